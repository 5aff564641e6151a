import { COMPANY_INDEXES, CompanyModel } from '@workbench/db';
import type { mongo } from 'mongoose';
import { matchFilter, type SearchQuery } from './match-filter.ts';
import { type FoundCompany, MATCH_FIELDS } from './rank-matches.ts';

export async function collectMatches(query: SearchQuery): Promise<FoundCompany[]> {
  const matches = CompanyModel.collection.find(matchFilter(query) as mongo.Filter<mongo.Document>, {
    projection: MATCH_FIELDS,
    hint: query.selectiveTerm === null ? COMPANY_INDEXES.name : COMPANY_INDEXES.words,
  });
  return (await matches.toArray()) as FoundCompany[];
}
