import { mergeNames } from '../employers/merge-names.ts';
import { type TokenisedSentence, tokeniseSentence } from '../sentence/tokenised-sentence.ts';
import { correctAbroad } from '../spelling/correct-abroad.ts';
import type { Correction } from '../spelling/correct-spelling.ts';
import { translateTokens } from './translate-tokens.ts';

interface TranslatedSentence {
  /** English words at the positions of those that were written. */
  sentence: TokenisedSentence;
  isTranslated: boolean;
  corrections: Correction[];
}

/** The words of a sentence in English, with the typing errors of other languages corrected. */
export function translateSentence(text: string): TranslatedSentence {
  const written = tokeniseSentence(text);
  const abroad = correctAbroad(mergeNames(text, written.tokens));
  const tokens = translateTokens(text, abroad.tokens);
  return {
    sentence: { ...written, tokens },
    isTranslated: tokens.some(({ raw }, at) => raw !== abroad.tokens[at]?.raw),
    corrections: abroad.corrections,
  };
}
