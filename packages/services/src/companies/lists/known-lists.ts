import { findLists } from '../../lists/index.ts';
import { ServiceError } from '../../shared/errors.ts';
import { type CompanyFilter, type FilterProblem, formatProblem, hasLists, isGroup, partsOf } from '../filter/index.ts';

interface NamedList extends Pick<FilterProblem, 'path'> {
  id: string;
}

/** @throws ServiceError invalid for conditions on lists that there are not, or on lists of people */
export async function requireKnownLists(filter: CompanyFilter): Promise<void> {
  if (!hasLists(filter)) return;
  const named = namedLists(filter, []);
  const found = await findLists(named.map(({ id }) => id));
  const kinds = new Map(found.map(({ _id, kind }) => [_id, kind]));
  const issues = named.flatMap(({ id, path }) => {
    const kind = kinds.get(id);
    if (kind === 'company') return [];
    const message = kind === undefined ? `no list has the id "${id}" (any more)` : 'give a list of companies';
    return [{ path: ['filter', ...path], message: formatProblem({ path, message }) }];
  });
  if (issues.length === 0) return;
  throw new ServiceError('invalid', issues.map(({ message }) => message).join('; '), issues);
}

function namedLists(filter: CompanyFilter, path: FilterProblem['path']): NamedList[] {
  if (isGroup(filter)) {
    const key = 'and' in filter ? 'and' : 'or';
    return partsOf(filter).flatMap((part, index) => namedLists(part, [...path, key, index]));
  }
  if (filter.field !== 'list' || !('value' in filter)) return [];
  return filter.value.map((id, index) => ({ id, path: [...path, 'value', index] }));
}
