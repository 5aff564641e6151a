import { findListIds, findLists } from '../../lists/index.ts';
import { ServiceError } from '../../shared/errors.ts';
import { type CompanyFilter, type FilterProblem, formatProblem, hasLists, isGroup, partsOf } from '../filter/index.ts';

interface NamedList extends Pick<FilterProblem, 'path'> {
  id: string;
}

/**
 * The filter with "on any list" and "on no list" as conditions on the lists that there are: companies keep the ids of those in
 * the trash.
 * @throws ServiceError invalid for conditions on lists that there are not, or on lists of people
 */
export async function withKnownLists(filter: CompanyFilter): Promise<CompanyFilter> {
  if (!hasLists(filter)) return filter;
  const issues = await findUnknownLists(filter);
  if (issues.length > 0) throw new ServiceError('invalid', issues.map(({ message }) => message).join('; '), issues);
  return hasEmptiness(filter) ? withListsNamed(filter, await findListIds('company')) : filter;
}

/** What is wrong with the lists that a filter names, by path. */
export async function findUnknownLists(filter: CompanyFilter): Promise<FilterProblem[]> {
  if (!hasLists(filter)) return [];
  const named = namedLists(filter, []);
  const found = await findLists(named.map(({ id }) => id));
  const kinds = new Map(found.map(({ _id, kind }) => [_id, kind]));
  return named.flatMap(({ id, path }) => {
    const kind = kinds.get(id);
    if (kind === 'company') return [];
    const message = kind === undefined ? `no list has the id "${id}" (any more)` : 'give a list of companies';
    return [{ path: ['filter', ...path], message: formatProblem({ path, message }) }];
  });
}

function hasEmptiness(filter: CompanyFilter): boolean {
  return isGroup(filter) ? partsOf(filter).some(hasEmptiness) : filter.field === 'list' && !('value' in filter);
}

function withListsNamed(filter: CompanyFilter, ids: string[]): CompanyFilter {
  if (isGroup(filter)) {
    const parts = partsOf(filter).map((part) => withListsNamed(part, ids));
    return 'and' in filter ? { and: parts } : { or: parts };
  }
  if (filter.field !== 'list' || 'value' in filter) return filter;
  return { field: 'list', op: filter.op === 'isEmpty' ? 'noneOf' : 'anyOf', value: ids };
}

function namedLists(filter: CompanyFilter, path: FilterProblem['path']): NamedList[] {
  if (isGroup(filter)) {
    const key = 'and' in filter ? 'and' : 'or';
    return partsOf(filter).flatMap((part, index) => namedLists(part, [...path, key, index]));
  }
  if (filter.field !== 'list' || !('value' in filter)) return [];
  return filter.value.map((id, index) => ({ id, path: [...path, 'value', index] }));
}
