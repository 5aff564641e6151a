import { foldPreservingLength } from '../words/fold-preserving-length.ts';

export interface FoundNumber {
  text: string;
  at: number;
  /** What it can mean: "1.200" is 1200 in German and 1.2 in English. */
  values: number[];
  unit: 'percent' | '$' | '€' | '£' | '¥' | 'plain';
}

const SCALES: [RegExp, number][] = [
  [/^(?:billions?|bn|b|milliarden?|milliards?|mrd|mil millones)$/, 1e9],
  [/^(?:millions?|millionen|millones|millon|mio|mn|m)$/, 1e6],
  [/^(?:k|thousand|tausend|mille|mil)$/, 1e3],
];
const SCALE =
  'x|billions?|bn|b|milliarden?|milliards?|mrd|mil millones|millions?|millionen|millones|millon|mio|mn|m|k|thousand|tausend|mille|mil';
const CURRENCIES: [RegExp, FoundNumber['unit']][] = [
  [/[$]|\b(?:usd|dollars?|dolares)\b/i, '$'],
  [/€|\b(?:eur|euros?)\b/i, '€'],
  [/£|\b(?:gbp|pounds?|libras)\b/i, '£'],
  [/¥|\b(?:jpy|yen)\b/i, '¥'],
];
const DIGITS = new RegExp(
  `(?<![\\w.,])(?<before>[$€£¥]|(?:usd|eur|gbp) ?)?(?<digits>\\d{1,3}(?:[.,' ]\\d{3})+(?![\\d])(?:[.,]\\d+)?|\\d+(?:[.,]\\d+)?)(?:[ -]?(?<scale>${SCALE})(?![\\p{L}\\p{N}]))?(?<after> ?(?:%|percent|per cent|prozent|pour ?cent|por ?ciento|[$€£¥]|(?:de |d'|of )?(?:dollars?|dolares|euros?|usd|eur|gbp|pounds?)\\b))?`,
  'giu',
);

/** Numbers of a text in digits and in words. "one" is left out: it counts nothing in most sentences. */
export function findNumbers(text: string): FoundNumber[] {
  const folded = foldPreservingLength(text);
  const inDigits = [...folded.matchAll(DIGITS)].map((match) => {
    const { before = '', digits = '', scale = '', after = '' } = match.groups ?? {};
    const factor = scaleOf(scale.toLowerCase());
    return {
      text: text.slice(match.index, match.index + match[0].length).trim(),
      at: match.index,
      values: valuesOf(digits).map((value) => rounded(value * factor)),
      unit: unitOf(before + after),
    };
  });
  const spelled = [...folded.matchAll(SPELLED_NUMBER)].map((match) => {
    const { word = '', scale = '', after = '' } = match.groups ?? {};
    return {
      text: text.slice(match.index, match.index + match[0].length).trim(),
      at: match.index,
      values: [rounded((WORDS.get(word.toLowerCase()) ?? 0) * scaleOf(scale.toLowerCase()))],
      unit: unitOf(after),
    };
  });
  return [...inDigits, ...spelled].sort((a, b) => a.at - b.at);
}

function unitOf(around: string): FoundNumber['unit'] {
  if (/%|percent|per cent|prozent|cent|ciento/i.test(around)) return 'percent';
  return CURRENCIES.find(([pattern]) => pattern.test(around))?.[1] ?? 'plain';
}

const scaleOf = (word: string) => SCALES.find(([pattern]) => pattern.test(word))?.[1] ?? 1;
const rounded = (value: number) => Number(value.toPrecision(12));

function valuesOf(digits: string): number[] {
  const grouped = /^\d{1,3}(?:[.,' ]\d{3})+$/.test(digits) ? [Number(digits.replace(/\D/g, ''))] : [];
  const mixed = /^(.*)[.,](\d+)$/.exec(digits);
  const decimal = mixed ? Number(`${mixed[1]?.replace(/\D/g, '')}.${mixed[2]}`) : Number(digits.replace(/\D/g, ''));
  return [...grouped, decimal];
}

const NUMBER_WORD_LISTS: Record<number, string> = {
  2: 'two zwei deux dos',
  3: 'three drei trois tres',
  4: 'four vier quatre cuatro',
  5: 'five funf cinq cinco',
  6: 'six sechs seis',
  7: 'seven sieben sept siete',
  8: 'eight huit ocho',
  9: 'nine neun nueve',
  10: 'ten zehn dix diez',
  11: 'eleven onze',
  12: 'twelve dozen dutzend zwolf douze doce',
  13: 'thirteen',
  14: 'fourteen',
  15: 'fifteen funfzehn quinze quince',
  16: 'sixteen',
  17: 'seventeen',
  18: 'eighteen',
  19: 'nineteen',
  20: 'twenty zwanzig vingt veinte',
  30: 'thirty dreißig trente treinta',
  40: 'forty vierzig quarante cuarenta',
  50: 'fifty funfzig cinquante cincuenta',
  60: 'sixty sechzig soixante sesenta',
  70: 'seventy',
  80: 'eighty achtzig',
  90: 'ninety',
  100: 'hundred hundert cent cien',
  1000: 'thousand tausend mille mil',
  1e6: 'million',
};
const WORDS = new Map(
  Object.entries(NUMBER_WORD_LISTS).flatMap(([value, words]) =>
    words.split(' ').map((word): [string, number] => [word, Number(value)]),
  ),
);
const SPELLED_NUMBER = new RegExp(
  `(?<![\\p{L}\\p{N}'$€£-]|\\d )(?<word>${[...WORDS.keys()].join('|')})(?:[ -](?<scale>${SCALE}))?(?![\\p{L}])(?<after> (?:%|percent|per cent|prozent|pour ?cent|por ?ciento|(?:de |d'|of )?(?:dollars?|dolares|euros?|pounds?)\\b))?`,
  'giu',
);
