import { RUN_CREDITS_MAX } from '@workbench/services/leads/limits';

/** A cap as typed: blank is none (null); undefined when it is no whole number that the server takes. */
export function parseCreditLimit(text: string): number | null | undefined {
  const digits = text.trim().replaceAll(',', '');
  if (digits === '') return null;
  if (!/^\d{1,7}$/.test(digits) || Number(digits) > RUN_CREDITS_MAX) return undefined;
  return Number(digits);
}
