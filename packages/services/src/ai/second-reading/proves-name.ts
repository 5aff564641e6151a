import { detectLanguage } from '../check/words/detect-language.ts';
import { wordsIn } from '../check/words/fold-preserving-length.ts';
import type { UnsupportedClaim } from '../written-message.ts';
import type { ReadSentence } from './read-sentence.ts';
import { hasSameName, isShortForm, spelledOut } from './word-kinship.ts';

/** Whether each word of a name is in the passages: in another form or spelling, shorter, or by its first letter. */
export function provesName({ text }: UnsupportedClaim, sentence: ReadSentence): boolean {
  const { basis, passages } = sentence;
  const all = passages.map((passage) => passage.text).join('\n');
  const known = new Set([...basis, ...spelledOut(sentence.text, all)]);
  const parts = wordsIn(text);
  const isKnown = (word: string) => hasSameName(word, known) || isShortName(word, all) || isCutShort(word, all);
  return parts.every(isKnown) || known.has(parts.join('')) || isTranslatedNoun(text, sentence, all);
}

/** "Alex" for "Alexander"; no "Mark" for "marketing", which is no name. */
const isShortName = (word: string, text: string): boolean =>
  wordsIn((text.match(/(?<!\p{L})\p{Lu}\p{L}+/gu) ?? []).join(' ')).some((name) => isShortForm(word, name));

/** "Ma." for "María". */
const isCutShort = (word: string, text: string): boolean =>
  [...text.matchAll(/(?<!\p{L})(\p{L}{2,})\./gu)].some(([, short = '']) => word.startsWith(short.toLowerCase()));

/** A long word with the ending of a German plural or of a noun made of another word. */
const GERMAN_NOUN = /^\p{Lu}\p{Ll}{6,}(?:e|en|er|ern|n|ung|heit|keit|schaft|nis)$/u;

/** German gives nouns a capital. Of data in another language nothing but their form shows that they are no names. */
const isTranslatedNoun = (text: string, { language }: ReadSentence, basis: string): boolean =>
  language === 'de' && detectLanguage(basis, 'en') !== 'de' && GERMAN_NOUN.test(text);
