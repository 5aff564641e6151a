import {
  OUTREACH_MESSAGE_INDEXES,
  type OutreachCampaignDoc,
  type OutreachMessageDoc,
  OutreachMessageModel,
} from '@workbench/db';
import { listedHashes } from '../contacts/index.ts';
import { quotaOf } from './rules/daily-limit.ts';

/** Messages of a campaign that count against one of the network's limits. */
export interface Load {
  campaignId: string;
  quota: 'requests' | 'messages';
  count: number;
}

type Counted = Pick<OutreachMessageDoc, 'campaignId' | 'messageType'>;

/** All that wait, by campaign and limit; the index alone tells. */
export function countWaiting(campaigns: readonly OutreachCampaignDoc[]): Promise<Load[]> {
  return countLoads(campaigns, {}, OUTREACH_MESSAGE_INDEXES.type);
}

/**
 * Those of the waiting who are on the do-not-contact list, by campaign and limit. They are counted by the hashes that
 * each message has of its recipient: comparing everybody would take seconds in a large campaign.
 * @param passedOver of whom the plan has just found out, by what their contact or lead says today
 */
export async function countListed(
  campaigns: readonly OutreachCampaignDoc[],
  passedOver: readonly OutreachMessageDoc[],
): Promise<Load[]> {
  const hashes = await listedHashes();
  if (hashes.length === 0) return [];
  const listed = new Set(hashes);
  const further = passedOver.filter((message) => !(message.listHashes ?? []).some((hash) => listed.has(hash)));
  const counted = await countLoads(campaigns, { listHashes: { $in: hashes } }, OUTREACH_MESSAGE_INDEXES.listed);
  return [...counted, ...further.map((message) => toLoad(message, 1))];
}

async function countLoads(campaigns: readonly OutreachCampaignDoc[], filter: object, hint: string): Promise<Load[]> {
  const campaignId = { $in: campaigns.map(({ _id }) => _id) };
  const groups = await OutreachMessageModel.aggregate<{ _id: Counted; count: number }>([
    { $match: { campaignId, status: 'pending', ...filter } },
    { $group: { _id: { campaignId: '$campaignId', messageType: '$messageType' }, count: { $sum: 1 } } },
  ]).hint(hint);
  return groups.map(({ _id, count }) => toLoad(_id, count));
}

const toLoad = ({ campaignId, messageType }: Counted, count: number): Load => ({
  campaignId,
  quota: quotaOf(messageType),
  count,
});
