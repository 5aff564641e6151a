/** 10 digits; null for what is no such number. */
export function toCik(cik: string | number): string | null {
  const digits = String(cik).trim();
  return /^\d{1,10}$/.test(digits) ? digits.padStart(10, '0') : null;
}
