import { randomUUID } from 'node:crypto';
import { type OutreachCampaignDoc, OutreachCampaignModel, OutreachMessageModel } from '@workbench/db';
import type { ServiceContext, Verb } from '../shared/context.ts';
import { isDuplicateKey } from '../shared/database-errors.ts';
import { ServiceError } from '../shared/errors.ts';
import type { CreateOutreachCampaignInput, OutreachCampaign } from './schemas.ts';

const OUTREACH_CAMPAIGNS_LISTED_MAX = 200;

type Counters = Pick<OutreachCampaign, 'totalTargets' | 'sent' | 'accepted' | 'replied'>;
const NO_TARGETS: Counters = { totalTargets: 0, sent: 0, accepted: 0, replied: 0 };

let lastOrder = 0;

/** Newest first, up to 200, each with what has become of its messages. */
export async function listOutreachCampaigns(_: Verb<object>): Promise<OutreachCampaign[]> {
  const docs = await OutreachCampaignModel.find().sort({ order: -1 }).limit(OUTREACH_CAMPAIGNS_LISTED_MAX).lean();
  const counters = await countMessages(docs.map(({ _id }) => _id));
  return docs.map((doc) => toOutreachCampaign(doc, counters.get(doc._id)));
}

/** A draft without targets. The same request sent twice answers the same campaign. */
export async function createOutreachCampaign({
  ctx,
  input,
}: Verb<CreateOutreachCampaignInput>): Promise<OutreachCampaign> {
  const doc = await store(newCampaign(ctx, input));
  const counters = await countMessages([doc._id]);
  return toOutreachCampaign(doc, counters.get(doc._id));
}

/** @throws ServiceError not_found */
export async function findOutreachCampaign(id: string): Promise<OutreachCampaignDoc> {
  const campaign = await OutreachCampaignModel.findById(id).lean();
  if (campaign !== null) return campaign;
  throw new ServiceError('not_found', 'There is no outreach campaign with this id');
}

/** @throws ServiceError not_found, or conflict when the campaign is completed */
export async function findOpenCampaign(id: string): Promise<OutreachCampaignDoc> {
  const campaign = await findOutreachCampaign(id);
  if (campaign.status !== 'completed') return campaign;
  throw new ServiceError('conflict', `"${campaign.name}" is completed and takes nobody any more. Choose another one.`);
}

function newCampaign(ctx: ServiceContext, input: CreateOutreachCampaignInput): OutreachCampaignDoc {
  lastOrder = Math.max(Date.now(), lastOrder + 0.001);
  return {
    _id: input.requestId ?? randomUUID(),
    name: input.name,
    status: 'draft',
    type: input.type,
    targetCriteria: input.targetCriteria,
    createdAt: ctx.now(),
    order: lastOrder,
  };
}

/** Answers the campaign that has the id already, as when the same request came twice at once. */
async function store(campaign: OutreachCampaignDoc): Promise<OutreachCampaignDoc> {
  try {
    await OutreachCampaignModel.collection.insertOne({ ...campaign } as never);
    return campaign;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return (await OutreachCampaignModel.findById(campaign._id).lean()) ?? campaign;
  }
}

/** Counters by campaign. An accepted request was sent before, and one that was answered was sent and accepted. */
async function countMessages(campaignIds: string[]): Promise<Map<string, Counters>> {
  const groups = await OutreachMessageModel.aggregate<{ _id: { campaignId: string; status: string }; count: number }>([
    { $match: { campaignId: { $in: campaignIds } } },
    { $group: { _id: { campaignId: '$campaignId', status: '$status' }, count: { $sum: 1 } } },
  ]);
  const counters = new Map<string, Counters>();
  for (const { _id, count } of groups) {
    const before = counters.get(_id.campaignId) ?? NO_TARGETS;
    const isReplied = _id.status === 'replied';
    const isAccepted = isReplied || _id.status === 'accepted';
    const isSent = isAccepted || _id.status === 'sent';
    counters.set(_id.campaignId, {
      totalTargets: before.totalTargets + count,
      sent: before.sent + (isSent ? count : 0),
      accepted: before.accepted + (isAccepted ? count : 0),
      replied: before.replied + (isReplied ? count : 0),
    });
  }
  return counters;
}

function toOutreachCampaign(doc: OutreachCampaignDoc, counters: Counters = NO_TARGETS): OutreachCampaign {
  return {
    id: doc._id,
    name: doc.name,
    status: doc.status as OutreachCampaign['status'],
    type: doc.type as OutreachCampaign['type'],
    ...counters,
    targetCriteria: doc.targetCriteria,
    createdAt: doc.createdAt.toISOString(),
  };
}
