import { OUTREACH_MESSAGE_INDEXES, type OutreachMessageDoc, OutreachMessageModel } from '@workbench/db';
import { findExistingRecipients } from './find-existing.ts';
import type { TargetKeys } from './match-target.ts';
import { updateUnlessKeyTaken } from './update-unless-key-taken.ts';

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
};
