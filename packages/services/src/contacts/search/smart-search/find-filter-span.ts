import { findIndustry, findItCompany } from './employers/find-industry.ts';
import { findKeywords } from './find-keywords.ts';
import { findLocation, findUnknownLocation } from './locations/find-location.ts';
import { STATE_BY_CODE } from './locations/gazetteer.ts';
import { type FilterSpan, type Line, rawAt } from './sentence/line.ts';
import type { VocabularyMatch } from './sentence/vocabulary.ts';
import { CONJUNCTIONS, FRAME_WORDS } from './sentence/word-lists.ts';
import { findSeniority } from './titles/find-seniority.ts';
import { findBareFunction, findPeopleIn, findRunning, findTeam } from './titles/find-team.ts';
import { findTitles } from './titles/find-titles.ts';
import { findUnknownTitle } from './titles/find-unknown-title.ts';

function isBesideLocation({ tokens }: Line, at: number, before: FilterSpan | null): boolean {
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
export function findFilterSpan(line: Line, at: number, before: FilterSpan | null): FilterSpan | null {
  const location = findLocation(line, at, { isBesideLocation: isBesideLocation(line, at, before) });
  const isCode = STATE_BY_CODE.has(rawAt(line, at));
  const industry = asIndustry(findItCompany(line, at) ?? findIndustry(line, at));
  const isEmployer = /^(?:at|with)$/.test(line.tokens[at - 1]?.key ?? '');
  const readings = [
    isCode ? location : null,
    isEmployer ? industry : null,
    findTitles(line, at),
    findKeywords(line, at),
    findPeopleIn(line, at),
    findRunning(line, at),
    findTeam(line, at),
    findSeniority(line, at),
    location,
    industry,
    before?.items.some(({ filter }) => filter === 'jobTitles') ? null : findBareFunction(line, at),
  ];
  const known = readings.reduce<FilterSpan | null>(
    (best, one) => (one && (!best || one.to > best.to) ? one : best),
    null,
  );
  if (known) return known;
  if (FRAME_WORDS.has(line.tokens[at]?.key ?? '')) return null;
  return findUnknownLocation(line, at) ?? findUnknownTitle(line, at, before === null);
}
