import type { Explanation, SourceRecord } from '@workbench/services/companies/schemas';

type Ends = [low: number, high: number];

/** Excluded figures and how far each is from the median of all others that were compared, as a share of it. */
export function excludedFigures({ records }: Explanation, data: SourceRecord[]): { source: string; share: number }[] {
  const compared = records.filter(({ reasonCode }) => reasonCode === 'used' || reasonCode === 'outlier');
  return compared
    .filter(({ reasonCode }) => reasonCode === 'outlier')
    .map(({ source }) => {
      const others = compared.filter((record) => record.source !== source).map((record) => endsOf(record.source, data));
      const median = intervalMedian(others);
      const [low, high] = endsOf(source, data);
      return { source, share: Math.max(low - median, median - high, 0) / median };
    });
}

/** What the used figures count; a network's profiles count for the group, and so does what states no scope. */
export function scopesUsed({ records }: Explanation): Set<string> {
  const scopes = records.flatMap(({ used, scope }) => (used ? [scope ?? 'unknown'] : []));
  return new Set(scopes.map((scope) => (scope === 'network_profiles' || scope === 'unknown' ? 'group' : scope)));
}

function endsOf(source: string, data: SourceRecord[]): Ends {
  const record = data.find((one) => one.source === source);
  if (record === undefined) throw new Error(`No record of ${source}`);
  const { employeeCount, employeeMin, employeeMax } = record;
  if (employeeCount !== null) return [employeeCount, employeeCount];
  return [employeeMin ?? 0, employeeMax ?? Number.POSITIVE_INFINITY];
}

function intervalMedian(figures: Ends[]): number {
  const ends = figures.flat().sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const [lower = 0, upper = 0] = [ends[ends.length / 2 - 1], ends[ends.length / 2]];
  return Number.isFinite(upper) ? (lower + upper) / 2 : lower;
}
