import type { FilterNames } from '@workbench/services/companies/filter';
import type { OwnColumn } from '@workbench/services/companies/schemas';
import type { List } from '@workbench/services/lists/schemas';
import { trpc } from '~/lib/api/trpc';
import { useOwnColumns } from '../custom/use-own-columns';

/** What conditions call by the names that users gave: own columns and lists; none until they are read. */
export interface KnownNames extends FilterNames {
  columns: OwnColumn[];
  lists: List[];
}

const NO_LISTS: List[] = [];

export function useFilterNames(): KnownNames {
  const { columns } = useOwnColumns();
  const { data: lists = NO_LISTS } = trpc.lists.list.useQuery({ kind: 'company' });
  return { columns, lists };
}
