import { COMPANY_INDEXES, CompanyModel } from '@workbench/db';
import { mongo } from 'mongoose';
import { ServiceError } from '../../../shared/errors.ts';
import { matchFilter, type SearchQuery } from './match-filter.ts';

/** For two frequent words that few companies share, the database reads all companies that have one of them. */
export const COUNT_TIME_MAX_MS = 5_000;

const MAX_TIME_EXPIRED = 50;

export async function withinTime<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof mongo.MongoServerError) || error.code !== MAX_TIME_EXPIRED) throw error;
    throw new ServiceError('invalid', 'Too many companies have each of these words; add a rarer one or leave one out');
  }
}

export function openMatches(query: SearchQuery): mongo.FindCursor {
  return CompanyModel.collection.find(matchFilter(query) as mongo.Filter<mongo.Document>, {
    projection: { _id: 1 },
    hint: query.selectiveTerm === null ? COMPANY_INDEXES.name : COMPANY_INDEXES.words,
  });
}
