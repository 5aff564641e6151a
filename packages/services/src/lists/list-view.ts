import type { ListDoc } from '@workbench/db';
import { type List, listKindSchema } from './schemas.ts';

/** Counts the members of lists. A required argument where lists are read: the domains of the members are above this one. */
export type CountMembers = (lists: readonly Pick<ListDoc, '_id' | 'kind'>[]) => Promise<ReadonlyMap<string, number>>;

export async function toLists(docs: readonly ListDoc[], countMembers: CountMembers): Promise<List[]> {
  const counts = await countMembers(docs);
  return docs.map(({ _id, name, kind, createdAt, updatedAt }) => ({
    id: _id,
    name,
    kind: listKindSchema.parse(kind),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    count: counts.get(_id) ?? 0,
  }));
}

export async function toList(doc: ListDoc, countMembers: CountMembers): Promise<List> {
  const [list] = await toLists([doc], countMembers);
  if (list === undefined) throw new Error('A list has no view');
  return list;
}
