import { FORMATS } from './formats';

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

function hasDecimals(parts: readonly string[], marks: readonly string[], decimalMark: string): boolean {
  const last = marks.at(-1);
  if (last === undefined || last === ' ') return false;
  if (marks.length > 1) return marks[0] !== last;
  return last === decimalMark || !areThousands(parts, marks);
}

function areThousands([first = '', ...rest]: readonly string[], separators: readonly string[]): boolean {
  if (rest.length === 0) return true;
  return first.length <= 3 && rest.every((group) => THOUSANDS.test(group)) && new Set(separators).size === 1;
}
