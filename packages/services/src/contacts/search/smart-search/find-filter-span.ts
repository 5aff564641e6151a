import { findCompanyNames } from './employers/find-company-name.ts';
import { findGoods, findIndustry, findItCompany } from './employers/find-industry.ts';
import { industryOfTrade } from './employers/trade-of-title.ts';
import { findKeywords } from './find-keywords.ts';
import { findLocation, findUnknownLocation } from './locations/find-location.ts';
import { STATE_BY_CODE } from './locations/gazetteer.ts';
import { type FilterSpan, rawAt, type TokenisedSentence, textOf } from './sentence/tokenised-sentence.ts';
import type { VocabularyMatch } from './sentence/vocabulary.ts';
import { CONJUNCTIONS, FRAME_WORDS } from './sentence/word-lists.ts';
import { findSkill } from './skill-names.ts';
import { findSeniority } from './titles/find-seniority.ts';
import { findBareFunction, findPeopleIn, findRunning, findTeam } from './titles/find-team.ts';
import { findTitleAbroad, isTranslatedAt } from './titles/find-title-abroad.ts';
import { findTitles } from './titles/find-titles.ts';
import { findUnknownTitle } from './titles/find-unknown-title.ts';

function isBesideLocation({ tokens }: TokenisedSentence, at: number, before: FilterSpan | null): boolean {
  if (before?.items.at(-1)?.filter !== 'locations') return false;
  const between = tokens.slice(before.to, at);
  return between.every(({ key }) => CONJUNCTIONS.has(key));
}

const asIndustry = (found: VocabularyMatch | null): FilterSpan | null =>
  found && { from: found.from, to: found.to, items: [{ filter: 'industries', value: found.value }] };

/** "Chez les fromagers": in other languages, a trade's people behind "at" are the kind of company. */
function findTrade(sentence: TokenisedSentence, at: number): FilterSpan | null {
  const title = isTranslatedAt(sentence, at - 1) ? findTitles(sentence, at) : null;
  const value = title?.to === at + 1 && title.items.length === 1 ? industryOfTrade(title.items[0]?.value ?? '') : null;
  return value === null ? null : { from: at, to: at + 1, items: [{ filter: 'industries', value }] };
}

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
    isEmployer ? (industry ?? findTrade(sentence, at)) : null,
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
  const skill = findSkill(sentence, at);
  // "Kotlin developers" is a title.
  if (skill && findUnknownTitle(sentence, at, false) === null)
    return { from: at, to: skill.to, items: [{ filter: 'keywords', value: textOf(sentence, at, skill.to) }] };
  if (FRAME_WORDS.has(sentence.tokens[at]?.key ?? '')) return null;
  return (
    findUnknownLocation(sentence, at) ??
    findTitleAbroad(sentence, at) ??
    findUnknownTitle(sentence, at, before === null) ??
    (findTitles(sentence, at + 1) || findUnknownTitle(sentence, at + 1, false)
      ? asIndustry(findGoods(sentence, at))
      : null)
  );
}
