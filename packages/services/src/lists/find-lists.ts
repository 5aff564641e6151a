import { type ListDoc, ListModel } from '@workbench/db';
import type { Verb } from '../shared/context.ts';
import { type CountMembers, toList, toLists } from './list-view.ts';
import { requireList } from './require-list.ts';
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

/** Of these ids, the lists that exist: one in the trash is left out. */
export function findLists(ids: readonly string[]): Promise<Pick<ListDoc, '_id' | 'name' | 'kind'>[]> {
  return ListModel.find({ _id: { $in: [...new Set(ids)] } }, { name: 1, kind: 1 }).lean();
}

export async function findListIds(kind: ListKind): Promise<string[]> {
  const lists = await ListModel.find({ kind }, { _id: 1 }).lean();
  return lists.map(({ _id }) => _id);
}
