import type { Overview } from '@workbench/services/analytics/schemas';

type Level = keyof Overview['dataQuality'];

export interface QualityShare {
  level: Level;
  label: string;
  rule: string;
  count: number;
  /** Share of all companies, 0 decimals; null without companies. */
  percent: number | null;
}

const LEVELS: readonly [Level, string, string][] = [
  ['high', 'High quality', 'Three or more sources within 10% of the aggregate'],
  ['medium', 'Medium quality', 'Two or more sources within 30% of the aggregate'],
  ['low', 'Low quality', 'Everything else'],
];

export function qualityShares(quality: Overview['dataQuality']): QualityShare[] {
  const total = quality.high + quality.medium + quality.low;
  return LEVELS.map(([level, label, rule]) => ({
    level,
    label,
    rule,
    count: quality[level],
    percent: total === 0 ? null : Math.round((quality[level] / total) * 100),
  }));
}
