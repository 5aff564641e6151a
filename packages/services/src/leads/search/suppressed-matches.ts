import type { ServiceContext } from '../../shared/context.ts';
import { isAnyoneSuppressed } from '../../suppression/index.ts';
import type { LeadSummary } from '../store/lead-view.ts';
import { findSuppressedLeads } from '../store/suppressed-leads.ts';
import { cursorOf, type LeadCursor } from './cursor.ts';
import type { LeadMatches } from './matches.ts';

/** Looking at more would take longer than reading the list. */
const LOOKED_AT_MAX = 2000;
const PAGE = 500;

/**
 * The people on the do-not-contact list among the matches, whom no list shows; none are looked for among more than 2,000.
 * @param total how many match
 */
export async function findSuppressedMatches(
  ctx: ServiceContext,
  { readAfter }: LeadMatches,
  total: number,
): Promise<LeadSummary[]> {
  if (total > LOOKED_AT_MAX || !(await isAnyoneSuppressed())) return [];
  const found: LeadSummary[] = [];
  let from: LeadCursor | null = null;
  for (;;) {
    const page: LeadSummary[] = await readAfter(from, PAGE);
    const suppressed = await findSuppressedLeads(ctx, page);
    found.push(...page.filter(({ _id }) => suppressed.has(_id.toHexString())));
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return found;
    from = cursorOf(last);
  }
}
