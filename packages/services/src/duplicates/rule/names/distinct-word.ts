import { isDivisionWord, isGenericWord, isProductWord, isTradeWord } from './name-words.ts';

/** Tells one company from another, as a family's name or an invented word does. */
export const isDistinctWord = (word: string): boolean =>
  word.length > 2 && !isGenericWord(word) && !isDivisionWord(word) && !isTradeWord(word) && !isProductWord(word);
