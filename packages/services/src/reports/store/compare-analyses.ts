import { numberValuesIn } from '../../shared/statements/stated-numbers.ts';
import { meaningfulStems } from '../../shared/statements/word-stems.ts';
import type { Analysis, EvidenceItem, ReportChanges } from '../schemas.ts';

/** An analysis with the boards that its openings were counted on. */
export interface ComparedAnalysis {
  analysis: Analysis;
  boards: readonly string[];
}
export type PreviousAnalysis = ComparedAnalysis & { version: number };

/** The boards that a report read, each once. */
export const boardUrls = (evidence: readonly Pick<EvidenceItem, 'kind' | 'url'>[]): string[] =>
  [...new Set(evidence.filter(({ kind }) => kind === 'job_board').map(({ url }) => url))].sort();

/** Changes since an earlier version; null for the first one. */
export function compareAnalyses(
  previous: PreviousAnalysis | null,
  { analysis: current, boards }: ComparedAnalysis,
): ReportChanges | null {
  if (previous === null) return null;
  const before = previous.analysis;
  const titles = (analysis: Analysis) => analysis.recentNews.map(({ title }) => title);
  const names = (analysis: Analysis) => analysis.productLaunches.map(({ name }) => name);
  return {
    since: previous.version,
    newLaunches: added(names(before), names(current)),
    newNews: added(titles(before), titles(current)),
    // A board that could not be read on either side has neither opened nor closed anything.
    ...(boards.join('\n') === previous.boards.join('\n')
      ? positionChanges(before.jobOpenings, current.jobOpenings)
      : NO_POSITION_CHANGES),
    newKeywords: added(before.rdActivity.keywords, current.rdActivity.keywords),
  };
}

/** Items whose words are not among the earlier ones, regardless of case and order. */
function added(before: string[], now: string[]): string[] {
  const known = new Set(before.map(stemKey));
  return now.filter((text) => !known.has(stemKey(text)));
}

/** Numbers are part of it: another sum is another round, another version another product. */
const stemKey = (text: string) =>
  [...meaningfulStems(text), ...[...numberValuesIn(text)].map(String)].sort().join(' ') || text.toLowerCase();

const NO_POSITION_CHANGES = { openedPositions: [], closedPositions: [] };

function positionChanges(before: Analysis['jobOpenings'], now: Analysis['jobOpenings']) {
  if (before.count === null || now.count === null) return NO_POSITION_CHANGES;
  return {
    openedPositions: surplus(now.positions, before.positions),
    closedPositions: surplus(before.positions, now.positions),
  };
}

/** What `a` has more often than `b`: two openings of one title are two. */
function surplus(a: string[], b: string[]): string[] {
  const left = new Map<string, number>();
  for (const title of b) left.set(title, (left.get(title) ?? 0) + 1);
  return a.filter((title) => {
    const count = left.get(title) ?? 0;
    left.set(title, count - 1);
    return count <= 0;
  });
}
