import { LEAD_INDEXES, LeadModel } from '@workbench/db';
import type { ServiceContext, Verb } from '../../shared/context.ts';
import { FINDINGS, type Finding } from '../finding-schemas.ts';
import type { LeadFilterInput, LeadFindingCounts, LeadRunResults } from '../schemas.ts';
import { CachedCounts } from '../search/cached-totals.ts';
import type { LeadFilter, LeadFilters } from '../search/lead-filter.ts';
import { findCountedLeads, findMatches } from '../search/matches.ts';
import { findSuppressedMatches } from '../search/suppressed-matches.ts';
import { fillFindings } from './fill-findings.ts';

/** The screen polls every three seconds, in every open window. */
const FRESH_MS = 500;
const counts = new CachedCounts<LeadFindingCounts>();

/** A page shows many runs, and who is on the do-not-contact list changes rarely. */
const SUPPRESSED_FRESH_MS = 10_000;
const suppressedOfRuns = new CachedCounts<FindingsGroup[]>();

/** For whoever has just changed what was found, in this process. */
export function invalidateFindingCounts(): void {
  counts.clear();
  suppressedOfRuns.clear();
}

interface FindingsGroup {
  /** The findings of these leads. */
  _id: string;
  leads: number;
}

/** How many leads of a filter have each finding. The filter's own finding is left out, so that others can be chosen. */
export async function countLeadFindings({ ctx, input }: Verb<LeadFilterInput>): Promise<LeadFindingCounts> {
  const { finding: _, ...filters } = input;
  await fillFindings();
  return counts.get(filters, FRESH_MS, async () => {
    const { filter, hint } = await findCountedLeads(filters);
    const all = await LeadModel.aggregate<FindingsGroup>(
      [{ $match: filter }, { $group: { _id: '$findingsKey', leads: { $sum: 1 } } }],
      { hint },
    );
    const groups = [...all, ...(await suppressedGroups(ctx, filters, all))];
    const found = toCounts(groups);
    return {
      total: countOf(groups),
      findings: FINDINGS.map((finding) => ({ finding, leads: found.get(finding) ?? 0 })),
    };
  });
}

/** People on the do-not-contact list, to be counted off. */
async function suppressedGroups(
  ctx: ServiceContext,
  filters: LeadFilters,
  all: readonly FindingsGroup[],
): Promise<FindingsGroup[]> {
  const suppressed = await findSuppressedMatches(ctx, await findMatches(filters), countOf(all));
  return suppressed.map(({ findingsKey = '' }) => ({ _id: findingsKey, leads: -1 }));
}

/** What the enrichment runs found, by the leads that each was the last to work on and that their filters list. */
export async function findRunResults(
  ctx: ServiceContext,
  runIds: readonly string[],
): Promise<Map<string, LeadRunResults>> {
  await fillFindings();
  const filter: LeadFilter = { runId: { $in: [...runIds] } };
  const groups = await LeadModel.aggregate<{ _id: { run: string; key: string }; leads: number }>(
    [{ $match: filter }, { $group: { _id: { run: '$runId', key: '$findingsKey' }, leads: { $sum: 1 } } }],
    { hint: LEAD_INDEXES.runFindings },
  );
  const byRun = Map.groupBy(groups, ({ _id }) => _id.run);
  const results = new Map<string, LeadRunResults>();
  for (const runId of runIds) {
    const all = (byRun.get(runId) ?? []).map(({ _id, leads }) => ({ _id: _id.key, leads }));
    const suppressed = await suppressedOfRuns.get({ runId }, SUPPRESSED_FRESH_MS, () =>
      suppressedGroups(ctx, { runId }, all),
    );
    results.set(runId, toRunResults([...all, ...suppressed]));
  }
  return results;
}

function toRunResults(groups: readonly FindingsGroup[]): LeadRunResults {
  const found = toCounts(groups);
  const suggestions = FINDINGS.filter((finding) => finding.startsWith('suggestion:'));
  return {
    leads: countOf(groups),
    matched: found.get('matched') ?? 0,
    emails: found.get('found:email') ?? 0,
    suggestions: suggestions.reduce((sum, finding) => sum + (found.get(finding) ?? 0), 0),
  };
}

const countOf = (groups: readonly FindingsGroup[]) => groups.reduce((sum, { leads }) => sum + leads, 0);

function toCounts(groups: readonly FindingsGroup[]): Map<Finding, number> {
  const byFinding = new Map<Finding, number>();
  for (const { _id, leads } of groups) {
    for (const finding of _id.split(' ') as Finding[]) byFinding.set(finding, (byFinding.get(finding) ?? 0) + leads);
  }
  return byFinding;
}
