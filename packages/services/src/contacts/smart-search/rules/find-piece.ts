import { findIndustry, findItCompany } from './find-industry.ts';
import { findKeywords } from './find-keywords.ts';
import { findPlace, findUnknownPlace } from './find-place.ts';
import { findSeniority } from './find-seniority.ts';
import { findBareFunction, findPeopleIn, findRunning, findTeam } from './find-team.ts';
import { findTitles } from './find-title.ts';
import { findUnknownTitle } from './find-unknown-title.ts';
import { STATE_BY_CODE } from './gazetteer.ts';
import { type Line, type Piece, rawAt } from './line.ts';
import type { Found } from './vocabulary.ts';
import { CONJUNCTIONS, FRAME_WORDS } from './words.ts';

function isBesidePlace({ tokens }: Line, at: number, before: Piece | null): boolean {
  if (before?.items.at(-1)?.filter !== 'locations') return false;
  const between = tokens.slice(before.to, at);
  return between.every(({ key }) => CONJUNCTIONS.has(key));
}

const asIndustry = (found: Found | null): Piece | null =>
  found && { from: found.from, to: found.to, items: [{ filter: 'industries', value: found.value }] };

/**
 * What starts at a word: of all readings the longest, and of equally long ones the first in this order. A state's
 * code behind "in" is a place before it is a title ("in MD", "in PA").
 */
export function findPiece(line: Line, at: number, before: Piece | null): Piece | null {
  const place = findPlace(line, at, { isBesidePlace: isBesidePlace(line, at, before) });
  const isCode = STATE_BY_CODE.has(rawAt(line, at));
  const industry = asIndustry(findItCompany(line, at) ?? findIndustry(line, at));
  const isEmployer = /^(?:at|with)$/.test(line.tokens[at - 1]?.key ?? '');
  const readings = [
    isCode ? place : null,
    isEmployer ? industry : null,
    findTitles(line, at),
    findKeywords(line, at),
    findPeopleIn(line, at),
    findRunning(line, at),
    findTeam(line, at),
    findSeniority(line, at),
    place,
    industry,
    before?.items.some(({ filter }) => filter === 'jobTitles') ? null : findBareFunction(line, at),
  ];
  const known = readings.reduce<Piece | null>((best, one) => (one && (!best || one.to > best.to) ? one : best), null);
  if (known) return known;
  if (FRAME_WORDS.has(line.tokens[at]?.key ?? '')) return null;
  return findUnknownPlace(line, at) ?? findUnknownTitle(line, at, before === null);
}
