import type { Company, Growth } from '@workbench/services/companies/schemas';
import { formatChange, formatNumber } from '~/lib/format/format';
import { formatDay } from '~/lib/format/format-day';

/** "3,180 → 3,562". */
export function headcountsText({ from, to }: Growth): string {
  return `${formatNumber(from)} → ${formatNumber(to)}`;
}

/** "Professional network, Jun 1, 2025 to Jun 1, 2026". */
export function growthSourceText({ source, fromDay, toDay }: Growth): string {
  return `${source}, ${formatDay(fromDay)} to ${formatDay(toDay)}`;
}

/** Each span that a source has figures for, the longest first. */
export function growthSpans({ months3, months6, months12 }: Company['growth']) {
  const spans = [
    { months: 12, growth: months12 },
    { months: 6, growth: months6 },
    { months: 3, growth: months3 },
  ];
  return spans.flatMap(({ months, growth }) =>
    growth === null ? [] : [{ months, growth, text: `${formatChange(growth.percent)} in ${months} months` }],
  );
}

export interface SparklinePoint {
  day: number;
  value: number;
}

/** What the source of the change over 12 months has said, oldest first. */
export function sparklinePoints(growth: Company['growth']): SparklinePoint[] {
  const yearly = growth.months12;
  if (yearly === null) return [];
  const days = new Map<number, number>();
  for (const span of [growth.months3, growth.months6, yearly]) {
    if (span === null || span.source !== yearly.source) continue;
    days.set(Date.parse(span.fromDay), span.from);
    days.set(Date.parse(span.toDay), span.to);
  }
  return [...days].map(([day, value]) => ({ day, value })).sort((a, b) => a.day - b.day);
}
