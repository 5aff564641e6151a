import type { OutreachCampaignDoc } from '@workbench/db';
import type { OutreachCampaign } from '../schemas.ts';
import { countByCampaign } from './count-by-campaign.ts';
import { dailyLimitMax } from './daily-limit.ts';
import { ZERO_OUTCOMES } from './outcome-counts.ts';

/** Campaigns as they are shown, each with what has become of its messages. */
export async function toOutreachCampaigns(docs: OutreachCampaignDoc[]): Promise<OutreachCampaign[]> {
  const outcomes = await countByCampaign(docs.map(({ _id }) => _id));
  return docs.map((doc) => ({
    id: doc._id,
    name: doc.name,
    status: doc.status as OutreachCampaign['status'],
    type: doc.type as OutreachCampaign['type'],
    ...(outcomes.get(doc._id) ?? ZERO_OUTCOMES),
    targetCriteria: doc.targetCriteria,
    // A campaign from before there were limits has none of its own.
    dailyLimit: doc.dailyLimit ?? dailyLimitMax(doc.type),
    templateId: doc.templateId ?? null,
    goal: doc.goal ?? '',
    senderName: doc.senderName ?? '',
    senderTitle: doc.senderTitle ?? '',
    senderCompany: doc.senderCompany ?? '',
    language: (doc.language ?? null) as OutreachCampaign['language'],
    isFormal: doc.isFormal ?? true,
    tone: (doc.tone ?? 'friendly') as OutreachCampaign['tone'],
    followsUpId: doc.followsUpId ?? null,
    createdAt: doc.createdAt.toISOString(),
    startedAt: doc.startedAt?.toISOString() ?? null,
    completedAt: doc.completedAt?.toISOString() ?? null,
  }));
}

export async function toOutreachCampaign(doc: OutreachCampaignDoc): Promise<OutreachCampaign> {
  const [campaign] = await toOutreachCampaigns([doc]);
  if (campaign === undefined) throw new Error('A campaign was given and none came back');
  return campaign;
}
