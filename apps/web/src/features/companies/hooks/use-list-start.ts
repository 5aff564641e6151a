import type { CompanySort } from '@workbench/services/companies/schemas';
import { useState } from 'react';
import type { SearchParams } from '../lib/search-params';

export interface ListStart {
  /** 1-based number of the first loaded page. */
  page: number;
  after: string | null;
}

const FIRST: ListStart = { page: 1, after: null };

/**
 * Where the loaded list begins. The address says so when a list is opened; while the person scrolls, the address
 * follows the list, not the other way round.
 */
export function useListStart(search: SearchParams, q: string, sort: CompanySort): [ListStart, () => void] {
  const listKey = `${sort} ${q}`;
  const fromAddress = search.page && search.after ? { page: search.page, after: search.after } : FIRST;
  const [state, setState] = useState({ listKey, start: fromAddress });
  if (state.listKey === listKey) return [state.start, () => setState({ listKey, start: FIRST })];
  setState({ listKey, start: fromAddress });
  return [fromAddress, () => setState({ listKey, start: FIRST })];
}
