import {
  OUTREACH_MESSAGE_INDEXES,
  type OutreachCampaignDoc,
  type OutreachMessageDoc,
  OutreachMessageModel,
} from '@workbench/db';
import { listSuppressionHashes } from '../../suppression/index.ts';
import { quotaKindOf } from '../campaigns/daily-limit.ts';

/** Messages of a campaign that count against one of the network's limits. */
export interface PendingCount {
  campaignId: string;
  quota: 'requests' | 'messages';
  count: number;
}

type PendingGroup = Pick<OutreachMessageDoc, 'campaignId' | 'messageType'>;

/** Pending messages by campaign and limit, counted on the index alone. */
export function countPending(campaigns: readonly OutreachCampaignDoc[]): Promise<PendingCount[]> {
  return countPendingByQuota(campaigns, {}, OUTREACH_MESSAGE_INDEXES.type);
}

/**
 * First messages whose drafts no one has approved yet, by campaign and limit; without suppressed ones, which are counted by
 * themselves. The send queue leaves them out.
 */
export async function countUnreviewed(campaigns: readonly OutreachCampaignDoc[]): Promise<PendingCount[]> {
  const filter = { needsReview: true, threadId: null, ...(await notSuppressed()) };
  return countPendingByQuota(campaigns, filter, OUTREACH_MESSAGE_INDEXES.review);
}

/** Messages of recipients who are not suppressed, by the hashes of each. */
export const notSuppressed = async () => ({ listHashes: { $nin: await listSuppressionHashes() } });

/**
 * Suppressed pending messages by campaign and limit. They are counted by the hashes of each message's recipient:
 * comparing everyone would take seconds in a large campaign.
 * @param foundSuppressed recipients whom the plan has just found suppressed, by today's identifiers of their contact or
 * lead
 */
export async function countSuppressedPending(
  campaigns: readonly OutreachCampaignDoc[],
  foundSuppressed: readonly OutreachMessageDoc[],
): Promise<PendingCount[]> {
  const hashes = await listSuppressionHashes();
  if (hashes.length === 0) return [];
  const suppressedHashes = new Set(hashes);
  const withoutHash = foundSuppressed.filter(
    (message) => !(message.listHashes ?? []).some((hash) => suppressedHashes.has(hash)),
  );
  const counted = await countPendingByQuota(
    campaigns,
    { listHashes: { $in: hashes } },
    OUTREACH_MESSAGE_INDEXES.listed,
  );
  return [...counted, ...withoutHash.map((message) => toPendingCount(message, 1))];
}

async function countPendingByQuota(
  campaigns: readonly OutreachCampaignDoc[],
  filter: object,
  hint: string,
): Promise<PendingCount[]> {
  const campaignId = { $in: campaigns.map(({ _id }) => _id) };
  const groups = await OutreachMessageModel.aggregate<{ _id: PendingGroup; count: number }>([
    { $match: { campaignId, status: 'pending', ...filter } },
    { $group: { _id: { campaignId: '$campaignId', messageType: '$messageType' }, count: { $sum: 1 } } },
  ]).hint(hint);
  return groups.map(({ _id, count }) => toPendingCount(_id, count));
}

const toPendingCount = ({ campaignId, messageType }: PendingGroup, count: number): PendingCount => ({
  campaignId,
  quota: quotaKindOf(messageType),
  count,
});
