/** What bounds a number or turns its sign. Numbers are compared as they are written. Pure. */

const NUMBER = '\\d(?:[\\d.,]*\\d)?';
const YEAR = /^(?:19|20)\d\d$/;

/** "40 of 240 grippers": the second is what there was. */
const OF_TOTAL = new RegExp(
  `(?<![\\p{L}\\d.,$€£])(${NUMBER}) (?:out of|of|von|der|sur|des|de) (?:(?:the|its|their|our|a total of|den|insgesamt|los|las|les|sus|ses) )?(${NUMBER})(?! ?(?:%|per cent|million|billion|Million|Mio|millones))(?=\\s\\p{L})`,
  'gu',
);

/** Whether the claim says of all what its sentence says of some. */
export const saysOfAll = (claim: string, sentence: string): boolean =>
  [...sentence.matchAll(OF_TOTAL)].some(
    ([, some = '', all = '']) =>
      !YEAR.test(all) && hasNumber(claim, all) && !hasNumber(claim, some) && hasOnce(sentence, all),
  );

const RANGE = new RegExp(`(?<!\\p{L})(?:between|zwischen|entre) (${NUMBER}) (?:and|und|et|y) (${NUMBER})`, 'giu');
const BOUND =
  /(?<!\p{L})(?:up to|at (?:least|most)|over|more than|fewer|less than|no more than|between|bis zu|mindestens|höchstens|mehr als|zwischen|jusqu['’]à|au (?:moins|plus)|plus de|entre|hasta|al menos|como (?:mínimo|máximo)|más de)(?!\p{L})/iu;

/** "Between 20 and 40": whether the claim has one of the two as the number itself. */
export const isEndOfRange = (claim: string, sentence: string): boolean =>
  !BOUND.test(claim) &&
  [...sentence.matchAll(RANGE)].some(([, from = '', to = '']) => {
    const [hasFrom, hasTo] = [from, to].map(
      (one) => !YEAR.test(one) && hasNumber(claim, one) && hasOnce(sentence, one),
    );
    return hasFrom !== hasTo;
  });

const BELOW_ZERO = new RegExp(`(?:(?<=^|[\\s(])[-−–]|minus |moins |menos )(${NUMBER})`, 'gu');
const FALLS =
  /[-−–]\d|(?<!\p{L})(?:minus|moins|menos|below|under|f[ae]ll\p{L}*|down|dr[oe]p\p{L}*|declin\p{L}+|decreas\p{L}+|loss\p{L}*|los[et]\p{L}*|shr[aiu]nk\p{L}*|sank|sunk|gesunken|sank|rückgang|verlust\p{L}*|unter|baiss\p{L}+|recul\p{L}*|perte\p{L}*|cay\p{L}+|baj\p{L}+|pérdida\p{L}*)(?!\p{L})/iu;

/** "-40 to 85 degrees": whether the claim leaves out that a number is below zero. */
export const losesSign = (claim: string, sentence: string): boolean =>
  !FALLS.test(claim) &&
  [...sentence.matchAll(BELOW_ZERO)].some(([, value = '']) => hasNumber(claim, value) && hasOnce(sentence, value));

const RESULTS: readonly RegExp[] = [
  /^(?:profits?|gains?|surplus|earnings|(?:\p{L}+)?gewinn\p{L}*|überschuss|bénéfices?|beneficios?|ganancias?)$/iu,
  /^(?:loss(?:es)?|deficit|\p{L}*verlust\p{L}*|fehlbetrag|pertes?|déficit|pérdidas?)$/iu,
];
const RESULT = new RegExp(`(\\p{L}+) (?:of|von|de) [$€£]?\\s?(${NUMBER})`, 'gu');
const resultsIn = (text: string) =>
  [...text.matchAll(RESULT)].map(([, word = '', value]) => ({
    value,
    kind: RESULTS.findIndex((one) => one.test(word)),
  }));

/** "A profit of $4 million and a loss of $9 million": whether the claim takes the one for the other. */
export const turnsResultAround = (claim: string, sentence: string): boolean => {
  const stated = resultsIn(sentence).filter(({ kind }) => kind >= 0);
  return resultsIn(claim).some(({ value, kind }) => {
    const same = stated.filter((one) => one.value === value);
    return kind >= 0 && same.length > 0 && same.every((one) => one.kind !== kind);
  });
};

const numbersIn = (text: string): string[] => text.match(new RegExp(NUMBER, 'g')) ?? [];
const hasNumber = (text: string, value: string) => numbersIn(text).includes(value);
const hasOnce = (text: string, value: string) => numbersIn(text).filter((one) => one === value).length === 1;
