import type { Verb } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import type { SmartSearch, SmartSearchInput } from '../schemas.ts';
import { searchContacts } from './search-contacts.ts';
import { readQuery } from './smart-search/read-query.ts';

/**
 * Parses the filters of a sentence and searches with them. `search`: replaced in tests.
 * @throws ServiceError `invalid` with a hint when the sentence describes no one; no source is queried then
 */
export async function smartSearchContacts(
  { ctx, input: { query, source, perPage } }: Verb<SmartSearchInput>,
  search: typeof searchContacts = searchContacts,
): Promise<SmartSearch> {
  const { reading, reader, notice } = await readQuery(ctx, query);
  if (!reading.ok) throw new ServiceError('invalid', reading.hint, [{ path: ['query'], message: reading.hint }]);
  const { filters, readings, leftOver } = reading.parsed;
  const results = await search({ ctx, input: { source, ...filters, page: 1, perPage } });
  return { results, filters, readings, leftOver, reader, notice };
}
