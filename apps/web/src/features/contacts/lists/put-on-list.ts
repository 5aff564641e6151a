import type { ContactSelection } from '@workbench/services/contacts/schemas';
import { trpcClient } from '~/lib/api/trpc';
import { formatCount } from '~/lib/format/format';

/** A list that is there, or the name of one to create. */
export type ChosenList = { listId: string } | { name: string };

export async function putOnList(list: ChosenList, contacts: ContactSelection) {
  const id = 'listId' in list ? list.listId : (await trpcClient.lists.create.mutate({ ...list, kind: 'person' })).id;
  return trpcClient.lists.addMembers.mutate({ id, contacts });
}

/** "30 contacts added. 2 were on it already." */
export function addedToListText({ changed, unchanged }: { changed: number; unchanged: number }): string {
  const known = unchanged === 0 ? '' : ` ${formatCount(unchanged, 'was', 'were')} on it already.`;
  return `${formatCount(changed, 'contact', 'contacts')} added.${known}`;
}
