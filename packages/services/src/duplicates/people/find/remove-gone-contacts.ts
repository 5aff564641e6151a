import {
  ContactDismissalModel,
  ContactMatchKeyModel,
  ContactMergeModel,
  ContactModel,
  ContactPairModel,
  TrashEntryModel,
} from '@workbench/db';
import { mongo } from 'mongoose';
import { discardArchive } from '../../../shared/moves/discard-archive.ts';

const PAGE = 500;

/**
 * Pairs and keys of contacts that are gone go, too; "Not the same person" stays while a contact is in the trash, and for
 * one that was saved again.
 */
export async function removeGoneContacts(): Promise<void> {
  for await (const page of pagesOf(ContactMatchKeyModel.find({}, { _id: 1 }).lean().cursor({ batchSize: PAGE }))) {
    await removeGoneAmong(page.map(({ _id }) => _id));
  }
  await removePurgedMerges();
  for await (const page of pagesOf(ContactDismissalModel.find({}, { pairId: 1 }).lean().cursor({ batchSize: PAGE }))) {
    const idsOf = ({ pairId }: { pairId: string }) => pairId.split('-').map((id) => new mongo.ObjectId(id));
    const gone = new Set((await purgedAmong(page.flatMap(idsOf))).map((id) => id.toHexString()));
    const obsolete = page.filter((one) => idsOf(one).some((id) => gone.has(id.toHexString())));
    if (obsolete.length > 0) await ContactDismissalModel.deleteMany({ _id: { $in: obsolete.map(({ _id }) => _id) } });
  }
}

export async function removeGoneAmong(ids: readonly mongo.ObjectId[]): Promise<void> {
  const gone = await goneAmong(ids);
  if (gone.length > 0) await removeComparisons(gone);
}

/** Merges of contacts that were purged, and what they have archived. */
async function removePurgedMerges(): Promise<void> {
  const merges = ContactMergeModel.find({ state: 'merged' }, { survivorId: 1 }).lean().cursor({ batchSize: PAGE });
  for await (const page of pagesOf(merges)) {
    const purged = await purgedAmong(page.map(({ survivorId }) => survivorId));
    if (purged.length > 0) await removeMerges({ survivorId: { $in: purged } });
  }
}

export async function removeMerges(filter: object): Promise<void> {
  for (const { _id } of await ContactMergeModel.find(filter, { _id: 1 }).lean()) {
    await discardArchive(_id);
    await ContactMergeModel.deleteOne({ _id });
  }
}

/** Their pairs and keys. */
export async function removeComparisons(ids: readonly mongo.ObjectId[]): Promise<void> {
  await ContactPairModel.deleteMany({ ids: { $in: ids } });
  await ContactMatchKeyModel.deleteMany({ _id: { $in: ids } });
}

async function goneAmong(ids: readonly mongo.ObjectId[]): Promise<mongo.ObjectId[]> {
  const saved = await ContactModel.find({ _id: { $in: ids } }, { _id: 1 }).lean();
  const left = new Set(saved.map(({ _id }) => _id.toHexString()));
  return ids.filter((id) => !left.has(id.toHexString()));
}

/** Neither saved nor in the trash, and not one with another. */
async function purgedAmong(ids: readonly mongo.ObjectId[]): Promise<mongo.ObjectId[]> {
  const gone = await goneAmong(ids);
  if (gone.length === 0) return [];
  const [merged, trashed] = await Promise.all([
    ContactModel.find({ formerIds: { $in: gone } }, { formerIds: 1 }).lean(),
    TrashEntryModel.find({ recordIds: { $in: gone.map((id) => id.toHexString()) } }, { recordIds: 1 }).lean(),
  ]);
  const known = new Set([
    ...merged.flatMap(({ formerIds }) => formerIds.map((id) => id.toHexString())),
    ...trashed.flatMap(({ recordIds }) => recordIds),
  ]);
  return gone.filter((id) => !known.has(id.toHexString()));
}

async function* pagesOf<T>(rows: AsyncIterable<T>): AsyncGenerator<T[]> {
  let page: T[] = [];
  for await (const row of rows) {
    page.push(row);
    if (page.length < PAGE) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}
