import { type OutreachCampaignDoc, OutreachCampaignModel, type OutreachMessageDoc } from '@workbench/db';
import type { Verb } from '../shared/context.ts';
import { countListed, countWaiting, type Load } from './count-waiting.ts';
import { findOutreachCampaign } from './find-campaign.ts';
import { toOutreachMessage } from './outreach-view.ts';
import { planToday } from './plan-today.ts';
import { MESSAGES, quotaOfCampaign, REQUESTS, readQuotas } from './quotas.ts';
import { daysFor } from './rules/plan-queue.ts';
import type { QuotaState } from './rules/quota-window.ts';
import type { SendingDesk, SendingDeskInput } from './schemas.ts';

/**
 * What may be sent now, and who is next: of all active campaigns or of the chosen one, as many as the limits leave
 * today. A chosen campaign that is not active shows who would be next, and that none of them may be sent.
 * @throws ServiceError not_found
 */
export async function getSendingDesk({ ctx, input }: Verb<SendingDeskInput>): Promise<SendingDesk> {
  const chosen = input.campaignId === undefined ? null : await findOutreachCampaign(input.campaignId);
  const campaigns = chosen === null ? await activeCampaigns() : [chosen];
  const states = await readQuotas([REQUESTS, MESSAGES, ...campaigns.map(quotaOfCampaign)], ctx.now());
  const { queue, suppressed } = await planToday(ctx, campaigns, states);
  const names = new Map(campaigns.map(({ _id, name }) => [_id, name]));
  const view = (campaignId: string) => ({ campaignName: names.get(campaignId) ?? '', isSuppressed: false });
  return {
    requests: toQuota(states.get(REQUESTS.id)),
    messages: toQuota(states.get(MESSAGES.id)),
    campaign: chosen === null ? null : quotaOfChosen(chosen, states),
    queue: queue.slice(0, input.limit).map((message) => toOutreachMessage(message, view(message.campaignId))),
    ...(await backlogOf(campaigns, suppressed)),
  };
}

function activeCampaigns(): Promise<OutreachCampaignDoc[]> {
  return OutreachCampaignModel.find({ status: 'active' }).sort({ order: 1 }).lean();
}

function quotaOfChosen(campaign: OutreachCampaignDoc, states: Map<string, QuotaState>): SendingDesk['requests'] {
  const quota = toQuota(states.get(quotaOfCampaign(campaign).id));
  return campaign.status === 'active' ? quota : { ...quota, left: 0, nextFreeAt: null };
}

function toQuota(state: QuotaState | undefined): SendingDesk['requests'] {
  if (state === undefined) throw new Error('A limit was asked for and did not come');
  return { ...state, nextFreeAt: state.nextFreeAt?.toISOString() ?? null };
}

/** All who wait without those on the do-not-contact list, whatever places are left today. */
async function backlogOf(
  campaigns: OutreachCampaignDoc[],
  passedOver: readonly OutreachMessageDoc[],
): Promise<Pick<SendingDesk, 'waiting' | 'daysLeft' | 'suppressed'>> {
  const [waiting, listed] = await Promise.all([countWaiting(campaigns), countListed(campaigns, passedOver)]);
  const countOf = (isIt: (load: Load) => boolean) => sum(waiting.filter(isIt)) - sum(listed.filter(isIt));
  const daysLeft = daysFor([
    ...[REQUESTS, MESSAGES].map(({ id, limit }) => ({ waiting: countOf(({ quota }) => quota === id), limit })),
    ...campaigns.map((campaign) => ({
      waiting: countOf(({ campaignId }) => campaignId === campaign._id),
      limit: quotaOfCampaign(campaign).limit,
    })),
  ]);
  return { waiting: countOf(() => true), daysLeft, suppressed: sum(listed) };
}

const sum = (loads: readonly Load[]) => loads.reduce((total, { count }) => total + count, 0);
