import {
  OUTREACH_MESSAGE_INDEXES,
  type OutreachCampaignDoc,
  type OutreachMessageDoc,
  OutreachMessageModel,
} from '@workbench/db';
import type { ServiceContext } from '../../shared/context.ts';
import { quotaKindOf } from '../campaigns/daily-limit.ts';
import { findSuppressedMessageIds } from '../recipients/suppression.ts';
import { compareQueueOrder } from './queue-order.ts';
import type { QuotaState } from './quota-window.ts';
import { RemainingSlots } from './remaining-slots.ts';
import { campaignQuota } from './reserve-quota.ts';

export interface SendPlan {
  queue: OutreachMessageDoc[];
  /** Passed over because they are on the do-not-contact list now. */
  suppressed: OutreachMessageDoc[];
}

/** Messages that are read and checked at a time. */
const PAGE_MAX = 200;
const TYPES = ['connection_request', 'direct_message', 'follow_up'];

/** The next messages in order without drafts to be reviewed, replies due first, as many as the limits allow. Each campaign is read only as far as its slots, for replies and for first messages alike: a skipped reply comes after these. */
export async function planSendQueue(
  ctx: ServiceContext,
  campaigns: OutreachCampaignDoc[],
  states: ReadonlyMap<string, QuotaState>,
): Promise<SendPlan> {
  const left = [...states].map(([id, state]) => [id, state.left] as const);
  const parts: SendPlan[] = [];
  for (const campaign of campaigns) {
    const due = { threadId: { $type: 'string' }, dueAt: { $lte: ctx.now() } };
    for (const filter of [due, { threadId: null }]) {
      parts.push(await planCampaign(ctx, { campaign, filter }, new RemainingSlots(left)));
    }
  }
  const slots = new RemainingSlots(left);
  const queue = parts
    .flatMap((part) => part.queue)
    .sort(compareQueueOrder)
    .filter((message) => slots.take([quotaKindOf(message.messageType), `campaign:${message.campaignId}`]));
  return { queue, suppressed: parts.flatMap((part) => part.suppressed) };
}

/** The next messages of one campaign and one kind if it were the only one. */
async function planCampaign(
  ctx: ServiceContext,
  { campaign, filter }: { campaign: OutreachCampaignDoc; filter: object },
  slots: RemainingSlots,
): Promise<SendPlan> {
  const campaignQuotaId = campaignQuota(campaign).id;
  const plan: SendPlan = { queue: [], suppressed: [] };
  for (let skip = 0; slots.has(campaignQuotaId); skip += PAGE_MAX) {
    const types = TYPES.filter((type) => slots.has(quotaKindOf(type)));
    if (types.length === 0) break;
    const waiting = { campaignId: campaign._id, status: 'pending', needsReview: { $ne: true } };
    const page = await readPage({ ...waiting, ...filter }, skip);
    const fitting = page.filter(({ messageType }) => types.includes(messageType));
    const suppressed = await findSuppressedMessageIds(ctx, fitting);
    plan.suppressed.push(...fitting.filter(({ _id }) => suppressed.has(_id)));
    const allowed = fitting.filter(({ _id }) => !suppressed.has(_id));
    plan.queue.push(...allowed.filter(({ messageType }) => slots.take([quotaKindOf(messageType), campaignQuotaId])));
    if (page.length < PAGE_MAX) break;
  }
  return plan;
}

function readPage(filter: object, skip: number): Promise<OutreachMessageDoc[]> {
  return OutreachMessageModel.find(filter)
    .hint(OUTREACH_MESSAGE_INDEXES.queue)
    .sort({ skippedAt: 1, createdAt: 1, _id: 1 })
    .skip(skip)
    .limit(PAGE_MAX)
    .lean<OutreachMessageDoc[]>();
}
