import { findIndustry } from '../employers/find-industry.ts';
import { findLocation } from '../locations/find-location.ts';
import {
  type FilterSpan,
  isAttached,
  isBoundary,
  keyAt,
  rawAt,
  type TokenisedSentence,
  textOf,
} from '../sentence/tokenised-sentence.ts';
import { isPlural, singular, titleCase } from '../sentence/tokens.ts';
import { COMPANY_NOUNS, FRAME_WORDS } from '../sentence/word-lists.ts';
import { findSeniority } from './find-seniority.ts';
import { ROLE_NOUNS } from './function-names.ts';
import { TITLES } from './title-parts.ts';

/** People are named after what they do: "hackers", "curators", "dramaturgists". */
const DOERS = /(?:ers|ors|ists|ians|eers|yers|ants|men|women|ologists|keepers|masters)$/;
/** Titles without such an ending that are of many kinds: "tugboat captains", "helicopter pilots". */
const OF_MANY_KINDS = /^(?:captains|pilots|chefs|nurses|guards|guides|surgeons|physicians)$/;
/** Plurals of that ending that are no people, and people that are no job. */
const NO_TITLES = new Set(
  `offers papers computers numbers customers users members followers speakers others letters partners careers borders
  servers containers clusters orders markets buyers consumers investors founders sellers competitors colors factors
  sensors vendors sectors doors floors motors tractors majors minors seniors juniors leaders owners winners beginners
  newcomers millennials parents restaurants plants grants giants assistants pants merchants tenants participants
  applicants women men centers centres matters powers towers chapters filters quarters headquarters teenagers
  startups scaleups subsidiaries unicorns makers players providers manufacturers suppliers employers
  subscribers workers readers viewers drivers newsletters orders years players posters champions adapters decision-makers
  trailers successors predecessors makers producers directors managers retailers insurers lenders carriers hospitals banks carmakers`.split(
    /\s+/,
  ),
);
/** Modifiers before a title that are no part of it. */
const ASIDES = new Set(
  `nice remote experienced female male local independent young old top best qualified part-time full-time bilingual b2b b2c
  leading successful hybrid onsite ambitious active available hiring funded backed recently promising great good smart
  talented skilled well-known famous retired former ex new growing fast bootstrapped listed public private owned family
  based next several big small large tiny major key own real likely potential possible german-speaking english-speaking
  award winning tech-savvy self-employed newly appointed freshly hired outbound stage series early late seed`.split(
    /\s+/,
  ),
);
const WORDS_MAX = 3;
const BEFORE_ANY_PLURAL = /^(?:at|who|working|employed)$/;

/** "SAP HCM consultants": in capitals where capitals say something. */
const isAbbreviation = ({ hasMeaningfulCase }: TokenisedSentence, raw: string): boolean =>
  hasMeaningfulCase && /^\p{Lu}{2,5}$/u.test(raw);

function isWordOfTitle(sentence: TokenisedSentence, at: number): boolean {
  const key = keyAt(sentence, at);
  const raw = rawAt(sentence, at);
  const isSpoken = (/^\p{L}{3,}$/u.test(raw) && /[aeiouy]/.test(key)) || isAbbreviation(sentence, raw);
  if (!isSpoken || FRAME_WORDS.has(key) || ASIDES.has(key) || COMPANY_NOUNS.has(key)) return false;
  return findIndustry(sentence, at, { isTopic: true }) === null && findSeniority(sentence, at) === null;
}

/** Whether a word names people by its shape, or is a title of the vocabulary in the plural. */
function endsTitle(sentence: TokenisedSentence, from: number, at: number, isFirst: boolean): boolean {
  const key = keyAt(sentence, at);
  if (NO_TITLES.has(key) || /firmen$/.test(key) || !/^\p{L}{4,}$/u.test(key) || !isPlural(key)) return false;
  if (ROLE_NOUNS.has(singular(key))) return true;
  const isOfKind = at > from && OF_MANY_KINDS.test(key) && /^\p{Ll}+$/u.test(rawAt(sentence, at - 1));
  if (TITLES.values.has(singular(key))) return isOfKind || DOERS.test(key);
  if (!isWordOfTitle(sentence, at)) return false;
  return DOERS.test(key) || (isFirst && BEFORE_ANY_PLURAL.test(keyAt(sentence, at + 1)));
}

/**
 * A title outside the vocabulary, recognised by its form: a plural of people ("growth hackers", "Kotlin developers")
 * that the rest of the sentence does not explain. `isFirst`: nothing was parsed before it.
 */
export function findUnknownTitle(sentence: TokenisedSentence, from: number, isFirst: boolean): FilterSpan | null {
  for (let at = from; at < from + WORDS_MAX && (at === from || isAttached(sentence, at)); at += 1) {
    const isEnd =
      isBoundary(sentence, at + 1) ||
      !isWordOfTitle(sentence, at + 1) ||
      findLocation(sentence, at + 1, { isBesideLocation: false }) !== null;
    if (isEnd && endsTitle(sentence, from, at, isFirst)) {
      const words = textOf(sentence, from, at).split(/\s+/).filter(Boolean);
      const value = [...words, singular(rawAt(sentence, at))]
        .map((word) => (isAbbreviation(sentence, word) ? word : titleCase(word)))
        .join(' ');
      return { from, to: at + 1, items: [{ filter: 'jobTitles', value }] };
    }
    if (!isWordOfTitle(sentence, at)) return null;
  }
  return null;
}
