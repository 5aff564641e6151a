import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { CompaniesParams } from '../url-params';
import type { ListStart } from './use-list-start';

const DEBOUNCE_MS = 300;

interface PageInUrl {
  start: ListStart;
  /** Index of the topmost visible page among the loaded ones. */
  pageIndex: number;
  /** Cursor that begins each loaded page; undefined while another list is on its way. */
  cursors: readonly (string | null)[] | undefined;
}

/** Keeps the page at the top of the table in the address, so that a reload or a shared link opens there. */
export function usePageInUrl({ start, pageIndex, cursors }: PageInUrl): void {
  const navigate = useNavigate({ from: '/search' });
  const after = cursors?.[pageIndex];
  const page = start.page + pageIndex;
  const writtenKey = useRef(`${start.page} ${start.after}`);

  useEffect(() => {
    const nextKey = `${page} ${after}`;
    if (after === undefined || nextKey === writtenKey.current) return;
    const timer = setTimeout(() => {
      writtenKey.current = nextKey;
      void navigate({
        replace: true,
        resetScroll: false,
        search: ({ page: _page, after: _after, ...rest }: CompaniesParams) =>
          after === null ? rest : { ...rest, page, after },
      });
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [navigate, page, after]);
}
