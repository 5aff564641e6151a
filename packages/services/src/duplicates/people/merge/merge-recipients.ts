import {
  type ContactDoc,
  type ContactMergeDoc,
  ContactModel,
  type OutreachMessageDoc,
  OutreachMessageModel,
} from '@workbench/db';
import type { Types } from 'mongoose';
import { separateIdentifiers } from '../../../outreach/index.ts';
import type { ServiceContext } from '../../../shared/context.ts';
import { moveToArchive } from '../../../shared/moves/archive-documents.ts';
import { readArchive } from '../../../shared/moves/read-archive.ts';
import { restoreFromArchive } from '../../../shared/moves/restore-documents.ts';
import { chooseSuperfluous } from './choose-superfluous.ts';

type Sides = Pick<ContactMergeDoc, '_id' | 'survivorId' | 'otherId'>;

const MESSAGES = OutreachMessageModel.collection.collectionName;

/**
 * Messages follow by themselves, because the survivor is found by the ids of both. Where both were recipients of one
 * campaign, a message that was not sent goes into the archive, so that no one is written to twice.
 */
export async function mergeRecipients(sides: Sides, renew: () => Promise<void>): Promise<void> {
  const superfluous = await findSuperfluous(sides);
  if (superfluous.length === 0) return;
  const set = { collectionName: MESSAGES, filter: { _id: { $in: superfluous } } };
  await moveToArchive({ archiveId: sides._id, set, renew });
}

/**
 * Messages that were put aside come back; what they were recognised by is theirs again, and no message keeps what the other
 * contact is known by. Repeatable.
 */
export async function separateRecipients(ctx: ServiceContext, sides: Sides, renew: () => Promise<void>): Promise<void> {
  const archiveId = sides._id;
  for (const { _id, campaignId, keys } of await readArchive<OutreachMessageDoc>(archiveId, MESSAGES)) {
    await OutreachMessageModel.updateMany(
      { campaignId, keys: { $in: keys }, _id: { $ne: _id } },
      { $pull: { keys: { $in: keys } }, $inc: { revision: 1 } },
    );
  }
  await restoreFromArchive({ archiveId, set: { collectionName: MESSAGES }, renew }, 'missing');
  const [survivor, other] = await Promise.all(
    [sides.survivorId, sides.otherId].map((id) => ContactModel.findById(id).lean<ContactDoc>()),
  );
  if (survivor && other) await separateIdentifiers(ctx, survivor, other);
}

/** Ids of messages that a merge takes out of their campaigns. */
export async function findSuperfluous({ survivorId, otherId }: Omit<Sides, '_id'>): Promise<string[]> {
  const [survivors, others] = await Promise.all([messagesOf(survivorId), messagesOf(otherId)]);
  const ids = new Set(others.map(({ _id }) => _id));
  return chooseSuperfluous(
    survivors.filter(({ _id }) => !ids.has(_id)),
    others,
  );
}

async function messagesOf(id: Types.ObjectId): Promise<OutreachMessageDoc[]> {
  const contact = await ContactModel.findById(id, { formerIds: 1 }).lean();
  const ids = [id, ...(contact?.formerIds ?? [])].map((one) => `contact:${one.toHexString()}`);
  return OutreachMessageModel.find({ keys: { $in: ids } }).lean<OutreachMessageDoc[]>();
}
