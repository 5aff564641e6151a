import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useDebounced } from '~/lib/state/use-debounced';
import { searchStore } from './search-store';
import { type ContactParams, draftFromParams, paramsFromDraft, type SearchDraft } from './url-params';

const WRITE_DELAY_MS = 300;

/** Keeps form and address alike: a reload or a shared link shows the same form. Nothing is searched by it. */
export function useFormUrlSync(draft: SearchDraft, change: (draft: SearchDraft) => void, onOpened: () => void): void {
  const {
    tab: _tab,
    contact: _contact,
    filter: _filter,
    ...params
  }: ContactParams = useSearch({ from: '/contact-search' });
  const navigate = useNavigate({ from: '/contact-search' });
  const urlKey = paramsKey(params);
  const lastKey = useRef('');

  // The address changed by other means than the form: a link was opened. An empty one leaves the form as it was left.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `params` is new on each render, its text is not
  useEffect(() => {
    if (urlKey === lastKey.current || urlKey === paramsKey({})) return;
    lastKey.current = urlKey;
    if (urlKey !== paramsKey(paramsFromDraft(searchStore.get().draft))) change(draftFromParams(params));
    onOpened();
  }, [urlKey, change, onOpened]);

  const debouncedDraft = useDebounced(draft, WRITE_DELAY_MS);
  useEffect(() => {
    // The form went on changing, or a link has just filled it.
    if (debouncedDraft !== searchStore.get().draft) return;
    const nextParams = paramsFromDraft(debouncedDraft);
    if (paramsKey(nextParams) === urlKey) return;
    lastKey.current = paramsKey(nextParams);
    void navigate({
      replace: true,
      resetScroll: false,
      search: ({ tab, contact, filter }: ContactParams) => ({
        ...(tab && { tab }),
        ...(contact && { contact }),
        ...(filter && { filter }),
        ...nextParams,
      }),
    });
  }, [debouncedDraft, urlKey, navigate]);
}

/** The same text for the same address, whatever the order of its parts. */
function paramsKey(params: ContactParams): string {
  const parts = Object.entries(params).filter(([, value]) => value !== undefined);
  return JSON.stringify(parts.sort(([a], [b]) => a.localeCompare(b)));
}
