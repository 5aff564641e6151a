import { useEffect, useState } from 'react';
import { trpcClient } from '~/lib/api/trpc';
import type { CompanyListName } from '../url-params';
import { type CompanyList, type Neighbors, neighborsIn, toPageInput, withNextPage } from './company-list';
import { recallList, storeList } from './list-memory';

/** Previous and next within the list that the user came from; null without one. Loads the list's next page at its end. */
export function useNeighbors(
  name: CompanyListName | undefined,
  id: string,
): { list: CompanyList; neighbors: Neighbors } | null {
  const [list, setList] = useState(() => (name === undefined ? null : recallList(name, id)));
  const neighbors = list === null ? null : neighborsIn(list, id);
  const isAtEnd = neighbors !== null && neighbors.next === null && list?.nextCursor != null;
  useEffect(() => {
    if (!isAtEnd || list?.nextCursor == null || name === undefined) return;
    const reading = new AbortController();
    trpcClient.companies.page
      .query({ ...toPageInput(list), cursor: list.nextCursor }, { signal: reading.signal })
      .then((page) => {
        const longer = withNextPage(list, { ids: page.items.map((one) => one.id), nextCursor: page.nextCursor });
        storeList(name, longer);
        setList(longer);
      })
      // The list ends here then; a company that is open needs no more.
      .catch(() => undefined);
    return () => reading.abort();
  }, [isAtEnd, list, name]);
  return list === null || neighbors === null ? null : { list, neighbors };
}
