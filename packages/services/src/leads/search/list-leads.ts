import type { Verb } from '../../shared/context.ts';
import type { Lead, ListLeadsInput } from '../schemas.ts';
import { toLead } from '../store/lead-view.ts';
import { findMatches } from './matches.ts';
import { collectLeads } from './page-leads.ts';

/**
 * Newest first, without suppressed people. The cursor of the next page is "<createdAt>_<id>" of this page's last lead.
 * @throws ServiceError invalid for an invalid cursor
 */
export async function listLeads({ ctx, input }: Verb<ListLeadsInput>): Promise<Lead[]> {
  const { readAfter } = await findMatches(input);
  const { leads } = await collectLeads(ctx, readAfter, { cursor: input.cursor ?? null, limit: input.limit });
  return leads.map(toLead);
}
