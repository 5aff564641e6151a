import { stripMarks } from '@workbench/text/fold';
import { statedNumbersIn } from '../../../shared/statements/stated-numbers.ts';
import { foldedWords, NEUTRAL } from '../../../shared/statements/word-stems.ts';

/** "By 12%" is a change, "to 12%" its result, "from 12%" its beginning. */
const CHANGE: readonly [string, RegExp][] = [
  ['by', /(?:by|um|en|un)\s?$/i],
  ['by or of', /(?:de|d['’])\s?$/i],
  ['to', /(?:to|auf|a|hasta)\s$/i],
  ['from', /(?:from|desde)\s$/i],
  ['from or of', /von\s$/i],
];

/** Whether a number of the claim says how much by where its sentence says to how much, or the like. */
const SURE_CHANGE: readonly [string, RegExp][] = [
  ['by', /(?:by|um)\s$/i],
  ['to', /(?:to|auf)\s$/i],
];

export function turnsChangeAround(claim: string, sentence: string, isSure = false): boolean {
  const kinds = isSure ? SURE_CHANGE : CHANGE;
  const stated = changesOf(sentence, kinds);
  return changesOf(claim, kinds).some(({ value, change }) => {
    const same = stated.filter((one) => one.value === value);
    return (
      change !== '' && same.length > 0 && same.every((one) => one.change !== '' && !isSameChange(one.change, change))
    );
  });
}

/** "Ein Umsatz von 12 Millionen" is "un chiffre d'affaires de 12 millions". */
const isSameChange = (a: string, b: string) =>
  [a, b].every((one) => one.endsWith('or of')) || a.replace(' or of', '') === b.replace(' or of', '');

/** "Sales to 2028" are those by 2028. */
const YEAR = /^(?:19|20)\d\d$/;
const changesOf = (text: string, kinds: typeof CHANGE) =>
  [...stripMarks(text).matchAll(/(?<![\p{L}\d])(?:[$€£]\s?)?\d(?:[\d.,]*\d)?/gu)]
    .filter(([digits]) => !YEAR.test(digits))
    .map(({ 0: digits, index }) => ({
      value: statedNumbersIn(digits)[0]?.value,
      change:
        kinds.find(([, pattern]) =>
          pattern.test(
            stripMarks(text)
              .slice(0, index)
              .slice(-8)
              .replace(/^\S*\s/, ' '),
          ),
        )?.[0] ?? '',
    }));

const PART_OF_IT =
  /^[^,;.]{0,25}?(?:of (?:them|whom|which|these|those)|d['’]entre|de (?:ellos|ellas|estos|estas))(?!\p{L})/iu;
const PART_BEFORE =
  /(?:of (?:them|whom|which)|davon|darunter|dont|including|de (?:ellos|ellas|los cuales|las cuales))\s(?:\p{L}+\s)?$/iu;

/** "400 people, 120 of them in Oulu": whether the claim has the number of a part, and does not say of what part. */
export function isNumberOfPart(claim: string, sentence: string): boolean {
  const figures = (text: string) => [...text.matchAll(/(?<![\p{L}\d])[$€£]?\d(?:[\d.,]*\d)?/gu)];
  const isPart = (text: string, { 0: digits, index }: RegExpMatchArray) =>
    PART_OF_IT.test(text.slice((index ?? 0) + digits.length)) || PART_BEFORE.test(text.slice(0, index));
  return figures(claim).some((one) => {
    const same = figures(sentence).filter(([digits]) => digits === one[0]);
    return (
      same.length > 0 &&
      !isPart(claim, one) &&
      same.every((other) => isPart(sentence, other) && !namesPart(claim, sentence, other))
    );
  });
}

/** "120 people in Oulu": the claim says of which part. */
function namesPart(claim: string, sentence: string, { 0: digits, index }: RegExpMatchArray): boolean {
  const part = sentence.slice((index ?? 0) + digits.length).split(/[,;.](?:\s|$)/u)[0] ?? '';
  const elsewhere = new Set(foldedWords(sentence.replace(part, ' ')));
  const claimed = new Set(foldedWords(claim));
  return foldedWords(part).some(
    (word) => word.length > 3 && claimed.has(word) && !elsewhere.has(word) && !NEUTRAL.has(word),
  );
}

/** "40,000 in May and 25,000 in June": whether a word of the claim stands after another number than the claim's. */
export function joinsOtherNumber(claim: string, sentence: string): boolean {
  const values = (text: string) => [...text.matchAll(/(?<![\p{L}\d])\d(?:[\d.,]*\d)?/gu)].map(([digits]) => digits);
  const claimed = values(claim);
  if (claimed.length === 0) return false;
  const words = new Set(foldedWords(claim));
  const parts = sentence.split(
    /,\s|;\s|\s(?:and|und|et|y|while|sowie|pero|mais|aber|but|as part of|out of(?: a total of)?|of a total of|von insgesamt|sur un total de|de un total de)\s/u,
  );
  const others = parts.filter((part) => values(part).length > 0 && !values(part).some((one) => claimed.includes(one)));
  const own = new Set(foldedWords(parts.filter((part) => !others.includes(part)).join(' ')));
  return others.some((part) => {
    const [first = ''] = values(part);
    const after = foldedWords(part.slice(part.indexOf(first) + first.length));
    return after.slice(1).some((word) => word.length > 2 && words.has(word) && !own.has(word) && !NEUTRAL.has(word));
  });
}

/** Days are looked at elsewhere. */
export const withoutDayNumbers = (text: string): string =>
  text
    .replace(/\d{4}-\d\d-\d\d/g, ' ')
    .replace(
      /(?<!\d)\d{1,2}(?:\.|st|nd|rd|th|er)?\s(?:de\s|of\s)?(?=(?:jan|feb|fév|mär|mar|apr|avr|abr|ma[iy]|jun|jui|jul|aug|aoû|ago|sep|okt|oct|nov|dez|dec|déc|dic|ene)\p{L}*)/giu,
      ' ',
    );
