import type { ListDoc } from '@workbench/db';
import { countCompaniesOnLists, takeAllCompaniesOffList } from '../companies/index.ts';
import { countContactsOnLists, takeAllContactsOffList } from '../contacts/index.ts';
import { countLeadsOnLists, takeAllLeadsOffList } from '../leads/index.ts';
import type { ListKind } from '../lists/schemas.ts';

/** What can be on lists of a kind. Each member names its lists, in a collection of its own domain. */
interface MemberPort {
  what: 'companies' | 'contacts' | 'leads';
  kind: ListKind;
  /** By list; lists without members may be left out. */
  count(listIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Called when a list is gone for good; may be repeated after a kill. */
  takeAllOff(listId: string): Promise<void>;
}

export const LIST_MEMBERS: readonly MemberPort[] = [
  { what: 'companies', kind: 'company', count: countCompaniesOnLists, takeAllOff: takeAllCompaniesOffList },
  { what: 'contacts', kind: 'person', count: countContactsOnLists, takeAllOff: takeAllContactsOffList },
  { what: 'leads', kind: 'person', count: countLeadsOnLists, takeAllOff: takeAllLeadsOffList },
];

/** All members of each list together. */
export async function countListMembers(lists: readonly Pick<ListDoc, '_id' | 'kind'>[]): Promise<Map<string, number>> {
  const totals = new Map<string, number>();
  for (const { kind, count } of LIST_MEMBERS) {
    const ids = lists.filter((list) => list.kind === kind).map(({ _id }) => _id);
    if (ids.length === 0) continue;
    for (const [id, members] of await count(ids)) totals.set(id, (totals.get(id) ?? 0) + members);
  }
  return totals;
}
