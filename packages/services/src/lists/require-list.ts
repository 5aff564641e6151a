import { type ListDoc, ListModel } from '@workbench/db';
import { ServiceError, type ServiceIssue } from '../shared/errors.ts';
import { listNotFound } from './list-not-found.ts';
import type { ListKind } from './schemas.ts';

/**
 * A list that exists, of the kind given.
 * @param path of the field that names it
 * @throws ServiceError not_found; invalid for a list of the other kind
 */
export async function requireList(id: string, kind?: ListKind, path: ServiceIssue['path'] = ['id']): Promise<ListDoc> {
  const list = await ListModel.findById(id).lean<ListDoc>();
  if (list === null) throw listNotFound(id);
  if (kind !== undefined && list.kind !== kind) {
    const [has, needs] = kind === 'person' ? ['companies', 'people'] : ['people', 'companies'];
    throw invalidList(path, `“${list.name}” is a list of ${has}; choose a list of ${needs}`);
  }
  return list;
}

/**
 * For a filter of people, which an unknown list would make find no one.
 * @throws ServiceError invalid for a list that does not exist, or has companies
 */
export async function requireListOfPeople(
  id: string | undefined,
  path: ServiceIssue['path'] = ['list'],
): Promise<void> {
  if (id === undefined) return;
  if ((await ListModel.exists({ _id: id })) === null) throw invalidList(path, listNotFound(id).message);
  await requireList(id, 'person', path);
}

const invalidList = (path: ServiceIssue['path'], message: string) =>
  new ServiceError('invalid', message, [{ path, message }]);
