import { COMPANY_INDEXES, CompanyModel } from '@workbench/db';
import type { mongo } from 'mongoose';
import { keepCount } from '../known-counts.ts';
import { matchFilter, type SearchQuery } from './match-filter.ts';
import { COUNT_TIME_MAX_MS, openMatches, withinTime } from './open-matches.ts';

/** Counting index keys up to here takes about 10 ms at any size; more are shown as "10,000+". */
const COUNT_CAP = 10_000;

/** With several words every candidate is read to check the others, so fewer are counted. */
const COUNT_CAP_SEVERAL_WORDS = 1_000;

export interface MatchCount {
  total: number;
  /** More than `total` match. */
  totalIsCapped: boolean;
}

export function countMatches(query: SearchQuery): Promise<MatchCount> {
  return countUpToCap(query, (limit) => countKeys(query, limit));
}

/** Counts the matches that a test lets through, up to the same number. */
export function countPassing(
  query: SearchQuery,
  passing: (ids: { _id: mongo.ObjectId }[]) => unknown[],
): Promise<MatchCount> {
  return countUpToCap(query, async (limit) => {
    const ids = openMatches(query).maxTimeMS(COUNT_TIME_MAX_MS);
    let found = 0;
    while (found < limit && (await ids.hasNext()))
      found += passing(ids.readBufferedDocuments() as { _id: mongo.ObjectId }[]).length;
    await ids.close();
    return found;
  });
}

async function countUpToCap(query: SearchQuery, count: (limit: number) => Promise<number>): Promise<MatchCount> {
  const cap = query.words.length > 1 ? COUNT_CAP_SEVERAL_WORDS : COUNT_CAP;
  const found = await withinTime(() => count(cap + 1));
  return { total: Math.min(found, cap), totalIsCapped: found > cap };
}

/** How many of these companies match the words. */
export function countMatchesAmong(query: SearchQuery, ids: readonly mongo.ObjectId[]): Promise<number> {
  const filter = { $and: [{ _id: { $in: ids } }, matchFilter(query)] } as mongo.Filter<mongo.Document>;
  return CompanyModel.collection.countDocuments(filter, { hint: '_id_' });
}

export function countKeys(query: SearchQuery, limit: number): Promise<number> {
  const { words, namePrefix, selectiveTerm } = query;
  return keepCount(JSON.stringify([words, namePrefix, selectiveTerm, limit]), () =>
    CompanyModel.collection.countDocuments(matchFilter(query) as mongo.Filter<mongo.Document>, {
      limit,
      hint: selectiveTerm === null ? COMPANY_INDEXES.name : COMPANY_INDEXES.words,
      maxTimeMS: COUNT_TIME_MAX_MS,
    }),
  );
}
