import { verbRoot } from '../../../../shared/statements/verb-roots.ts';
import { foldedWords } from '../../../../shared/statements/word-stems.ts';
import { isSmallWord, type Word, wordsOf } from './sentence-words.ts';
import type { SourceSentence } from './source-sentence.ts';
import { goesOn } from './words-from-next-sentence.ts';

/** Ends a part of a sentence: what stands behind it is said of something else. */
const PART_END = /[,;:–]\s|\s(?:and|but|while|und|aber|während|et|mais|tandis que|alors que|y|e|pero|mientras)\s/gu;
/** The end of a part whose subject is not that of the next one. */
const OWN_SUBJECT =
  /;\s|,?\s(?:but|while|whereas|aber|während|mais|tandis que|alors que|pero|mientras)\s|,\s(?=(?:the|die|der|das|la|le|les|el|los|las)\s)/gu;

const isSame = (a: Word, b: Word) =>
  a.meaning === b.meaning || verbRoot(a.text.toLowerCase()) === verbRoot(b.text.toLowerCase());

/**
 * "Acme moved its legal team to Leith" from "Acme moved its claims team to Leith. The legal team stays": whether a word of the
 * claim takes the place of another one and is taken from elsewhere in the text.
 */
export function replacesWord(claim: string, source: SourceSentence, names: readonly string[]): boolean {
  const withoutNames = (text: string) => names.reduce((rest, name) => rest.replaceAll(name, ' '), text);
  const contentOf = (text: string) => wordsOf(withoutNames(text)).filter((word) => !isSmallWord(word));
  const claimed = contentOf(claim);
  const sentence = withoutNames(source.words);
  const partIn = (text: string, end: RegExp) => {
    const cuts = [...text.matchAll(end)].map(({ index }) => index);
    return ({ start }: Word) => cuts.filter((cut) => cut < start).length;
  };
  const partOf = partIn(sentence, OWN_SUBJECT);
  const smallPartOf = partIn(sentence, PART_END);
  const claimedPartOf = partIn(withoutNames(claim), PART_END);
  const stated = contentOf(source.words);
  const elsewhere = new Set(foldedWords(source.after.filter((one, at) => at > 0 || !goesOn(one, names)).join(' ')));
  const isTakenFromElsewhere = (word: Word, part: number) => {
    const own = stated.filter((one) => isSame(one, word));
    if (own.some((one) => partOf(one) === part)) return false;
    return own.length > 0 || foldedWords(word.text).every((one) => elsewhere.has(one));
  };
  return claimed.some((word, index) =>
    [-1, 1].some((side) => {
      const beside = claimed[index + side];
      if (beside === undefined || claimedPartOf(beside) !== claimedPartOf(word)) return false;
      const positions = stated.flatMap((one, at) => (isSame(one, beside) ? [at] : []));
      return (
        positions.length > 0 &&
        positions.every((at) => {
          const anchor = stated[at];
          const other = stated[at - side];
          return (
            anchor !== undefined &&
            other !== undefined &&
            smallPartOf(other) === smallPartOf(anchor) &&
            !claimed.some((one) => isSame(one, other)) &&
            isTakenFromElsewhere(word, partOf(anchor))
          );
        })
      );
    }),
  );
}
