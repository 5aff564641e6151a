import type { TokenisedSentence } from '../sentence/tokenised-sentence.ts';
import { phraseKey } from '../sentence/tokens.ts';
import { parseTable } from '../sentence/vocabulary.ts';
import { COUNTRY_TABLE } from './country-names.ts';

const ENDING = /(?:an|ese|ish|ench|eek|iss|elsh|utch|zech|thai|qi|ri|eli|ni|ic|ti|si|i|ed|de|nd|ne|ot|akh|ak|ino)$/;
/** Names of countries with such an ending. */
const NAMES = /^(?:osterreich|cabo|swaziland|deutschland|republic|holland|stateside|vatican)\b/;

const NATIONALITIES: ReadonlySet<string> = new Set(
  parseTable(COUNTRY_TABLE)
    .flatMap(({ words }) => words.map(phraseKey))
    .filter((key) => ENDING.test(key) && !NAMES.test(key)),
);

/** "French", "South Korean": a word of nationality, which is a language and a kind of cuisine, too. */
export function isNationality(sentence: TokenisedSentence, from: number, to: number): boolean {
  const tokens = sentence.tokens.slice(from, to);
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (!first || !last) return false;
  const written = sentence.text.slice(first.start, last.end);
  // Read in English, "französische" is "France": only its small letter tells.
  const isTranslated = written.toLowerCase() !== tokens.map(({ raw }) => raw.toLowerCase()).join(' ');
  if (isTranslated) return sentence.hasMeaningfulCase && /^\p{Ll}\S*$/u.test(written);
  return NATIONALITIES.has(tokens.map(({ key }) => key).join(' '));
}
