import type { Verb } from '../../shared/context.ts';
import type { OutreachFunnel } from '../schemas.ts';
import { findOutreachCampaign } from './find-campaign.ts';
import { groupMessages, outcomesBy } from './group-messages.ts';
import { conversionRate } from './outcome-counts.ts';

/**
 * Outcomes of a campaign's messages by the writer of their drafts, most sent first.
 * @throws ServiceError not_found
 */
export async function getOutreachFunnel({ input }: Verb<{ id: string }>): Promise<OutreachFunnel> {
  await findOutreachCampaign(input.id);
  const outcomes = outcomesBy(await groupMessages({ campaignId: input.id }, '$writtenBy'));
  const templates = [...outcomes].map(([by, { totalTargets, sent, accepted, replied }]) => ({
    name: by ?? 'Not written yet',
    targets: totalTargets,
    sent,
    accepted,
    replied,
    acceptRate: conversionRate(accepted, sent),
    replyRate: conversionRate(replied, sent),
  }));
  return { templates: templates.sort((a, b) => b.sent - a.sent || a.name.localeCompare(b.name, 'en')) };
}
