import {
  OUTREACH_MESSAGE_INDEXES,
  type OutreachCampaignDoc,
  OutreachCampaignModel,
  type OutreachMessageDoc,
  OutreachMessageModel,
} from '@workbench/db';
import type { ServiceContext, Verb } from '../../shared/context.ts';
import { findSuppressedMessageIds } from '../recipients/suppression.ts';
import type { WeekPlan } from '../schemas.ts';
import { countPending, countSuppressedPending, countUnreviewed, type PendingCount } from './count-pending.ts';
import { type CampaignBacklog, planWeek } from './plan-week.ts';
import { campaignQuota, MESSAGE_QUOTA, REQUEST_QUOTA, readQuotas } from './reserve-quota.ts';

const DAYS = 7;

/**
 * How many messages of the active campaigns are due on each of the next seven local days within the limits, as the send
 * queue offers them: without drafts that wait for a review.
 */
export async function getWeekPlan({ ctx }: Verb<object>): Promise<WeekPlan> {
  const now = ctx.now();
  const campaigns = await OutreachCampaignModel.find({ status: 'active' }).sort({ order: 1 }).lean();
  const states = await readQuotas([REQUEST_QUOTA, MESSAGE_QUOTA, ...campaigns.map(campaignQuota)], now);
  const leftToday = (id: string) => states.get(id)?.left ?? 0;
  const next = await findNextMessages(ctx, campaigns);
  const [pending, suppressed, unreviewed] = await Promise.all([
    countPending(campaigns),
    countSuppressedPending(campaigns, next.suppressed),
    countUnreviewed(campaigns),
  ]);
  const backlogs = campaigns.map((campaign): CampaignBacklog => {
    const own = next.allowed.filter(({ campaignId }) => campaignId === campaign._id);
    const waiting = (kind: PendingCount['quota']) =>
      countOf(pending, campaign._id, kind) -
      countOf(suppressed, campaign._id, kind) -
      countOf(unreviewed, campaign._id, kind);
    const { id, limit } = campaignQuota(campaign);
    return {
      slots: { today: leftToday(id), daily: limit },
      requests: waiting('requests'),
      messages: waiting('messages') - own.length,
      replies: countByDay(
        own.filter(({ needsReview }) => needsReview !== true),
        now,
      ),
    };
  });
  const { days, later } = planWeek(backlogs, {
    days: DAYS,
    today: { requests: leftToday(REQUEST_QUOTA.id), messages: leftToday(MESSAGE_QUOTA.id) },
    daily: { requests: REQUEST_QUOTA.limit, messages: MESSAGE_QUOTA.limit },
  });
  return { days: days.map((day, at) => ({ date: formatDay(startOfDay(now, at)), ...day })), later };
}

const countOf = (counts: readonly PendingCount[], id: string, kind: PendingCount['quota']): number =>
  counts.reduce((sum, { campaignId, quota, count }) => sum + (campaignId === id && quota === kind ? count : 0), 0);

/** A day has 23 to 25 hours where clocks change. */
const startOfDay = (now: Date, days: number): Date => new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);

/** The overdue ones with the first day, those that are due after the last day behind it. */
function countByDay(messages: readonly OutreachMessageDoc[], now: Date): number[] {
  const counts = Array.from({ length: DAYS + 1 }, () => 0);
  for (const { dueAt } of messages) {
    const at = counts.findIndex((_, day) => day === DAYS || (dueAt ?? now) < startOfDay(now, day + 1));
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts;
}

const pad = (part: number) => String(part).padStart(2, '0');
const formatDay = (day: Date): string => `${day.getFullYear()}-${pad(day.getMonth() + 1)}-${pad(day.getDate())}`;

async function findNextMessages(ctx: ServiceContext, campaigns: readonly OutreachCampaignDoc[]) {
  const messages = await OutreachMessageModel.find({
    campaignId: { $in: campaigns.map(({ _id }) => _id) },
    status: 'pending',
    threadId: { $type: 'string' },
  })
    .hint(OUTREACH_MESSAGE_INDEXES.due)
    .lean<OutreachMessageDoc[]>();
  const suppressedIds = await findSuppressedMessageIds(ctx, messages);
  return {
    allowed: messages.filter(({ _id }) => !suppressedIds.has(_id)),
    suppressed: messages.filter(({ _id }) => suppressedIds.has(_id)),
  };
}
