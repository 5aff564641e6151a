import { type SavedSearchDoc, SavedSearchModel } from '@workbench/db';
import { isCustomer } from '../../companies/index.ts';
import type { ServiceContext, Verb } from '../../shared/context.ts';
import { PER_PAGE_DEFAULT } from '../limits.ts';
import type { Contact, ContactResults, RunSavedSearchInput, SavedSearch } from '../schemas.ts';
import { addSeen, savedSearchNotFound, seenHash, toSavedSearch } from './saved-searches.ts';
import { searchContacts } from './search-contacts.ts';

/**
 * Repeats a search and marks the people who were not found before. The first run of a search that was saved without
 * results has nothing to compare with, so no one is new. A failing search changes nothing.
 * @throws ServiceError not_found, and errors of the search
 */
export async function runSavedSearch(
  { ctx, input }: Verb<RunSavedSearchInput>,
  search: typeof searchContacts = searchContacts,
): Promise<{ search: SavedSearch; results: ContactResults }> {
  const saved = await SavedSearchModel.findById(input.id).lean();
  if (saved === null) throw savedSearchNotFound();
  const { source, filters } = toSavedSearch(saved);
  const found = await search({
    ctx,
    input: { ...filters, source, page: 1, perPage: PER_PAGE_DEFAULT, includeCustomers: input.includeCustomers },
  });
  const results = markNew(ctx, saved, found);
  const ran = await SavedSearchModel.findByIdAndUpdate(
    input.id,
    {
      $set: {
        lastRunAt: ctx.now(),
        lastTotal: results.totalResults,
        lastNewCount: results.newCount,
        seen: addSeen(ctx, saved.seen, results.contacts.flatMap(resultIdsOf)),
      },
    },
    { returnDocument: 'after' },
  ).lean();
  return { search: toSavedSearch(ran ?? saved), results };
}

function markNew(ctx: ServiceContext, saved: SavedSearchDoc, results: ContactResults): ContactResults {
  const hasBefore = saved.lastRunAt !== null || saved.seen.length > 0;
  const seen = new Set(saved.seen);
  const contacts = results.contacts.map((contact) => ({
    ...contact,
    isNew: hasBefore && !resultIdsOf(contact).some((id) => seen.has(seenHash(ctx, id))),
  }));
  return { ...results, contacts, newCount: contacts.filter((contact) => contact.isNew && !isCustomer(contact)).length };
}

/** Of every source: the order of the sources decides which one the person's own id is of. */
function resultIdsOf({ id, sources }: Contact): string[] {
  return [...new Set([id, ...sources.map((one) => `${one.source}:${one.id}`)])];
}
