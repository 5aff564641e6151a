import type { mongo } from 'mongoose';
import { findByIdentifier } from '../../identifiers/find-by-identifier.ts';
import { parseQuery } from '../parse-query.ts';
import type { SearchQuery } from './match-filter.ts';
import { COUNT_TIME_MAX_MS, openMatches, withinTime } from './open-matches.ts';

/** The ids of all matches, in no order; one that the text identifies may come twice. */
export async function* readMatchingIds(text: string): AsyncGenerator<mongo.ObjectId> {
  for (const { _id } of await findByIdentifier(text)) yield _id;
  const matches = await openMatchingIds(text);
  if (matches !== null) for await (const { _id } of matches) yield _id as mongo.ObjectId;
}

async function openMatchingIds(text: string): Promise<mongo.FindCursor | null> {
  const query = await parseQuery(text);
  return query && openMatches(query);
}

/** The ids of all matches, in no order. @throws ServiceError 'invalid' when finding them takes too long */
export function findMatchingIds(query: SearchQuery): Promise<mongo.ObjectId[]> {
  return withinTime(async () => {
    const found = await openMatches(query).maxTimeMS(COUNT_TIME_MAX_MS).toArray();
    return found.map(({ _id }) => _id as mongo.ObjectId);
  });
}

/** Whether any company has the words. */
export async function hasMatch(text: string): Promise<boolean> {
  const matches = await openMatchingIds(text);
  return (await matches?.limit(1).next()) != null;
}
