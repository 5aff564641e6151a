import { type ListDoc, ListModel } from '@workbench/db';
import type { Verb } from '../shared/context.ts';
import { ServiceError, type ServiceIssue } from '../shared/errors.ts';
import { type CountMembers, toList, toLists } from './list-view.ts';
import type { List, ListKind, ListListsInput } from './schemas.ts';

/** By name. */
export async function listLists({ input }: Verb<ListListsInput>, countMembers: CountMembers): Promise<List[]> {
  const docs = await ListModel.find(input.kind === undefined ? {} : { kind: input.kind }).lean<ListDoc[]>();
  const lists = await toLists(docs, countMembers);
  return lists.sort((a, b) => a.name.localeCompare(b.name, 'en') || a.kind.localeCompare(b.kind));
}

/** @throws ServiceError not_found */
export async function getList({ input }: Verb<{ id: string }>, countMembers: CountMembers): Promise<List> {
  return toList(await requireList(input.id), countMembers);
}

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

/** Of these ids, the lists that exist: one in the trash is left out. */
export function findLists(ids: readonly string[]): Promise<Pick<ListDoc, '_id' | 'name' | 'kind'>[]> {
  return ListModel.find({ _id: { $in: [...new Set(ids)] } }, { name: 1, kind: 1 }).lean();
}

export async function findListIds(kind: ListKind): Promise<string[]> {
  const lists = await ListModel.find({ kind }, { _id: 1 }).lean();
  return lists.map(({ _id }) => _id);
}

export const listNotFound = (id: string) => new ServiceError('not_found', `No list has the id ${id} (any more)`);
