import { findCompanyNames } from './employers/find-company-name.ts';
import { findIndustry, findItCompany } from './employers/find-industry.ts';
import { findKeywords } from './find-keywords.ts';
import { findLocation, findUnknownLocation } from './locations/find-location.ts';
import { STATE_BY_CODE } from './locations/gazetteer.ts';
import { type FilterSpan, rawAt, type TokenisedSentence } from './sentence/tokenised-sentence.ts';
import type { VocabularyMatch } from './sentence/vocabulary.ts';
import { CONJUNCTIONS, FRAME_WORDS } from './sentence/word-lists.ts';
import { findSeniority } from './titles/find-seniority.ts';
import { findBareFunction, findPeopleIn, findRunning, findTeam } from './titles/find-team.ts';
import { findTitles } from './titles/find-titles.ts';
import { findUnknownTitle } from './titles/find-unknown-title.ts';

function isBesideLocation({ tokens }: TokenisedSentence, at: number, before: FilterSpan | null): boolean {
  if (before?.items.at(-1)?.filter !== 'locations') return false;
  const between = tokens.slice(before.to, at);
  return between.every(({ key }) => CONJUNCTIONS.has(key));
}

const asIndustry = (found: VocabularyMatch | null): FilterSpan | null =>
  found && { from: found.from, to: found.to, items: [{ filter: 'industries', value: found.value }] };

/**
 * The part that starts at a word: the longest of all readings, and the first in this order among equally long ones.
 * After "in", a state's code is a location before it is a title ("in MD", "in PA").
 */
export function findFilterSpan(sentence: TokenisedSentence, at: number, before: FilterSpan | null): FilterSpan | null {
  const location = findLocation(sentence, at, { isBesideLocation: isBesideLocation(sentence, at, before) });
  const isCode = STATE_BY_CODE.has(rawAt(sentence, at));
  const industry = asIndustry(findItCompany(sentence, at) ?? findIndustry(sentence, at));
  const isEmployer = /^(?:at|with)$/.test(sentence.tokens[at - 1]?.key ?? '');
  const readings = [
    findCompanyNames(sentence, at, before),
    isCode ? location : null,
    isEmployer ? industry : null,
    findTitles(sentence, at),
    findKeywords(sentence, at),
    findPeopleIn(sentence, at),
    findRunning(sentence, at),
    findTeam(sentence, at),
    findSeniority(sentence, at),
    location,
    industry,
    before?.items.some(({ filter }) => filter === 'jobTitles') ? null : findBareFunction(sentence, at),
  ];
  const known = readings.reduce<FilterSpan | null>(
    (best, one) => (one && (!best || one.to > best.to) ? one : best),
    null,
  );
  if (known) return known;
  if (FRAME_WORDS.has(sentence.tokens[at]?.key ?? '')) return null;
  return findUnknownLocation(sentence, at) ?? findUnknownTitle(sentence, at, before === null);
}
