import { isAttached, keyAt, matchAny, type TokenisedSentence } from '../sentence/tokenised-sentence.ts';
import { OR_MORE } from './size-bounds.ts';

const NUMBER_WORDS: Record<string, number> = {
  five: 5,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
  thousand: 1000,
};
const FACTOR_WORDS: Record<string, number> = { one: 1, two: 2, three: 3, four: 4, six: 6, seven: 7, eight: 8, nine: 9 };
/** "1,000", "2k", "two hundred", "500 or more". */
export function readNumber(
  sentence: TokenisedSentence,
  at: number,
): { value: number; to: number; isOpen: boolean } | null {
  const key = keyAt(sentence, at);
  const digits = /^(\d+(?:[.,]\d{3})*|\d+[.,]\d+)(k?)$/.exec(key);
  let value: number;
  let to = at + 1;
  if (digits) {
    const [, number = '', thousands] = digits;
    value = /[.,]\d{3}$/.test(number) ? Number(number.replace(/[.,]/g, '')) : Number(number.replace(',', '.'));
    if (thousands) value *= 1000;
    if (keyAt(sentence, to) === 'k' || keyAt(sentence, to) === 'thousand') {
      value *= 1000;
      to += 1;
    }
  } else {
    if (key === 'a' && /^(?:hundred|thousand)$/.test(keyAt(sentence, at + 1))) return readNumber(sentence, at + 1);
    const factor = FACTOR_WORDS[key] ?? NUMBER_WORDS[key];
    const unit = /^(?:hundred|thousand)$/.test(keyAt(sentence, to)) ? NUMBER_WORDS[keyAt(sentence, to)] : undefined;
    if (factor === undefined || (unit === undefined && !Object.hasOwn(NUMBER_WORDS, key))) return null;
    value = factor * (unit ?? 1);
    if (unit !== undefined) to += 1;
  }
  let isOpen = false;
  if (keyAt(sentence, to) === '+' || (keyAt(sentence, to) === 'plus' && isAttached(sentence, to))) {
    isOpen = true;
    to += 1;
  } else {
    const end = matchAny(sentence, to, OR_MORE);
    if (end > 0) {
      isOpen = true;
      to = end;
    }
  }
  return value > 0 && value < 10_000_000 ? { value: Math.round(value), to, isOpen } : null;
}
