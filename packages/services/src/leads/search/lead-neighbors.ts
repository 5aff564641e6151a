import type { ServiceContext, Verb } from '../../shared/context.ts';
import type { LeadNeighbors, LeadNeighborsInput } from '../schemas.ts';
import { findLead } from '../store/change-lead.ts';
import { findSuppressedLeads } from '../store/suppressed-leads.ts';
import { cursorOf, type LeadCursor, newestFirst } from './cursor.ts';
import { findMatches, type ReadLeads } from './matches.ts';
import { findSuppressedMatches } from './suppressed-matches.ts';

const LOOKED_AT = 20;

/**
 * Where a lead is among those of a filter, and the ones before and after it in the order of the list, without suppressed
 * people. A lead that a decision took out of the filter keeps its neighbors and has no position.
 * @throws ServiceError not_found
 */
export async function leadNeighbors({ ctx, input }: Verb<LeadNeighborsInput>): Promise<LeadNeighbors> {
  const { id, ...filters } = input;
  const cursor = cursorOf(await findLead(id));
  const [matches, suggested] = await Promise.all([findMatches(filters), findMatches(filters, 'suggestion')]);
  const [previousId, nextId, nextSuggestionId, before, isMatch, total] = await Promise.all([
    firstFrom(ctx, matches.readBefore, cursor),
    firstFrom(ctx, matches.readAfter, cursor),
    firstFrom(ctx, suggested.readAfter, cursor),
    matches.countBefore(cursor),
    matches.has(cursor),
    matches.count(),
  ]);
  const suppressed = await findSuppressedMatches(ctx, matches, total);
  const suppressedBefore = suppressed.filter((lead) => newestFirst(cursorOf(lead), cursor) < 0);
  const isShown = isMatch && suppressed.every(({ _id }) => _id.toHexString() !== id);
  const position = isShown ? before - suppressedBefore.length + 1 : null;
  return { position, total: total - suppressed.length, previousId, nextId, nextSuggestionId };
}

async function firstFrom(ctx: ServiceContext, read: ReadLeads, cursor: LeadCursor): Promise<string | null> {
  let from = cursor;
  for (;;) {
    const leads = await read(from, LOOKED_AT);
    const suppressed = await findSuppressedLeads(ctx, leads);
    const first = leads.find(({ _id }) => !suppressed.has(_id.toHexString()));
    if (first !== undefined) return first._id.toHexString();
    const last = leads.at(-1);
    if (last === undefined || leads.length < LOOKED_AT) return null;
    from = cursorOf(last);
  }
}
