import type { Verb } from '../../shared/context.ts';
import { findOpenCampaign } from '../campaigns/find-campaign.ts';
import type { AddTargetsInput, AddTargetsResult } from '../schemas.ts';
import { addPeople } from './add-people.ts';
import { resolveTargets } from './resolve-targets.ts';

/**
 * Adds saved contacts, leads and whole imports of leads to a campaign, as `addPeople` does. Repeating an interrupted call
 * continues it.
 * @throws ServiceError not_found for an unknown campaign or import, conflict for a campaign that is or becomes
 * completed, invalid when contacts or leads do not exist any more; nothing is stored then
 */
export async function addTargets({ ctx, input }: Verb<AddTargetsInput>): Promise<AddTargetsResult> {
  const campaign = await findOpenCampaign(input.id);
  const { includeCustomers = false } = input;
  const chunks = resolveTargets(ctx, input);
  const { followedUp: _, ...result } = await addPeople(ctx, campaign, { chunks, includeCustomers });
  return result;
}
