import {
  OUTREACH_MESSAGE_INDEXES,
  type OutreachCampaignDoc,
  type OutreachMessageDoc,
  OutreachMessageModel,
} from '@workbench/db';
import type { ServiceContext } from '../shared/context.ts';
import { quotaOfCampaign } from './quotas.ts';
import { quotaOf } from './rules/daily-limit.ts';
import { byTurn, Places } from './rules/plan-queue.ts';
import type { QuotaState } from './rules/quota-window.ts';
import { suppressedMessages } from './suppressed-messages.ts';

export interface Plan {
  queue: OutreachMessageDoc[];
  /** Passed over because they are on the do-not-contact list now. */
  suppressed: OutreachMessageDoc[];
}

/** Messages that are read and checked at a time. */
const PAGE_MAX = 200;
const TYPES = ['connection_request', 'direct_message', 'follow_up'];

/** Those who are next, in order, as many as the limits leave. Each campaign is read no further than it has places. */
export async function planToday(
  ctx: ServiceContext,
  campaigns: OutreachCampaignDoc[],
  states: ReadonlyMap<string, QuotaState>,
): Promise<Plan> {
  const left = [...states].map(([id, state]) => [id, state.left] as const);
  const parts: Plan[] = [];
  for (const campaign of campaigns) parts.push(await nextOf(ctx, campaign, new Places(left)));
  const places = new Places(left);
  const queue = parts
    .flatMap((part) => part.queue)
    .sort(byTurn)
    .filter((message) => places.take([quotaOf(message.messageType), `campaign:${message.campaignId}`]));
  return { queue, suppressed: parts.flatMap((part) => part.suppressed) };
}

/** Those of one campaign who would be next if it were the only one. */
async function nextOf(ctx: ServiceContext, campaign: OutreachCampaignDoc, places: Places): Promise<Plan> {
  const own = quotaOfCampaign(campaign).id;
  const plan: Plan = { queue: [], suppressed: [] };
  for (let skip = 0; places.has(own); skip += PAGE_MAX) {
    const types = TYPES.filter((type) => places.has(quotaOf(type)));
    if (types.length === 0) break;
    const page = await readPage(campaign._id, skip);
    const fitting = page.filter(({ messageType }) => types.includes(messageType));
    const suppressed = await suppressedMessages(ctx, fitting);
    plan.suppressed.push(...fitting.filter(({ _id }) => suppressed.has(_id)));
    const allowed = fitting.filter(({ _id }) => !suppressed.has(_id));
    plan.queue.push(...allowed.filter(({ messageType }) => places.take([quotaOf(messageType), own])));
    if (page.length < PAGE_MAX) break;
  }
  return plan;
}

function readPage(campaignId: string, skip: number): Promise<OutreachMessageDoc[]> {
  return OutreachMessageModel.find({ campaignId, status: 'pending' })
    .hint(OUTREACH_MESSAGE_INDEXES.queue)
    .sort({ skippedAt: 1, createdAt: 1, _id: 1 })
    .skip(skip)
    .limit(PAGE_MAX)
    .lean<OutreachMessageDoc[]>();
}
