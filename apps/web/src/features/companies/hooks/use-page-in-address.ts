import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { SearchParams } from '../lib/search-params';
import type { ListStart } from './use-list-start';

const SETTLE_MS = 300;

interface PageInAddress {
  start: ListStart;
  /** Index of the topmost visible page among the loaded ones. */
  pageIndex: number;
  /** Cursor that begins each loaded page; undefined while another list is on its way. */
  cursors: readonly (string | null)[] | undefined;
}

/** Keeps the page at the top of the table in the address, so that a reload or a shared link opens there. */
export function usePageInAddress({ start, pageIndex, cursors }: PageInAddress): void {
  const navigate = useNavigate({ from: '/search' });
  const after = cursors?.[pageIndex];
  const page = start.page + pageIndex;
  const written = useRef(`${start.page} ${start.after}`);

  useEffect(() => {
    const wanted = `${page} ${after}`;
    if (after === undefined || wanted === written.current) return;
    const timer = setTimeout(() => {
      written.current = wanted;
      void navigate({
        replace: true,
        resetScroll: false,
        search: ({ page: _page, after: _after, ...rest }: SearchParams) =>
          after === null ? rest : { ...rest, page, after },
      });
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [navigate, page, after]);
}
