import { SKIP_DAYS_MAX } from '@workbench/services/reports/limits';
import { parseWholeNumber } from '../../lib/format/parse-number.ts';

/** The typed number of days; 0 for an empty field, null for what is no whole number from 0 to 365. */
export function parseSkipDays(text: string): number | null {
  if (text.trim() === '') return 0;
  const days = parseWholeNumber(text);
  return days !== null && days <= SKIP_DAYS_MAX ? days : null;
}
