import type { ReportEstimate } from '@workbench/services/reports/schemas';
import { approximateDuration } from '../../lib/format/duration.ts';
import { formatCount, formatNumber } from '../../lib/format/format.ts';

/** What will be written, by whom, what it costs and how long it takes, in one line. */
export function reportEstimateText({
  toWrite,
  fresh,
  unknown,
  seconds,
  isMeasured,
  analyst,
  tokens,
}: ReportEstimate): string {
  const omitted = [
    fresh > 0 && `${formatCount(fresh, 'company already has', 'companies already have')} a recent report`,
    unknown > 0 && formatCount(unknown, 'company no longer exists', 'companies no longer exist'),
  ];
  if (toWrite === 0) return joinParts(['No reports to generate', ...omitted]);
  const basis = isMeasured ? 'based on recent reports' : 'a rough estimate: no reports measured yet';
  return joinParts([
    formatCount(toWrite, 'report', 'reports'),
    analyst.name,
    analyst.kind === 'built-in' ? 'free' : `about ${formatNumber(tokens)} language model tokens`,
    `${approximateDuration(seconds)}, ${basis}`,
    ...omitted,
  ]);
}

function joinParts(parts: (string | false)[]): string {
  return parts.filter((part) => part !== false).join(' · ');
}
