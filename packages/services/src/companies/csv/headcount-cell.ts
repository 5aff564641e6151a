import type { Headcount } from '@workbench/connectors/types';
import { isUnknownValue } from '../../shared/csv/cells/unknown-value.ts';
import { HEADCOUNT_MAX } from '../limits.ts';

export type HeadcountCell = { headcount: Headcount | null } | { problem: string };

/** No spelling of a headcount is longer; a whole paragraph need not be searched for one. */
const CELL_LENGTH_MAX = 60;
const EXPECTED = 'expected a number like 1200 or a band like 11-50 or 1001+';

/** In the languages that exports of lists are in. */
const UNIT =
  /\s*(?:employees?|people|persons?|staff|ftes?|mitarbeiter(?:innen|\*innen|:innen)?|mitarbeitende|beschäftigte|angestellte|ma|vzä|salariés?|employés?|empleados|trabajadores|dipendenti|medewerkers|werknemers|anställda|ansatte|pracowników|funcionários|colaboradores)\.?$/;
const APPROXIMATELY = /^(?:~|≈|ca\.?|c\.|rund|etwa|env\.?|environ|approx\.?|approximately|about|around)\s*/;
const NUMBER = String.raw`(\d[\d.,'’ ]*[km]?)`;
const BAND = new RegExp(`^${NUMBER}\\s*(?:-|–|—|‐|‑|\\bto\\b)\\s*${NUMBER}$`);
const AND_MORE = new RegExp(`^${NUMBER}\\s*(?:\\+|plus|(?:or|and) (?:more|above|over))$`);
const AT_LEAST = new RegExp(`^(?:>=|≥|at least)\\s*${NUMBER}$`);
const MORE_THAN = new RegExp(`^(?:>|over|more than)\\s*${NUMBER}$`);
const AT_MOST = new RegExp(`^(?:<=|≤|up to|at most)\\s*${NUMBER}$`);
const LESS_THAN = new RegExp(`^(?:<|under|less than|fewer than)\\s*${NUMBER}$`);
/** Thousands don't begin with a zero: 0.125 is an eighth of a full-time equivalent. */
const GROUPED = /^([1-9]\d{0,2}(?:([.,'’ ])\d{3})(?:\2\d{3})*)(?:[.,]0{1,2})?$/;
/** 1,20,000 and 12,34,567. */
const GROUPED_IN_INDIA = /^([1-9]\d?(?:,\d{2})+,\d{3})(?:\.0{1,2})?$/;
/** Excel turns the band 2-10 into "02-Oct" when a user opens and saves the file. */
const DATE_LIKE = /^(?:\d{1,2}[-. ]+[a-z]{3,9}\.?|[a-z]{3,9}[-. ]+\d{1,4})$/;

/**
 * An employees cell as a headcount. Empty and words for "unknown" give null; 0 is a real zero. Comma, point, space and
 * apostrophe group thousands only in blocks of three, so "1.200" is 1200 and "12.5" is a problem.
 */
export function parseHeadcountCell(cell: string): HeadcountCell {
  if (isShortDigits(cell)) return { headcount: { value: Number(cell) } };
  const text = withPlainDigits(cell)
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim()
    .toLowerCase();
  if (text === '' || isUnknownValue(text)) return { headcount: null };
  if (text.length > CELL_LENGTH_MAX) return { problem: describeProblem(text, cell) };
  const bare = text.replace(UNIT, '').trim();
  const band = readBand(bare);
  if (band !== null) return checkRange(band, cell);
  const value = readNumber(bare.replace(APPROXIMATELY, ''));
  if (value !== null) return checkRange({ value }, cell);
  return { problem: describeProblem(bare, cell) };
}

/**
 * Full-width, Arabic and other digits as ASCII: the zero of a script is followed by its other nine. Raised and circled
 * ones are no digits of the number: they refer to a footnote.
 */
function withPlainDigits(text: string): string {
  const normal = text.replace(/\P{No}+/gu, (part) => part.normalize('NFKC'));
  return normal.replace(/[^\P{Nd}0-9]/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let value = 0;
    while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++;
    return String(value);
  });
}

function isShortDigits(text: string): boolean {
  if (text.length === 0 || text.length > 7) return false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < 48 || code > 57) return false;
  }
  return true;
}

/** A band in any of its spellings; null when the text is none. NaN marks an end that is no whole number. */
function readBand(text: string): { min: number; max: number | null } | null {
  const between = BAND.exec(text);
  if (between !== null) return readBetween(between[1] ?? '', between[2] ?? '');
  const andMore = AND_MORE.exec(text) ?? AT_LEAST.exec(text);
  if (andMore !== null) return { min: numberAt(andMore, 1), max: null };
  const moreThan = MORE_THAN.exec(text);
  if (moreThan !== null) return { min: numberAt(moreThan, 1) + 1, max: null };
  const atMost = AT_MOST.exec(text);
  if (atMost !== null) return upTo(numberAt(atMost, 1));
  const lessThan = LESS_THAN.exec(text);
  if (lessThan !== null) return upTo(numberAt(lessThan, 1) - 1);
  return null;
}

/** "5-10K" is from 5,000, as the unit counts for both ends; "500-1K" is from 500, as it can't. */
function readBetween(low: string, high: string): { min: number; max: number } {
  const [plain, max] = [readNumber(low), readNumber(high)];
  const unit = /[km]$/.exec(high)?.[0] ?? '';
  const scaled = plain !== null && plain >= 1000 ? null : readNumber(`${low.trim()}${unit}`);
  const min = scaled !== null && max !== null && scaled < max ? scaled : plain;
  return { min: min ?? Number.NaN, max: max ?? Number.NaN };
}

/** Up to 0 is 0. */
function upTo(max: number): { min: number; max: number } {
  return { min: Math.min(1, Math.max(0, max)), max };
}

function numberAt(match: RegExpExecArray, group: number): number {
  return readNumber(match[group] ?? '') ?? Number.NaN;
}

/** A whole number; null when the text is none. "120.0" is how spreadsheet tools write a whole number. */
function readNumber(input: string): number | null {
  const text = input.trim();
  if (/^\d+$/.test(text)) return Number(text);
  if (/^\d+[.,]0{1,2}$/.test(text)) return Number.parseInt(text, 10);
  const grouped = GROUPED.exec(text) ?? GROUPED_IN_INDIA.exec(text);
  if (grouped !== null) return Number((grouped[1] ?? '').replace(/\D/g, ''));
  const scaled = /^(\d+(?:[.,]\d+)?) ?([km])$/.exec(text);
  if (scaled === null) return null;
  const factor = scaled[2] === 'k' ? 1_000 : 1_000_000;
  // 1.1 × 1000 is 1100.0000000000002 in floating point.
  const value = Math.round(Number((scaled[1] ?? '').replace(',', '.')) * factor * 1000) / 1000;
  return Number.isInteger(value) ? value : null;
}

function checkRange(headcount: Headcount, cell: string): HeadcountCell {
  const low = 'value' in headcount ? headcount.value : headcount.min;
  const high = 'value' in headcount ? headcount.value : headcount.max;
  const shown = shortenCell(cell);
  if (Number.isNaN(low) || Number.isNaN(high))
    return { problem: `"${shown}" is not a band of whole numbers; ${EXPECTED}` };
  if (Math.max(low, high ?? 0) > HEADCOUNT_MAX) {
    return { problem: `"${shown}" is more than 10,000,000 employees; ${EXPECTED}` };
  }
  if (high !== null && high < low) return { problem: `"${shown}" ends below its start; ${EXPECTED}` };
  return { headcount };
}

function describeProblem(text: string, cell: string): string {
  const shown = shortenCell(cell);
  if (/^[-−]\s*\d/.test(text)) return `"${shown}" is negative; ${EXPECTED}`;
  if (/^\d+[.,]\d+$/.test(text)) return `"${shown}" is not a whole number of employees; ${EXPECTED}`;
  if (DATE_LIKE.test(text)) return `"${shown}" looks like a date, as Excel makes of a band such as 2-10; ${EXPECTED}`;
  return `"${shown}" is not an employee count; ${EXPECTED}`;
}

function shortenCell(text: string): string {
  return text.length > 40 ? `${text.slice(0, 37)}…` : text;
}

/** The cell that `parseHeadcountCell` reads back as the same headcount: 1200, "11-50" or "1001+". */
export function formatHeadcountCell(headcount: Headcount): number | string {
  if ('value' in headcount) return headcount.value;
  return headcount.max === null ? `${headcount.min}+` : `${headcount.min}-${headcount.max}`;
}
