import { useState } from 'react';
import type { CompaniesParams } from '../url-params';

export interface ListStart {
  /** 1-based number of the first loaded page. */
  page: number;
  after: string | null;
}

const FIRST_PAGE: ListStart = { page: 1, after: null };

/**
 * Where the loaded list begins. The address says so when a list is opened; while the person scrolls, the address
 * follows the list, not the other way round. Another key is another list.
 */
export function useListStart(search: CompaniesParams, listKey: string): [ListStart, () => void] {
  const fromUrl = search.page && search.after ? { page: search.page, after: search.after } : FIRST_PAGE;
  const [state, setState] = useState({ listKey, start: fromUrl });
  if (state.listKey === listKey) return [state.start, () => setState({ listKey, start: FIRST_PAGE })];
  setState({ listKey, start: fromUrl });
  return [fromUrl, () => setState({ listKey, start: FIRST_PAGE })];
}
