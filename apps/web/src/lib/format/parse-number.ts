import { FORMATS } from './formats.ts';

/** Digits with marks between them; the first group of separated thousands has one to three. */
const TYPED = /^([-−+]?)(\d+(?:[.,'’ \u00a0\u202f]\d+)*)$/;
const THOUSANDS = /^\d{3}$/;

/**
 * 1250.5 of "1,250.5", "1.250,5", "1 250,5" and "1250,5"; null for what is no number. Where one mark may be either,
 * as in "1.250", it is what the reader's own region takes it for.
 */
export function parseNumber(text: string, decimalMark: string = FORMATS.decimalMark()): number | null {
  const [, sign, figure] = TYPED.exec(text.trim()) ?? [];
  if (sign === undefined || figure === undefined) return null;
  const parts = figure.split(/\D/);
  const marks = [...figure.replaceAll(/\d/g, '')].map((mark) => (/[.,]/.test(mark) ? mark : ' '));
  const isDecimal = hasDecimals(parts, marks, decimalMark);
  const thousands = isDecimal ? parts.slice(0, -1) : parts;
  const separators = isDecimal ? marks.slice(0, -1) : marks;
  if (!areThousands(thousands, separators)) return null;
  const value = Number(thousands.join('') + (isDecimal ? `.${parts.at(-1)}` : ''));
  return sign === '-' || sign === '−' ? -value : value;
}

/**
 * 1000 of "1,000" and of "1.000", each where it is written so; null for what is no whole number from 0. Decimals are none, not
 * even zeros: whoever writes "1,000" where that is one may mean a thousand.
 */
export function parseWholeNumber(text: string, decimalMark?: string): number | null {
  const value = parseNumber(text, decimalMark);
  if (value === null || value < 0 || !Number.isSafeInteger(value)) return null;
  return value === Number(text.replaceAll(/\D/g, '')) ? value : null;
}

/** A number as it is typed where the reader lives, without separators: what `parseNumber` reads as the same number. */
export function toNumberField(value: number, decimalMark: string = FORMATS.decimalMark()): string {
  const plain = value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 });
  return decimalMark === ',' ? plain.replace('.', ',') : plain;
}

function hasDecimals(parts: readonly string[], marks: readonly string[], decimalMark: string): boolean {
  const last = marks.at(-1);
  if (last === undefined || last === ' ') return false;
  if (marks.length > 1) return marks[0] !== last;
  return last === decimalMark || !areThousands(parts, marks);
}

/** "0,125" is no thousand of anything. */
function areThousands([first = '', ...rest]: readonly string[], separators: readonly string[]): boolean {
  if (rest.length === 0) return true;
  return (
    first.length <= 3 &&
    !first.startsWith('0') &&
    rest.every((group) => THOUSANDS.test(group)) &&
    new Set(separators).size === 1
  );
}
