import { withMetres } from './numbers/metres.ts';
import { remembering } from './remembering.ts';

const SCALE: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mn: 1e6,
  mio: 1e6,
  million: 1e6,
  millions: 1e6,
  millionen: 1e6,
  millones: 1e6,
  bn: 1e9,
  b: 1e9,
  billion: 1e9,
  mrd: 1e9,
  milliarde: 1e9,
  milliarden: 1e9,
  milliard: 1e9,
  milliards: 1e9,
  trillion: 1e12,
};

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const TENS = 'thirty forty fifty sixty seventy eighty ninety'.split(' ');
const WORDS = new Map<string, number>([
  ...SMALL.map((word, value): [string, number] => [word, value]),
  ...TENS.map((word, index): [string, number] => [word, (index + 3) * 10]),
  ['dozen', 12],
]);
/** German, French and Spanish; common English words ("once", "seize") and words of two meanings ("neuf") are left out. */
const FOREIGN: Record<string, number> = {
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  zwölf: 12,
  fünfzehn: 15,
  zwanzig: 20,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  huit: 8,
  dix: 10,
  douze: 12,
  quinze: 15,
  vingt: 20,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  doce: 12,
  quince: 15,
  veinte: 20,
};
for (const [word, value] of Object.entries(FOREIGN)) WORDS.set(word, value);

/** A number with what it counts, as far as a sign or a word beside it says. */
export interface StatedNumber {
  value: number;
  /** "%", or a currency such as "USD"; "" for anything else. */
  unit: string;
}

const CURRENCY_BEFORE = '(?:(?:US|A|AU|C|CA|NZ|HK|S)?\\$|[€£¥₹₩]|(?:USD|EUR|GBP|CHF|JPY|AUD|CAD|SEK|NOK|DKK|INR)\\s?)';
const UNIT_AFTER =
  "\\s?(?:%|percent|per cent|pct|percentage)|\\s?[€£](?![\\d])|\\s(?:d[’']|de )?(?:(?:US |Australian |Canadian )?dollars?|euros?|pounds?|yen|USD|EUR|GBP|CHF|JPY|AUD|CAD|SEK|NOK|DKK|INR)";
const DIGITS = new RegExp(
  `(?<![\\p{L}\\d])(${CURRENCY_BEFORE})?(\\.?\\d(?:[\\d.,]*\\d)?)(?:\\s?-?(thousand|millions|millionen|millones|million|milliarden?|milliards?|billion|trillion|mio|mrd|mn|bn|[kmb])\\.?(?![\\p{L}\\d]))?(${UNIT_AFTER})?`,
  'giu',
);
/** Words that are read as figures. */
export const SPELLED_NUMBER_WORDS: readonly string[] = [
  ...WORDS.keys(),
  'hundred',
  'thousand',
  'million',
  'billion',
  'trillion',
];
const SPELLED_WORD = SPELLED_NUMBER_WORDS.join('|');
const SPELLED = new RegExp(
  `(?<![\\p{L}\\d])((?:${SPELLED_WORD})(?:(?:[\\s-]|\\sand\\s)(?:${SPELLED_WORD})(?![\\p{L}\\d])){0,7})(?![\\p{L}\\d])(${UNIT_AFTER})?`,
  'giu',
);

/** A number with its position in the plain text that it was found in. */
export interface LocatedNumber extends StatedNumber {
  start: number;
  end: number;
}

/** "1 200" and "1 200,50". */
const GROUPED = /(?<![\p{L}\d.,])[1-9]\d{0,2}(?: \d{3})+(?!\d)(?:[.,]\d+)?/gu;

/** Digits of other scripts and widths count as what they show. */
export const toPlainNumbers = (text: string) =>
  withMetres(text)
    .replace(GROUPED, (figure) => figure.replace(/,(?=\d+$)/, '.').replace(/ /g, ','))
    .replace(/(?<=\d)[\u00a0\u202f](?=\d{3}(?!\d))/g, ',')
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\bhalf(?: a |-)dozen\b/gi, 'six');

