import { type SavedSearchDoc, SavedSearchModel } from '@workbench/db';
import type { ServiceContext, Verb } from '../../shared/context.ts';
import { insertOnce } from '../../shared/database/insert-once.ts';
import { ServiceError } from '../../shared/errors.ts';
import { newUuid } from '../../shared/record-ids.ts';
import { SAVED_SEARCHES_MAX } from '../limits.ts';
import { findResults } from '../results/find-results.ts';
import { contactFiltersSchema, type SavedSearch, type SaveSearchInput } from '../schemas.ts';
import { validateFilters } from './validate-filters.ts';

/** Older ones are dropped and count as new when they are found again. */
export const SEEN_MAX = 5000;

/** Newest first. */
export async function listSavedSearches(_: Verb<object>): Promise<SavedSearch[]> {
  const docs = await SavedSearchModel.find({}, { seen: 0 }).sort({ createdAt: -1, _id: -1 }).lean();
  return docs.map(toSavedSearch);
}

/**
 * Gives a search a name. Whoever is on screen at that moment counts as seen.
 * @throws ServiceError invalid when there are 200 already
 */
export async function saveSearch({ ctx, input }: Verb<SaveSearchInput>): Promise<SavedSearch> {
  const _id = newUuid(ctx);
  await assertBelowLimit(_id);
  const doc: SavedSearchDoc = {
    _id,
    name: input.name,
    source: input.source,
    filters: validateFilters(input.filters),
    sentence: input.sentence || null,
    createdAt: ctx.now(),
    lastRunAt: null,
    lastTotal: null,
    lastNewCount: null,
    seen: addSeen(ctx, [], await expandToAllSources(ctx, input.seenIds)),
  };
  return toSavedSearch(await insertOnce(SavedSearchModel, doc));
}

export const savedSearchNotFound = () =>
  new ServiceError('not_found', 'There is no saved search with this id (any more); save it again from Contact Search');

export function toSavedSearch(doc: Omit<SavedSearchDoc, 'seen'>): SavedSearch {
  return {
    id: doc._id,
    name: doc.name,
    source: doc.source as SavedSearch['source'],
    // Searches that were saved before companies could be searched for have none.
    filters: contactFiltersSchema.parse(doc.filters),
    sentence: doc.sentence,
    createdAt: doc.createdAt.toISOString(),
    lastRunAt: doc.lastRunAt?.toISOString() ?? null,
    lastTotal: doc.lastTotal,
    lastNewCount: doc.lastNewCount,
  };
}

/** No person can be identified from what is stored. */
export const seenHash = (ctx: ServiceContext, id: string) => ctx.secrets.fingerprint(`seen:${id}`);

/** Newest last; a person who is found again moves to the end. */
export function addSeen(ctx: ServiceContext, seen: string[], ids: string[]): string[] {
  const now = new Set(ids.map((id) => seenHash(ctx, id)));
  return [...seen.filter((hash) => !now.has(hash)), ...now].slice(-SEEN_MAX);
}

/**
 * A person whom two sources know counts as seen whichever source finds them next, even after the results have expired.
 */
async function expandToAllSources(ctx: ServiceContext, ids: string[]): Promise<string[]> {
  const found = await findResults(ctx, ids);
  return ids.flatMap((id) => [id, ...(found.get(id)?.people ?? []).map((person) => `${person.source}:${person.id}`)]);
}

/** What an earlier attempt of the same call has inserted takes no room from itself. */
async function assertBelowLimit(_id: string): Promise<void> {
  if ((await SavedSearchModel.countDocuments({ _id: { $ne: _id } })) < SAVED_SEARCHES_MAX) return;
  const message = `There are ${SAVED_SEARCHES_MAX} saved searches already; remove one that you don't need first`;
  throw new ServiceError('invalid', message, [{ path: ['name'], message }]);
}
