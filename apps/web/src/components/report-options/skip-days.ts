import { SKIP_DAYS_MAX } from '@workbench/services/reports/limits';
import type { ReportEstimate } from '@workbench/services/reports/schemas';
import { approximateDuration } from '../../lib/format/duration';
import { formatCount, formatNumber } from '../../lib/format/format';

/** The typed number of days; 0 for an empty field, null for what is no whole number from 0 to 365. */
export function parseSkipDays(text: string): number | null {
  const days = text.trim();
  if (days === '') return 0;
  return /^\d{1,3}$/.test(days) && Number(days) <= SKIP_DAYS_MAX ? Number(days) : null;
}

/** What will be written, how long that takes and what it costs, in plain sentences. */
export function reportEstimateText({
  toWrite,
  fresh,
  unknown,
  seconds,
  isMeasured,
  analyst,
  tokens,
}: ReportEstimate): string {
  const skippedText =
    fresh > 0 ? ` ${formatCount(fresh, 'company already has', 'companies already have')} a recent report.` : '';
  const missingText =
    unknown > 0 ? ` ${formatCount(unknown, 'company no longer exists', 'companies no longer exist')}.` : '';
  if (toWrite === 0) return `No reports to generate.${skippedText}${missingText}`;
  const basis = isMeasured ? 'based on recent reports' : 'rough estimate: no reports measured yet';
  const price = analyst.kind === 'built-in' ? 'free of charge' : `about ${formatNumber(tokens)} language model tokens`;
  return (
    `${formatCount(toWrite, 'report', 'reports')} by ${analyst.name}, ${price}.` +
    ` Takes ${approximateDuration(seconds)} (${basis}).${skippedText}${missingText}`
  );
}
