import { useEffect, useState } from 'react';
import { sidebarCookie } from '~/components/sidebar/sidebar-cookie';
import { useShortcut } from '~/lib/browser/keyboard/use-shortcut';
import { NARROW_SCREEN, useMediaQuery } from '~/lib/browser/use-media-query';

export interface SidebarState {
  /** Full width, or icons only. */
  isOpen: boolean;
  /** Below 768 px the sidebar is a sheet over the page. */
  isSheet: boolean;
  isSheetOpen: boolean;
  setSheetOpen: (isOpen: boolean) => void;
  toggle: () => void;
}

/** State of the sidebar; the wide form is remembered in a cookie, which public/theme.js reads before the first paint. */
export function useSidebar(): SidebarState {
  const isSheet = useMediaQuery(NARROW_SCREEN);
  const [isOpen, setOpen] = useState(() => document.documentElement.dataset.sidebar !== 'collapsed');
  const [isSheetOpen, setSheetOpen] = useState(false);

  // A sheet left open while the window grows would trap the focus of a page that shows no sheet.
  useEffect(() => {
    if (!isSheet) setSheetOpen(false);
  }, [isSheet]);

  const toggle = () => {
    if (isSheet) {
      setSheetOpen(!isSheetOpen);
      return;
    }
    setOpen(!isOpen);
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http and in older browsers
    document.cookie = sidebarCookie(!isOpen);
  };
  useShortcut('b', toggle);

  return { isOpen, isSheet, isSheetOpen, setSheetOpen, toggle };
}
