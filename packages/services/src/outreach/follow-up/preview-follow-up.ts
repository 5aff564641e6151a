import type { Verb } from '../../shared/context.ts';
import { findOutreachCampaign } from '../campaigns/find-campaign.ts';
import type { FollowUpPreview } from '../schemas.ts';
import { findUnanswered } from './find-unanswered.ts';

/** Whom a follow-up of a campaign would have now, and whom it leaves out. @throws ServiceError not_found */
export async function previewFollowUp({ ctx, input }: Verb<{ id: string }>): Promise<FollowUpPreview> {
  const { targets, leftOut } = await findUnanswered(ctx, await findOutreachCampaign(input.id));
  return { carriedOver: targets.length, leftOut };
}
