import { groupMessages, outcomesBy } from './group-messages.ts';
import { type OutcomeCounts, ZERO_OUTCOMES } from './outcome-counts.ts';

/** By campaign, including campaigns without messages. */
export async function countByCampaign(campaignIds: string[]): Promise<Map<string, OutcomeCounts>> {
  const groups = await groupMessages({ campaignId: { $in: campaignIds } }, '$campaignId');
  const outcomes = outcomesBy(groups);
  return new Map(campaignIds.map((id) => [id, outcomes.get(id) ?? ZERO_OUTCOMES]));
}
