import type { z } from 'zod';
import type { ServiceContext, Verb } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import type { LeadPageInput, leadPageSchema } from '../schemas.ts';
import { type LeadSummary, toLead } from '../store/lead-view.ts';
import { findSuppressedLeads } from '../store/suppressed-leads.ts';
import { cachedTotal } from './cached-totals.ts';
import { cursorOf, formatLeadCursor, type LeadCursor, parseLeadCursor } from './cursor.ts';
import { conditionsOf, LEAD_COUNT_CAP } from './lead-filter.ts';
import { findMatches, type LeadMatches, type ReadLeads } from './matches.ts';
import { findSuppressedMatches } from './suppressed-matches.ts';

/**
 * Newest first, without suppressed people. With words: leads that match all of them by prefix. The total is exact, with
 * filters up to 10,000.
 * @throws ServiceError invalid for an invalid cursor
 */
export async function pageLeads({ ctx, input }: Verb<LeadPageInput>): Promise<z.infer<typeof leadPageSchema>> {
  const matches = await findMatches(input);
  const [found, total] = await Promise.all([
    collectLeads(ctx, matches.readAfter, { cursor: input.cursor ?? null, limit: input.limit }),
    cachedTotal(input, input.cursor == null, () => countShown(ctx, matches)),
  ]);
  const isFiltered = conditionsOf(input).length > 0 || (input.q ?? '') !== '';
  return {
    leads: found.leads.map(toLead),
    nextCursor: found.next,
    total,
    isTotalExact: !isFiltered || total < LEAD_COUNT_CAP,
  };
}

async function countShown(ctx: ServiceContext, matches: LeadMatches): Promise<number> {
  const total = await matches.count();
  return total - (await findSuppressedMatches(ctx, matches, total)).length;
}

/** Continues until the page is full, although some leads are excluded. */
export async function collectLeads(
  ctx: ServiceContext,
  readAfter: ReadLeads,
  { cursor, limit }: { cursor: string | null; limit: number },
): Promise<{ leads: LeadSummary[]; next: string | null }> {
  const leads: LeadSummary[] = [];
  let after = cursor === null ? null : requireCursor(cursor);
  for (;;) {
    // One extra row shows whether there is another page.
    const read = await readAfter(after, limit + 1);
    const suppressed = await findSuppressedLeads(ctx, read);
    leads.push(...read.filter(({ _id }) => !suppressed.has(_id.toHexString())));
    const end = leads[limit - 1];
    if (leads.length > limit && end !== undefined) {
      return { leads: leads.slice(0, limit), next: formatLeadCursor(cursorOf(end)) };
    }
    const last = read.at(-1);
    if (read.length <= limit || last === undefined) return { leads, next: null };
    after = cursorOf(last);
  }
}

function requireCursor(cursor: string): LeadCursor {
  const parsed = parseLeadCursor(cursor);
  if (parsed !== null) return parsed;
  const message = 'A cursor is the createdAt and the id of the last lead of a page: "2026-11-21T12:00:00.000Z_66aa…"';
  throw new ServiceError('invalid', message, [{ path: ['cursor'], message }]);
}
