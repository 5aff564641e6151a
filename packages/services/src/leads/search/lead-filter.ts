import { LEAD_INDEXES, type LeadDoc } from '@workbench/db';
import type { QueryFilter } from 'mongoose';
import { personQueryWords, wordPrefixPattern } from '../../shared/person-values/person-search-words.ts';
import type { Finding } from '../finding-schemas.ts';
import type { LeadFilterInput } from '../schemas.ts';

export type LeadFilter = QueryFilter<LeadDoc>;
export type LeadFilters = LeadFilterInput;

/** With a filter no more are counted. */
export const LEAD_COUNT_CAP = 10_000;

/** A query and the one index that answers it; the engine must not choose between two. */
export interface LeadQuery {
  filter: LeadFilter;
  hint: string;
  /** The word whose prefix the index scan uses. */
  word?: string;
}

/** All that narrows the list down, without the words. `also`: one more finding that leads must have. */
export function conditionsOf(
  { status, listId, runId, list, review, finding }: LeadFilters,
  also?: Finding,
): LeadQuery[] {
  const findings = [finding, also].filter((one) => one !== undefined);
  return [
    ...(listId === undefined ? [] : [{ filter: { listIds: listId }, hint: LEAD_INDEXES.list }]),
    ...(list === undefined ? [] : [{ filter: { lists: list }, hint: LEAD_INDEXES.userList }]),
    ...(runId === undefined ? [] : [{ filter: { runId }, hint: LEAD_INDEXES.runFindings }]),
    ...(findings.length === 0 ? [] : [{ filter: { findings: { $all: findings } }, hint: LEAD_INDEXES.findings }]),
    ...(review === undefined ? [] : [{ filter: { needsReview: review }, hint: LEAD_INDEXES.review }]),
    ...(status === undefined ? [] : [{ filter: { enrichmentStatus: status }, hint: LEAD_INDEXES.status }]),
  ];
}

export const mergeConditions = (conditions: readonly LeadQuery[]): LeadFilter =>
  Object.assign({}, ...conditions.map(({ filter }) => filter)) as LeadFilter;

/** Words of a search; null: nothing that could be found. */
export function filterWords({ q = '' }: LeadFilters): string[] | null {
  const words = personQueryWords(q);
  return words.length === 0 && q.trim() !== '' ? null : words;
}

export const wordCondition = (word: string): LeadQuery => {
  return { filter: { words: wordPrefixPattern(word) }, hint: LEAD_INDEXES.words, word };
};

/** All of these words, each as a beginning; the first may lead through their index. */
export function wordFilter([leading, ...others]: readonly string[]): LeadFilter {
  if (leading === undefined) return {};
  return {
    words: wordPrefixPattern(leading),
    // The engine must not be offered two ranges of one index.
    ...(others.length > 0 && { $nor: others.map((word) => ({ words: { $nin: [wordPrefixPattern(word)] } })) }),
  };
}
