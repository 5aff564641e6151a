import { type ContactSearchPageDoc, ContactSearchPageModel } from '@workbench/db';
import type { ServiceContext } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import type { FoundContact } from '../people/types.ts';
import { peopleOnPage } from './stored-pages.ts';

/** People by result id, as on the newest page that has them; unknown ids are left out. */
export async function findResults(ctx: ServiceContext, ids: readonly string[]): Promise<Map<string, FoundContact>> {
  if (ids.length === 0) return new Map();
  const pages = await ContactSearchPageModel.aggregate<Pick<ContactSearchPageDoc, 'people' | 'foundAt'>>([
    { $match: { 'people.id': { $in: [...ids] }, expiresAt: { $gt: ctx.now() } } },
    {
      $project: {
        foundAt: 1,
        people: { $filter: { input: '$people', as: 'person', cond: { $in: ['$$person.id', [...ids]] } } },
      },
    },
    { $sort: { foundAt: 1 } },
  ]);
  const found = new Map<string, FoundContact>();
  for (const page of pages) {
    for (const person of peopleOnPage(page)) found.set(person.id, { ...person, foundAt: page.foundAt });
  }
  return found;
}

/** All rows of the searches that found these people, on every page that is still stored. */
export async function findResultsBeside(
  ctx: ServiceContext,
  ids: readonly string[],
): Promise<FoundContact['people'][]> {
  if (ids.length === 0) return [];
  const kept = { expiresAt: { $gt: ctx.now() } };
  const searchKeys = await ContactSearchPageModel.distinct('searchKey', { 'people.id': { $in: [...ids] }, ...kept });
  const pages = await ContactSearchPageModel.find({ searchKey: { $in: searchKeys }, ...kept }, { people: 1 }).lean();
  return pages.flatMap((page) => peopleOnPage(page).map(({ people }) => people));
}

/** Throws when some of the ids are not among the found: they are too old, or no search gave them. */
export function assertAllFound(ids: readonly string[], found: ReadonlyMap<string, unknown>): void {
  const missing = ids.filter((id) => !found.has(id));
  if (missing.length === 0) return;
  const who = missing.length === 1 ? 'This contact is' : `${missing.length} of these contacts are`;
  throw new ServiceError('not_found', `${who} not among the results. Search again: results are kept for 24 hours`);
}
