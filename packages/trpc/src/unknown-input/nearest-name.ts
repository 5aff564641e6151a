/** The known name that a misspelled one most likely means; null when none is near. Pure. */
export function nearestName(name: string, known: readonly string[]): string | null {
  const typed = comparable(name);
  const ranked = known
    .map((candidate) => ({ candidate, distance: editDistance(typed, comparable(candidate)) }))
    .sort((a, b) => a.distance - b.distance);
  const [best] = ranked;
  return best !== undefined && best.distance <= Math.ceil(typed.length / 3) ? best.candidate : null;
}

/** "page_size" and "PageSize" are spellings of "pageSize". */
const comparable = (name: string) =>
  name
    .slice(0, COMPARED_MAX)
    .toLowerCase()
    .replace(/[-_\s]/g, '');

const COMPARED_MAX = 60;

/** Levenshtein distance in which two exchanged neighbours count once. */
function editDistance(a: string, b: string): number {
  let [before, row] = [[] as number[], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isExchange = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const exchanged = isExchange ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      next[j] = Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, exchanged);
    }
    [before, row] = [row, next];
  }
  return row[b.length] ?? 0;
}
