import { ConnectorError } from '../errors.ts';
import { hasSearchFilter } from './has-search-filter.ts';
import type { PeopleFilters, PeopleSourceId } from './types.ts';

/** Throws `invalid_request` where no filter is set: a source is never asked for everybody. */
export function requireSearchFilter(source: PeopleSourceId, filters: PeopleFilters): void {
  if (hasSearchFilter(filters)) return;
  const text =
    'Give a job title, a location, an industry, a seniority, a company, a company size or a keyword to search for.';
  throw new ConnectorError('invalid_request', source, text);
}
