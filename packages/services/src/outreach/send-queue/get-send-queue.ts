import {
  OUTREACH_MESSAGE_INDEXES,
  type OutreachCampaignDoc,
  OutreachCampaignModel,
  type OutreachMessageDoc,
  OutreachMessageModel,
} from '@workbench/db';
import type { Verb } from '../../shared/context.ts';
import { findOutreachCampaign } from '../campaigns/find-campaign.ts';
import { toOutreachMessage } from '../messages/message-view.ts';
import type { SendQueue, SendQueueInput } from '../schemas.ts';
import { countPending, countSuppressedPending, notSuppressed, type PendingCount } from './count-pending.ts';
import { daysToSendAll } from './days-to-send.ts';
import { findDueLater } from './find-due-later.ts';
import { planSendQueue } from './plan-send-queue.ts';
import type { QuotaState } from './quota-window.ts';
import { campaignQuota, MESSAGE_QUOTA, REQUEST_QUOTA, readQuotas } from './reserve-quota.ts';

/**
 * The messages that may be sent now, next one first: of all active campaigns or of the selected one, as many as the
 * limits allow today. For a selected campaign that is not active, shows which would be next, and that none may be sent.
 * @throws ServiceError not_found
 */
export async function getSendQueue({ ctx, input }: Verb<SendQueueInput>): Promise<SendQueue> {
  const chosen = input.campaignId === undefined ? null : await findOutreachCampaign(input.campaignId);
  const campaigns = chosen === null ? await activeCampaigns() : [chosen];
  const states = await readQuotas([REQUEST_QUOTA, MESSAGE_QUOTA, ...campaigns.map(campaignQuota)], ctx.now());
  const { queue, suppressed } = await planSendQueue(ctx, campaigns, states);
  const names = new Map(campaigns.map(({ _id, name }) => [_id, name]));
  const view = (campaignId: string) => ({ campaignName: names.get(campaignId) ?? '', isSuppressed: false });
  return {
    requests: toQuota(states.get(REQUEST_QUOTA.id)),
    messages: toQuota(states.get(MESSAGE_QUOTA.id)),
    campaign: chosen === null ? null : chosenCampaignQuota(chosen, states),
    queue: queue.slice(0, input.limit).map((message) => toOutreachMessage(message, view(message.campaignId))),
    ...(await countBacklog(campaigns, suppressed)),
    needsReview: await countNeedsReview(campaigns),
    ...(await findDueLater(campaigns, ctx.now())),
  };
}

/** Without suppressed recipients, like all that waits. */
async function countNeedsReview(campaigns: readonly OutreachCampaignDoc[]): Promise<number> {
  const campaignId = { $in: campaigns.map(({ _id }) => _id) };
  return OutreachMessageModel.countDocuments({
    campaignId,
    status: 'pending',
    needsReview: true,
    ...(await notSuppressed()),
  })
    .hint(OUTREACH_MESSAGE_INDEXES.review)
    .exec();
}

function activeCampaigns(): Promise<OutreachCampaignDoc[]> {
  return OutreachCampaignModel.find({ status: 'active' }).sort({ order: 1 }).lean();
}

function chosenCampaignQuota(campaign: OutreachCampaignDoc, states: Map<string, QuotaState>): SendQueue['requests'] {
  const quota = toQuota(states.get(campaignQuota(campaign).id));
  return campaign.status === 'active' ? quota : { ...quota, left: 0, nextFreeAt: null };
}

function toQuota(state: QuotaState | undefined): SendQueue['requests'] {
  if (state === undefined) throw new Error('A limit was requested but not found');
  return { ...state, nextFreeAt: state.nextFreeAt?.toISOString() ?? null };
}

/** All pending messages without suppressed recipients, regardless of today's slots. */
async function countBacklog(
  campaigns: OutreachCampaignDoc[],
  foundSuppressed: readonly OutreachMessageDoc[],
): Promise<Pick<SendQueue, 'waiting' | 'daysLeft' | 'suppressed'>> {
  const [waiting, suppressedCounts] = await Promise.all([
    countPending(campaigns),
    countSuppressedPending(campaigns, foundSuppressed),
  ]);
  const countOf = (matches: (load: PendingCount) => boolean) =>
    sum(waiting.filter(matches)) - sum(suppressedCounts.filter(matches));
  const daysLeft = daysToSendAll([
    ...[REQUEST_QUOTA, MESSAGE_QUOTA].map(({ id, limit }) => ({
      waiting: countOf(({ quota }) => quota === id),
      limit,
    })),
    ...campaigns.map((campaign) => ({
      waiting: countOf(({ campaignId }) => campaignId === campaign._id),
      limit: campaignQuota(campaign).limit,
    })),
  ]);
  return { waiting: countOf(() => true), daysLeft, suppressed: sum(suppressedCounts) };
}

const sum = (loads: readonly PendingCount[]) => loads.reduce((total, { count }) => total + count, 0);
