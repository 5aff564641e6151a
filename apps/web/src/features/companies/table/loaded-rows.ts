import type { Company } from '@workbench/services/companies/schemas';

interface Page {
  items: readonly Company[];
}

export interface LoadedRows {
  count: number;
  /** The row at a position among the loaded ones, from 0. */
  at: (index: number) => Company | undefined;
}

/** Pages seen as one list, without copying 100,000 rows each time a page comes in. All but the last page are full. */
export function loadedRows(pages: readonly Page[], pageSize: number): LoadedRows {
  const last = pages.at(-1);
  return {
    count: last ? (pages.length - 1) * pageSize + last.items.length : 0,
    at: (index) => pages[Math.floor(index / pageSize)]?.items[index % pageSize],
  };
}
