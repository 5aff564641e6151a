import type { CompanySort } from '@workbench/services/companies/schemas';

/** What a click on a head sorts by. */
export type SortColumn = Exclude<
  CompanySort extends infer S ? (S extends `-${infer Column}` ? Column : never) : never,
  ''
>;

/** The order the table has when the address names none: best match first in a search, else largest first. */
export function effectiveSort(sort: CompanySort | undefined, q: string): CompanySort {
  const searching = q.trim() !== '';
  if (sort === undefined || (sort === 'relevance' && !searching)) return searching ? 'relevance' : '-employeeCount';
  return sort;
}

/** The order after a click on a header: the same column turns round, a new one begins with its natural direction. */
export function toggleSort(current: CompanySort, column: SortColumn): CompanySort {
  if (column === 'name') return current === 'name' ? '-name' : 'name';
  return current === `-${column}` ? column : `-${column}`;
}

export function ariaSort(current: CompanySort, column: SortColumn): 'ascending' | 'descending' | 'none' {
  if (current === column) return 'ascending';
  return current === `-${column}` ? 'descending' : 'none';
}
