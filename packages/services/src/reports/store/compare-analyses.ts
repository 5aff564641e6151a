import { meaningfulStems } from '../../shared/statements/word-stems.ts';
import type { Analysis, ReportChanges } from '../schemas.ts';

/** Changes since an earlier version; null for the first one. */
export function compareAnalyses(
  previous: { version: number; analysis: Analysis } | null,
  current: Analysis,
): ReportChanges | null {
  if (previous === null) return null;
  const before = previous.analysis;
  const titles = (analysis: Analysis) => analysis.recentNews.map(({ title }) => title);
  const names = (analysis: Analysis) => analysis.productLaunches.map(({ name }) => name);
  return {
    since: previous.version,
    newLaunches: added(names(before), names(current)),
    newNews: added(titles(before), titles(current)),
    // Without a board on either side nothing can be said to have opened or closed.
    ...positionChanges(before.jobOpenings, current.jobOpenings),
    newKeywords: added(before.rdActivity.keywords, current.rdActivity.keywords),
  };
}

/** Items whose words are not among the earlier ones, regardless of case and order. */
function added(before: string[], now: string[]): string[] {
  const known = new Set(before.map(stemKey));
  return now.filter((text) => !known.has(stemKey(text)));
}

const stemKey = (text: string) => [...meaningfulStems(text)].sort().join(' ') || text.toLowerCase();

function positionChanges(before: Analysis['jobOpenings'], now: Analysis['jobOpenings']) {
  if (before.count === null || now.count === null) return { openedPositions: [], closedPositions: [] };
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
