import { LEAD_INDEXES, LeadModel } from '@workbench/db';
import type { Verb } from '../../shared/context.ts';
import { FINDINGS, type Finding } from '../finding-schemas.ts';
import type { LeadFilterInput, LeadFindingCounts, LeadRunResults } from '../schemas.ts';
import { CachedCounts } from '../search/cached-totals.ts';
import type { LeadFilter } from '../search/filter.ts';
import { findCountedLeads, findMatches } from '../search/matches.ts';
import { findSuppressedMatches } from '../search/suppressed-matches.ts';
import { fillFindings } from './fill-findings.ts';

/** The screen polls every three seconds, in every open window. */
const FRESH_MS = 500;
const counts = new CachedCounts<LeadFindingCounts>();

/** For whoever has just changed what was found, in this process. */
export const invalidateFindingCounts = (): void => counts.clear();

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
    const suppressed = await findSuppressedMatches(ctx, await findMatches(filters), countOf(all));
    const groups = [...all, ...suppressed.map(({ findingsKey = '' }) => ({ _id: findingsKey, leads: -1 }))];
    const found = toCounts(groups);
    return {
      total: countOf(groups),
      findings: FINDINGS.map((finding) => ({ finding, leads: found.get(finding) ?? 0 })),
    };
  });
}

/** What the enrichment runs found, by the leads that each was the last to work on. */
export async function findRunResults(runIds: readonly string[]): Promise<Map<string, LeadRunResults>> {
  await fillFindings();
  const filter: LeadFilter = { runId: { $in: [...runIds] } };
  const groups = await LeadModel.aggregate<{ _id: { run: string; key: string }; leads: number }>(
    [{ $match: filter }, { $group: { _id: { run: '$runId', key: '$findingsKey' }, leads: { $sum: 1 } } }],
    { hint: LEAD_INDEXES.runFindings },
  );
  const byRun = Map.groupBy(groups, ({ _id }) => _id.run);
  return new Map(
    runIds.map((id) => {
      const own = (byRun.get(id) ?? []).map(({ _id, leads }) => ({ _id: _id.key, leads }));
      return [id, toRunResults(own)];
    }),
  );
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
