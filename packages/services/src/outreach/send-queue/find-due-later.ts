import { OUTREACH_MESSAGE_INDEXES, type OutreachCampaignDoc, OutreachMessageModel } from '@workbench/db';
import type { SendQueue } from '../schemas.ts';
import { notSuppressed } from './count-pending.ts';

/** Next messages that wait for their day, without suppressed recipients, and when the first of them is due. */
export async function findDueLater(
  campaigns: readonly OutreachCampaignDoc[],
  now: Date,
): Promise<Pick<SendQueue, 'dueLater' | 'nextDueAt'>> {
  const [found] = await OutreachMessageModel.aggregate<{ count: number; first: Date }>([
    {
      $match: {
        campaignId: { $in: campaigns.map(({ _id }) => _id) },
        status: 'pending',
        threadId: { $type: 'string' },
        dueAt: { $gt: now },
        ...(await notSuppressed()),
      },
    },
    { $group: { _id: null, count: { $sum: 1 }, first: { $min: '$dueAt' } } },
  ]).hint(OUTREACH_MESSAGE_INDEXES.due);
  return { dueLater: found?.count ?? 0, nextDueAt: found?.first.toISOString() ?? null };
}
