/** What bounds a number or turns its sign. Numbers are compared as they are written. Pure. */

const NUMBER = '\\d(?:[\\d.,]*\\d)?';
const YEAR = /^(?:19|20)\d\d$/;

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
