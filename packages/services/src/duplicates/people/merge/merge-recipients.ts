import {
  type ContactDoc,
  type ContactMergeDoc,
  ContactModel,
  type OutreachMessageDoc,
  OutreachMessageModel,
} from '@workbench/db';
import type { Types } from 'mongoose';
import { joinRecipients, separateIdentifiers } from '../../../outreach/index.ts';
import type { ServiceContext } from '../../../shared/context.ts';
import { moveToArchive } from '../../../shared/moves/archive-documents.ts';
import { readArchive } from '../../../shared/moves/read-archive.ts';
import { restoreFromArchive } from '../../../shared/moves/restore-documents.ts';
import { chooseSuperfluous } from './choose-superfluous.ts';

type Sides = Pick<ContactMergeDoc, '_id' | 'survivorId' | 'otherId'>;

const MESSAGES = OutreachMessageModel.collection.collectionName;

/**
 * Messages follow by themselves, because the survivor is found by the ids of both. Where both were recipients of one
 * campaign, a message that was not sent goes into the archive, so that no one is written to twice; what stops it stops the one
 * that stays. Repeatable.
 */
export async function mergeRecipients(ctx: ServiceContext, sides: Sides, renew: () => Promise<void>): Promise<void> {
  const archiveId = sides._id;
  const filter = { _id: { $in: await findSuperfluous(sides) } };
  // Before they go: after a kill in between, whoever objected would be written to.
  await passOn(ctx, sides, await OutreachMessageModel.find(filter).lean<OutreachMessageDoc[]>());
  await moveToArchive({ archiveId, set: { collectionName: MESSAGES, filter }, renew });
  // Their keys are free only now.
  await passOn(ctx, sides, await readArchive<OutreachMessageDoc>(archiveId, MESSAGES));
}

async function passOn(ctx: ServiceContext, sides: Sides, putAside: readonly OutreachMessageDoc[]): Promise<void> {
  if (putAside.length === 0) return;
  const ids = new Set(putAside.map(({ _id }) => _id));
  const recipients = await Promise.all([messagesOf(sides.survivorId), messagesOf(sides.otherId)]);
  const kept = Map.groupBy(recipients.flat(), ({ campaignId }) => campaignId);
  for (const message of putAside) {
    for (const one of kept.get(message.campaignId) ?? [])
      if (!ids.has(one._id)) await joinRecipients(ctx, one, message);
  }
}

/**
 * Messages that were put aside come back; what they were recognised by is theirs again, and no message keeps what the other
 * contact is known by. Repeatable.
 */
export async function separateRecipients(ctx: ServiceContext, sides: Sides, renew: () => Promise<void>): Promise<void> {
  const archiveId = sides._id;
  const putAside = await readArchive<OutreachMessageDoc>(archiveId, MESSAGES);
  for (const { _id, campaignId, keys } of putAside) {
    await OutreachMessageModel.updateMany(
      { campaignId, keys: { $in: keys }, _id: { $ne: _id } },
      { $pull: { keys: { $in: keys } }, $inc: { revision: 1 } },
    );
  }
  const [survivor, other] = await Promise.all(
    [sides.survivorId, sides.otherId].map((id) => ContactModel.findById(id).lean<ContactDoc>()),
  );
  // While it is known what was put aside.
  if (survivor && other) await separateIdentifiers(ctx, { survivor, other, putAside });
  await restoreFromArchive({ archiveId, set: { collectionName: MESSAGES }, renew }, 'missing');
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
