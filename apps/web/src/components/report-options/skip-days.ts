import type { ReportEstimate } from '@workbench/services/reports/schemas';
import { approximateDuration } from '../../lib/format/duration';
import { formatCount, formatNumber } from '../../lib/format/format';

export const SKIP_DAYS_MAX = 365;

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
  const skippedText = fresh > 0 ? ` ${formatCount(fresh, 'company keeps', 'companies keep')} a younger report.` : '';
  const missingText = unknown > 0 ? ` ${formatCount(unknown, 'company is', 'companies are')} not there any more.` : '';
  if (toWrite === 0) return `No report to write.${skippedText}${missingText}`;
  const basis = isMeasured ? 'as measured on recent reports' : 'an assumption: nothing has been measured yet';
  const price =
    analyst.kind === 'built-in' ? 'free of charge' : `about ${formatNumber(tokens)} tokens of the language model`;
  return (
    `${formatCount(toWrite, 'report', 'reports')} by ${analyst.name}, ${price}.` +
    ` Takes ${approximateDuration(seconds)} (${basis}).${skippedText}${missingText}`
  );
}
