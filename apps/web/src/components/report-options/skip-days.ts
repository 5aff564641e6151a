import { SKIP_DAYS_MAX } from '@workbench/services/reports/limits';

/** The typed number of days; 0 for an empty field, null for what is no whole number from 0 to 365. */
export function parseSkipDays(text: string): number | null {
  const days = text.trim();
  if (days === '') return 0;
  return /^\d{1,3}$/.test(days) && Number(days) <= SKIP_DAYS_MAX ? Number(days) : null;
}
