import { OUTREACH_MESSAGE_INDEXES, type OutreachMessageDoc, OutreachMessageModel } from '@workbench/db';
import { moveToArchive } from '../../shared/moves/archive-documents.ts';
import { findExistingRecipients } from './find-existing.ts';
import type { TargetKeys } from './match-target.ts';
import { updateUnlessKeyTaken } from './update-unless-key-taken.ts';

const MESSAGES = OutreachMessageModel.collection.collectionName;

/** Where recipients are kept: in their campaigns, or in the trash with them. */
export interface RecipientStore {
  /** In every campaign. */
  find(keys: readonly string[]): Promise<OutreachMessageDoc[]>;
  /** The recipients of the message's campaign by whose keys the target is looked up. */
  findOwners(message: OutreachMessageDoc, target: TargetKeys): Promise<OutreachMessageDoc[]>;
  /** As it is now; null when it is not there any more. */
  readAgain(message: OutreachMessageDoc): Promise<OutreachMessageDoc | null>;
  /** null: another process has changed the message or has got one of the keys. */
  update(message: OutreachMessageDoc, changes: Partial<OutreachMessageDoc>): Promise<OutreachMessageDoc | null>;
  /** What comes after the message, where it has these fields. */
  updateNext(
    message: OutreachMessageDoc,
    fields: Partial<OutreachMessageDoc>,
    changes: Partial<OutreachMessageDoc>,
  ): Promise<void>;
  /** Moves messages into an archive. */
  putAside(ids: readonly string[], archive: { archiveId: string; renew: () => Promise<void> }): Promise<void>;
  /** Takes the keys of this message from the others of its campaign. */
  releaseKeys(message: OutreachMessageDoc): Promise<void>;
}

export const RECIPIENTS: RecipientStore = {
  find: (keys) =>
    OutreachMessageModel.find({ keys: { $in: [...keys] } })
      .hint(OUTREACH_MESSAGE_INDEXES.recipient)
      .lean<OutreachMessageDoc[]>()
      .exec(),
  findOwners: ({ campaignId }, target) => findExistingRecipients(campaignId, [target]),
  readAgain: ({ _id }) => OutreachMessageModel.findById(_id).lean<OutreachMessageDoc>().exec(),
  update: (message, changes) => updateUnlessKeyTaken(message, changes, false),
  updateNext: async ({ _id }, fields, changes) => {
    await OutreachMessageModel.updateMany(
      { threadId: _id, ...fields },
      { $set: changes, $inc: { revision: 1 } },
      { hint: OUTREACH_MESSAGE_INDEXES.thread },
    );
  },
  putAside: (ids, archive) =>
    moveToArchive({ ...archive, set: { collectionName: MESSAGES, filter: { _id: { $in: [...ids] } } } }),
  releaseKeys: async ({ _id, campaignId, keys }) => {
    await OutreachMessageModel.updateMany(
      { campaignId, keys: { $in: keys }, _id: { $ne: _id } },
      { $pull: { keys: { $in: keys } }, $inc: { revision: 1 } },
    );
  },
};