const KNOWN_MAX = 500;
/** Every figure of a plain text in its order. */
export const locatedNumbersIn = remembering<readonly LocatedNumber[]>(readNumbers, KNOWN_MAX);

function readNumbers(plain: string): LocatedNumber[] {
  const found: LocatedNumber[] = [];
  const rest = plain.replace(DIGITS, (all: string, before = '', digits = '', scale = '', after = '', start = 0) => {
    const unit = unitOf(before, after);
    for (const value of valuesOf(digits)) {
      const scaled = rounded(value * (SCALE[scale.toLowerCase()] ?? 1));
      found.push({ value: scaled, unit, start, end: start + all.length });
    }
    return ' ;'.padEnd(all.length);
  });
  for (const match of rest.matchAll(SPELLED)) {
    const [all, words = '', after = ''] = match;
    const unit = unitOf('', after);
    found.push({ value: rounded(spelledValue(words)), unit, start: match.index, end: match.index + all.length });
  }
  return found.sort((a, b) => a.start - b.start);
}

/** Every figure that a text states: "$40 million", "40M" and "40,000,000" have one value; "forty-five" is 45. */
export const statedNumbersIn = (text: string): StatedNumber[] =>
  locatedNumbersIn(toPlainNumbers(text)).map(({ value, unit }) => ({ value, unit }));

export function numberValuesIn(text: string): Set<number> {
  return new Set(statedNumbersIn(text).map(({ value }) => value));
}

/** Whether a text with these figures states this one: the value, and the unit where the claim names one. */
export function isNumberStated({ value, unit }: StatedNumber, known: readonly StatedNumber[]): boolean {
  return known.some((one) => one.value === value && (one.unit === unit || (unit === '' && one.unit !== '%')));
}

/**
 * "40,000,000", "40.000.000,5" and "40,5"; anything that is no single number, such as 10.02.2026, is read part by part.
 */
function valuesOf(text: string): number[] {
  if (/^\.?\d+(?:\.\d+)?$/.test(text)) return [Number(text)];
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text)) return [Number(text.replaceAll(',', ''))];
  if (/^\d{1,3}(?:\.\d{3}){2,}(?:,\d+)?$|^\d{1,3}\.\d{3},\d+$/.test(text)) {
    return [Number(text.replaceAll('.', '').replace(',', '.'))];
  }
  if (/^\d+,\d{1,2}$/.test(text)) return [Number(text.replace(',', '.'))];
  return text
    .split(/\D+/)
    .filter((part) => part !== '')
    .map(Number);
}

function spelledValue(words: string): number {
  let [total, current] = [0, 0];
  for (const word of words.toLowerCase().split(/[\s-]+/)) {
    const scale = SCALE[word];
    if (word === 'dozen') current = (current || 1) * 12;
    else if (word === 'hundred') current = (current || 1) * 100;
    else if (scale !== undefined) [total, current] = [total + (current || 1) * scale, 0];
    else current += WORDS.get(word) ?? 0;
  }
  return total + current;
}

const SIGNS: readonly [RegExp, string][] = [
  [/%|percent|per cent|pct/i, '%'],
  [/^(?:A|AU)\$|AUD|australian/i, 'AUD'],
  [/^(?:C|CA)\$|CAD|canadian/i, 'CAD'],
  [/^(?:NZ|HK|S)\$/i, 'other dollar'],
  [/\$|USD|dollar/i, 'USD'],
  [/€|EUR/i, 'EUR'],
  [/£|GBP|pound/i, 'GBP'],
  [/¥|JPY|yen/i, 'JPY'],
  [/₹|INR/i, 'INR'],
];

function unitOf(before: string, after: string): string {
  const sign = before.trim() === '' ? after.trim() : before.trim();
  return sign === '' ? '' : (SIGNS.find(([pattern]) => pattern.test(sign))?.[1] ?? sign.toUpperCase());
}

/** 1.1 × 1e6 is not exactly 1,100,000. */
const rounded = (value: number) => Number(value.toPrecision(12));
