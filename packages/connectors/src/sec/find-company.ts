import { stripMarks } from '@workbench/text/fold';
import type { Tickers } from './schema.ts';

/** Words at the end of a listed company's name that people leave out. */
const GENERIC_ENDING = /^(?:group|holdings?|technolog(?:y|ies)|com)$/;

/** A name as the list of listed companies spells it: without case, punctuation, legal form and state marks ("/DE/"). */
export function toNameKey(name: string): string {
  const words = stripMarks(name)
    .toLowerCase()
    .replace(/\/[a-z]{2,3}\/?\s*$/, '')
    .replaceAll('&', ' and ')
    // The list writes "AMAZON COM INC".
    .replace(/\.com\b/g, ' com')
    .replace(/[.'’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  if (words.length > 1 && words[0] === 'the') words.shift();
  const isLegalForm = (word: string | undefined) =>
    word !== undefined &&
    /^(inc|incorporated|corp|corporation|co|company|ltd|limited|llc|lp|plc|nv|sa|se|ag)$/.test(word);
  while (words.length > 1 && isLegalForm(words.at(-1))) {
    words.pop();
    // "& Co"
    if (words.length > 1 && words.at(-1) === 'and') words.pop();
  }
  return words.join(' ');
}

/**
 * The one company of this name: exactly, or where the list alone adds "Group" and the like. null for none, and for several,
 * since the name alone can't tell them apart.
 */
export function findByName(tickers: Tickers, name: string): string | null {
  const key = toNameKey(name);
  if (key === '') return null;
  const listed = Object.values(tickers).map(({ title, cik_str }) => ({ key: toNameKey(title), cik: toCik(cik_str) }));
  const exact = listed.filter((each) => each.key === key);
  const found = exact.length > 0 ? exact : listed.filter((each) => withoutGenericEnding(each.key) === key);
  const ciks = new Set(found.map(({ cik }) => cik));
  return ciks.size === 1 ? ([...ciks][0] ?? null) : null;
}

function withoutGenericEnding(key: string): string {
  const words = key.split(' ');
  while (words.length > 1 && GENERIC_ENDING.test(words.at(-1) ?? '')) words.pop();
  return words.join(' ');
}

/** 10 digits; null for what is no such number. */
export function toCik(cik: string | number): string | null {
  const digits = String(cik).trim();
  return /^\d{1,10}$/.test(digits) ? digits.padStart(10, '0') : null;
}
