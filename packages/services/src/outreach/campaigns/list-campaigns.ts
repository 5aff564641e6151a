import { OutreachCampaignModel } from '@workbench/db';
import type { Verb } from '../../shared/context.ts';
import type { OutreachCampaign } from '../schemas.ts';
import { toOutreachCampaigns } from './campaign-view.ts';

const OUTREACH_CAMPAIGNS_MAX = 200;

/** Newest first, up to 200, each with what has become of its messages. */
export async function listOutreachCampaigns(_: Verb<object>): Promise<OutreachCampaign[]> {
  const docs = await OutreachCampaignModel.find().sort({ order: -1 }).limit(OUTREACH_CAMPAIGNS_MAX).lean();
  return toOutreachCampaigns(docs);
}
