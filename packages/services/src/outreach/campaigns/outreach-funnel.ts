import type { Verb } from '../../shared/context.ts';
import type { OutreachFunnel } from '../schemas.ts';
import { findOutreachCampaign } from './find-campaign.ts';
import { groupMessages, outcomesBy } from './group-messages.ts';
import { conversionRate } from './outcome-counts.ts';

/**
 * Outcomes of a campaign's messages by the writer of their drafts, most sent first. A next message cannot be accepted, so
 * the rate of acceptance is of first messages.
 * @throws ServiceError not_found
 */
export async function getOutreachFunnel({ input }: Verb<{ id: string }>): Promise<OutreachFunnel> {
  await findOutreachCampaign(input.id);
  const groups = await groupMessages({ campaignId: input.id }, '$writtenBy');
  const outcomes = outcomesBy(groups);
  const firstOutcomes = outcomesBy(groups.filter(({ isNext }) => !isNext));
  const templates = [...outcomes].map(([by, { totalTargets, sent, accepted, replied }]) => ({
    name: by ?? 'Not written yet',
    targets: totalTargets,
    sent,
    accepted,
    replied,
    acceptRate: conversionRate(accepted, firstOutcomes.get(by)?.sent ?? 0),
    replyRate: conversionRate(replied, sent),
  }));
  return { templates: templates.sort((a, b) => b.sent - a.sent || a.name.localeCompare(b.name, 'en')) };
}
