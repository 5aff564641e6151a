import { RUN_CREDITS_MAX } from '@workbench/services/leads/limits';
import { parseWholeNumber } from '../../lib/format/parse-number.ts';

/** A cap as typed: blank is none (null); undefined when it is no whole number that the server takes. */
export function parseCreditLimit(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const credits = parseWholeNumber(text);
  return credits === null || credits > RUN_CREDITS_MAX ? undefined : credits;
}
