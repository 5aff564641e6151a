import type { Verb } from '../../shared/context.ts';
import type { Lead, ListLeadsInput } from '../schemas.ts';
import { toLead } from '../store/lead-view.ts';
import { collectLeads, findMatches } from './page-leads.ts';

/**
 * Newest first, without those who have been put on the do-not-contact list since. The next page begins after the last
 * lead of this one: its cursor is "<createdAt>_<id>".
 * @throws ServiceError invalid when the cursor is none
 */
export async function listLeads({ ctx, input }: Verb<ListLeadsInput>): Promise<Lead[]> {
  const { readAfter } = await findMatches(input);
  const { leads } = await collectLeads(ctx, readAfter, { cursor: input.cursor ?? null, limit: input.limit });
  return leads.map(toLead);
}
