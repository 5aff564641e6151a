import { conceptOf } from '../../../../shared/statements/meaning/concept-of.ts';
import { foldedWords, NEUTRAL } from '../../../../shared/statements/word-stems.ts';

/** A word of a sentence with its position. */
export interface Word {
  text: string;
  start: number;
  end: number;
  meaning: string;
}

export const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}\p{M}.,-]*[\p{L}\p{N}]|[\p{L}\p{N}]/gu)].map(({ 0: word, index }) => ({
    text: word,
    start: index,
    end: index + word.length,
    meaning: foldedWords(word).map(conceptOf).join(' '),
  }));

/** Articles, prepositions, pronouns and auxiliaries of four languages: they are everywhere. */
const SMALL = new Set(
  (
    'der die das den dem des ein eine einen einem einer eines hat haben hatte hatten ist sind wurde wurden wird und im in am auf aus bei beim mit nach zu zum zur ' +
    'von vom fur uber um als auch sich seit ihr ihre ihren ihrem ihrer sein seine seinen seinem seiner unser unsere unseren unserem unserer unseres an ' +
    'd l s le la les un une des du de au aux et a ont est sont en dans sur pour avec que qui son sa ses leur leurs notre nos y par se c n qu ' +
    'el los las una unos unas del al e ha han es con para su sus nuestro nuestra nuestros nuestras lo por como'
  ).split(' '),
);
export const isSmallWord = ({ text }: Word): boolean => {
  const [word = ''] = foldedWords(text);
  return SMALL.has(word) || NEUTRAL.has(word);
};
