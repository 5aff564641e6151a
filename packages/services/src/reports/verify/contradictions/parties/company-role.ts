import { isOwnResolution } from '../../../../shared/statements/function-words.ts';
import { isSmallWord, type Word, wordsOf } from '../wording/sentence-words.ts';
import type { SourceSentence } from '../wording/source-sentence.ts';
import { isOwnPart, OWN, SELF } from './first-person.ts';
import { findName, namesOther } from './named-parties.ts';
import { meansOtherParty } from './phrase-means-other-party.ts';

/**
 * Whether the sentence has another party, or only a part of the company, where the claim has the company. Compared is what
 * stands before the word that follows the company's name in the claim.
 */
export function isRoleOfOther(claim: string, source: SourceSentence, names: readonly string[]): boolean {
  const named = findName(claim, names);
  if (findName(source.words, names) === null && !SELF.test(source.words) && hasSubjectOfOther(claim, source.words))
    return true;
  if (named === null || (isOwnResolution(source.words) && findName(source.words, names) !== null)) return false;
  if (isLeadingAdjunct(source.words, names) || repeatsPossessive(claim, named, source.words)) return false;
  const words = wordsOf(source.words);
  const before = wordsOf(claim.slice(0, named.start)).filter((word) => !isSmallWord(word));
  const after = wordsOf(claim.slice(named.end)).filter((word) => !isSmallWord(word));
  const next = firstIn(after, words);
  if (before.length > 0) {
    const previous = firstIn([...before].reverse(), words);
    if (previous === undefined) return false;
    const end = next === undefined || next.start < previous.end ? source.words.length : next.start;
    // "Unsere neue Halle, in Kiel gebaut, …": the possessive stands before.
    if (OWN.test(source.words.slice(0, previous.end)) && findName(source.words, names) === null)
      return isOwnPart(source.words.slice(0, end), claim);
    const slot = source.words.slice(previous.end, end);
    return OWN.test(slot) ? isOwnPart(slot, claim) : meansOtherParty(slot, source, names, false, claim);
  }
  if (next === undefined) return false;
  const following = source.words.slice(next.end).split(CLAUSE_END)[0] ?? '';
  const isInverted = names.some((name) => following.slice(0, name.length + 25).includes(name));
  const slot = source.words.slice(0, next.start);
  if (isInverted && !names.some((name) => slot.includes(name))) return false;
  return meansOtherParty(slot, source, names, true, claim);
}

/** "With the purchase of Kent Creamery, Acme gets …": what stands before the comma is of the company, too. */
const isLeadingAdjunct = (sentence: string, names: readonly string[]): boolean => {
  if (!LEADING.test(sentence)) return false;
  const parts = sentence.split(/,\s/u).slice(1, 3);
  return parts.some((part) =>
    names.some((name) => part.replace(/^(?:the|die|das|der|la|le|les|el|los)\s/iu, '').startsWith(name)),
  );
};
const LEADING =
  /^(?:With|Thanks to|By|Through|After|Following|Despite|Having|Mit|Dank|Durch|Nach|Trotz|Für|Avec|Grâce (?:à|au)|Après|Malgré|En|Con|Gracias al?|Tras|Pese a)\s/u;

/** "Acme's cold store …" of "Acme's new cold store …". */
const repeatsPossessive = (claim: string, named: { start: number; end: number }, sentence: string): boolean => {
  const owned = /^(?:['’]s?|s['’])?\s\p{L}/u;
  const name = claim.slice(named.start, named.end);
  const at = sentence.indexOf(name);
  return (
    at >= 0 &&
    /^['’]/u.test(claim.slice(named.end)) &&
    owned.test(claim.slice(named.end)) &&
    /^['’]/u.test(sentence.slice(at + name.length))
  );
};

/** "Polaris, its frozen food arm, has …": another name stands before all that the claim takes from the sentence. */
function hasSubjectOfOther(claim: string, sentence: string): boolean {
  const claimed = new Set(
    wordsOf(claim)
      .filter((word) => !isSmallWord(word))
      .map(({ meaning }) => meaning),
  );
  const first = wordsOf(sentence).find((word) => claimed.has(word.meaning));
  const lead = sentence.slice(0, first?.start ?? 0);
  return (
    UNIT_FIRST.test(lead) ||
    (/,/.test(lead) && namesOther(lead)) ||
    namesOther(lead.replace(/^\p{L}+/u, (word) => word.toLowerCase()))
  );
}
const UNIT_FIRST =
  /^(?:(?:its|their|the|die|ihre|seine|eine|sa|leur|la|su)\s)(?:\p{L}+\s){0,2}?(?:subsidiary|arm|unit|division|parent|owner|rival|competitor|tochter\p{L}*|mutter\p{L}*|konkurrent\p{L}*|filiale|succursale|maison mère|concurrente?|filial|matriz|rival|competidora?)(?!\p{L})/iu;

const CLAUSE_END = /[,;:]\s|\s(?:while|whereas|but|während|aber|tandis que|alors que|mais|mientras|pero)\s/u;

const firstIn = (some: readonly Word[], words: readonly Word[]): Word | undefined => {
  for (const one of some.slice(0, 3)) {
    const found =
      words.find((word) => word.text === one.text) ??
      words.find((word) => word.meaning === one.meaning && !isSmallWord(word));
    if (found !== undefined) return found;
  }
  return undefined;
};
