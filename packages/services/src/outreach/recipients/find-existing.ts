import { OUTREACH_MESSAGE_INDEXES, type OutreachMessageDoc, OutreachMessageModel } from '@workbench/db';
import { lookupKeys, type TargetKeys } from './match-target.ts';

/** The recipients of a campaign with any of the keys by which these people are looked up. */
export function findExistingRecipients(
  campaignId: string,
  targets: readonly TargetKeys[],
): Promise<OutreachMessageDoc[]> {
  const keys = [...new Set(targets.flatMap(lookupKeys))];
  return OutreachMessageModel.find({ campaignId, keys: { $in: keys } })
    .hint(OUTREACH_MESSAGE_INDEXES.keys)
    .lean<OutreachMessageDoc[]>();
}
