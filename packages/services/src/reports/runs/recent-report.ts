import { isFromFuture } from '../../shared/stored-time.ts';

const DAY_MS = 86_400_000;

export interface RecencyOptions {
  now: Date;
  /** Companies with a younger report keep it; 0: none does. */
  skipYoungerThanDays: number;
}

export function isRecentReport(generatedAt: Date, { now, skipYoungerThanDays }: RecencyOptions): boolean {
  if (isFromFuture(generatedAt, now)) return false;
  return now.getTime() - generatedAt.getTime() < skipYoungerThanDays * DAY_MS;
}

/** The message for a company whose recent report is reused. */
export function keptReportMessage(generatedAt: Date): string {
  return `Kept the report of ${generatedAt.toISOString().slice(0, 10)}`;
}
