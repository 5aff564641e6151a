import { stripMarks } from '@workbench/text/fold';
import { toCik } from './cik.ts';
import type { Tickers } from './schema.ts';

/** Words at the end of a listed company's name that people leave out. */
const GENERIC_ENDING = /^(?:group|holdings?|technolog(?:y|ies)|com)$/;
/** The same of those that everybody knows: elsewhere such a word tells two companies apart. */
const KNOWN_ENDING =
  /^(?:group|holdings?|technolog(?:y|ies)|com|systems|wholesale|laboratories|international|communications|platforms|companies|motors?|financial|manufacturing|us)$/;
/** The list begins with the largest filers. */
const LARGEST = 500;
/** Words that begin many names, and are none alone. */
const BEGINS_MANY = /^(?:general|american|universal|global|national|first|united|standard|international|us|new)$/;
const LEGAL_FORM = /^(inc|incorporated|corp|corporation|co|company|ltd|limited|llc|lp|plc|nv|sa|as|se|ag)$/;

/** A name as the list of listed companies spells it: without case, punctuation, legal form and marks ("/DE/", "/NEW"). */
export function toNameKey(name: string): string {
  const words = stripMarks(name)
    .toLowerCase()
    .replace(/\/\s*(?:[a-z]{2,3})?\/?\s*$/, '')
    .replaceAll('&', ' and ')
    // The list writes "AMAZON COM INC".
    .replace(/\.com\b/g, ' com')
    .replace(/[.'’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  if (words.length > 1 && words[0] === 'the') words.shift();
  while (words.length > 1) {
    // "A/S" and "S.A." are written as two letters too.
    const isPair = words.length > 2 && words.slice(-2).every((word) => word.length === 1);
    const form = isPair ? words.slice(-2).join('') : (words.at(-1) ?? '');
    if (!LEGAL_FORM.test(form)) break;
    words.splice(isPair ? -2 : -1);
    // "& Co"
    if (words.length > 1 && words.at(-1) === 'and') words.pop();
  }
  return words.join(' ');
}

interface Filer {
  key: string;
  cik: string | null;
  ticker: string;
}

/**
 * The one company of this name: exactly, or where the list alone adds "Group" and the like, writes two words for one, a
 * family's name first, or in full what its ticker abbreviates. null for none, and for several, since the name alone
 * can't tell them apart.
 */
export function findByName(tickers: Tickers, name: string): string | null {
  const key = toNameKey(name);
  if (key === '') return null;
  const all = Object.values(tickers).map(
    ({ title, ticker, cik_str }): Filer => ({ key: toNameKey(title), cik: toCik(cik_str), ticker: ticker ?? '' }),
  );
  const largest = all.slice(0, LARGEST);
  const steps: (() => Filer[])[] = [
    () => all.filter((each) => each.key === key),
    () => all.filter((each) => withoutEnding(each.key, GENERIC_ENDING) === key),
    () => all.filter((each) => each.key.replaceAll(' ', '') === key.replaceAll(' ', '')),
    () => all.filter((each) => isFamilyFirst(each.key, key)),
    () => (BEGINS_MANY.test(key) ? [] : largest.filter((each) => withoutEnding(each.key, KNOWN_ENDING) === key)),
    () => largest.filter((each) => isAbbreviated(each, name)),
  ];
  for (const step of steps) {
    const ciks = new Set(step().map(({ cik }) => cik));
    if (ciks.size > 0) return ciks.size === 1 ? ([...ciks][0] ?? null) : null;
  }
  return null;
}

function withoutEnding(key: string, ending: RegExp): string {
  const words = key.split(' ');
  while (words.length > 1 && ending.test(words.at(-1) ?? '')) words.pop();
  return words.join(' ');
}

/** "SCHWAB CHARLES" is Charles Schwab. */
function isFamilyFirst(listed: string, key: string): boolean {
  const [family, ...first] = listed.split(' ');
  return first.length > 0 && [...first, family].join(' ') === key;
}

/** "IBM": the initials of its name, and its ticker. */
function isAbbreviated({ key, ticker }: Filer, name: string): boolean {
  if (!/^[A-Z]{3,5}$/.test(name.trim()) || ticker !== name.trim()) return false;
  return (
    key
      .split(' ')
      .map((word) => word.charAt(0))
      .join('')
      .toUpperCase() === ticker
  );
}
