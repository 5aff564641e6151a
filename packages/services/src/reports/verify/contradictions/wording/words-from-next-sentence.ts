import { splitDays } from '../../../../shared/statements/days.ts';
import { statedNumbersIn } from '../../../../shared/statements/stated-numbers.ts';
import { foldedWords } from '../../../../shared/statements/word-stems.ts';
import { EVENT_NOUN } from './event-nouns.ts';
import { isSmallWord, type Word, wordsOf } from './sentence-words.ts';
import type { SourceSentence } from './source-sentence.ts';

/** Goes on with what the sentence before says. */
const GOES_ON =
  /^(?:it|its|they|their|he|she|his|her|this|that|these|those|there|both|led|backed|located|priced|built|with|at|in all|er|sie|es|sein\p{L}*|ihr\p{L}*|dies\p{L}*|dort|dazu|damit|il|elle|ils|elles|son|sa|ses|ce|cette|cela|su|sus|este|esta|esto|allí|con)(?!\p{L})/iu;

/** Whether a sentence goes on with what the one before it says, or has the company as its subject. */
export const goesOn = (sentence: string, names: readonly string[]): boolean =>
  GOES_ON.test(sentence) ||
  sentence.search(EVENT_NOUN) === 0 ||
  [...names, 'we ', 'We '].some((name) => sentence.startsWith(name));

/** Whether the claim has a word or number that only the following sentence says, of a subject of its own. */
export function takesFromNextSentence(claim: string, source: SourceSentence, names: readonly string[]): boolean {
  const next = source.after[0] ?? '';
  if (next === '' || source.goesOn || goesOn(next, names)) return false;
  const earlier = [source.title, source.words, ...source.before.slice(-1), ...names].join(' ');
  const known = new Set(foldedWords(earlier));
  const inNext = new Set(foldedWords(next));
  const isTaken = (word: Word) => {
    const [folded = ''] = foldedWords(word.text);
    return folded.length > 3 && !isSmallWord(word) && !known.has(folded) && inNext.has(folded);
  };
  if (wordsOf(splitDays(claim).rest).some(isTaken)) return true;
  const values = (text: string) => statedNumbersIn(splitDays(text).rest).map(({ value }) => value);
  const [own, others] = [values(earlier), values(next)];
  return values(claim).some((value) => !own.includes(value) && others.includes(value));
}
