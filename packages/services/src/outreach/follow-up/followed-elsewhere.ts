import { OUTREACH_MESSAGE_INDEXES, OutreachMessageModel } from '@workbench/db';
import type { Target } from '../recipients/target.ts';

/** People whom a follow-up has carried over from the same message into another campaign already. */
export async function followedElsewhere(campaignId: string, targets: readonly Target[]): Promise<Set<Target>> {
  const messageIds = targets.flatMap(({ followsUpMessageId }) => followsUpMessageId ?? []);
  if (messageIds.length === 0) return new Set();
  const others = await OutreachMessageModel.find(
    { followsUpMessageId: { $in: messageIds }, campaignId: { $ne: campaignId } },
    { followsUpMessageId: 1 },
  )
    .hint(OUTREACH_MESSAGE_INDEXES.followed)
    .lean();
  const taken = new Set(others.map((one) => one.followsUpMessageId));
  return new Set(targets.filter(({ followsUpMessageId }) => taken.has(followsUpMessageId)));
}
