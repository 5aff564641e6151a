import type { Verb } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import type { ContactResults, SmartSearch, SmartSearchInput } from '../schemas.ts';
import { searchContacts } from './search-contacts.ts';

/**
 * Parses the filters of a sentence and searches with them, unless words were left over or corrected and the caller
 * wants to confirm first. `search`: replaced in tests.
 * @throws ServiceError `invalid` with a hint when the sentence describes no one; no source is queried then
 */
export async function smartSearchContacts(
  { ctx, input: { query, source, perPage, onLeftOver, includeCustomers } }: Verb<SmartSearchInput>,
  search: typeof searchContacts = searchContacts,
): Promise<SmartSearch> {
  // Its tables of words take a quarter of the time until the server's first answer, and most of its work needs none of them.
  const { readQuery } = await import('./smart-search/read-query.ts');
  const { reading, reader, notice } = await readQuery(ctx, query);
  if (!reading.ok) throw new ServiceError('invalid', reading.hint, [{ path: ['query'], message: reading.hint }]);
  const { filters, readings, leftOver, corrections } = reading.parsed;
  const isUnderstood = leftOver.length === 0 && corrections.length === 0;
  const isSearched = isUnderstood || onLeftOver === 'search';
  const results = isSearched
    ? await search({ ctx, input: { source, ...filters, page: 1, perPage, includeCustomers } })
    : noResults(perPage);
  return { results, filters, readings, leftOver, corrections, isSearched, reader, notice };
}

const noResults = (perPage: number): ContactResults => ({
  contacts: [],
  totalResults: 0,
  isUpTo: false,
  page: 1,
  perPage,
  totalPages: 0,
  next: null,
  asked: [],
  suppressed: 0,
  newCount: null,
});
