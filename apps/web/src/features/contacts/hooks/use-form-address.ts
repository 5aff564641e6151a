import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useDebounced } from '~/lib/use-debounced';
import { type ContactParams, draftOfParams, paramsOfDraft, type SearchDraft } from '../lib/contact-params';
import { searchStore } from '../lib/search-store';

const WRITE_DELAY_MS = 300;

/** Keeps form and address alike: a reload or a shared link shows the same form. Nothing is searched by it. */
export function useFormAddress(draft: SearchDraft, change: (draft: SearchDraft) => void): void {
  const { tab: _tab, ...params }: ContactParams = useSearch({ from: '/contact-search' });
  const navigate = useNavigate({ from: '/contact-search' });
  const address = textOf(params);
  const known = useRef('');

  // The address changed by other means than the form: a link was opened. An empty one leaves the form as it was left.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `params` is new on each render, its text is not
  useEffect(() => {
    if (address === known.current || address === textOf({})) return;
    known.current = address;
    if (address !== textOf(paramsOfDraft(searchStore.get().draft))) change(draftOfParams(params));
  }, [address, change]);

  const settled = useDebounced(draft, WRITE_DELAY_MS);
  useEffect(() => {
    // The form went on changing, or a link has just filled it.
    if (settled !== searchStore.get().draft) return;
    const wanted = paramsOfDraft(settled);
    if (textOf(wanted) === address) return;
    known.current = textOf(wanted);
    void navigate({
      replace: true,
      resetScroll: false,
      search: ({ tab }: ContactParams) => ({ ...(tab ? { tab } : {}), ...wanted }),
    });
  }, [settled, address, navigate]);
}

/** The same text for the same address, whatever the order of its parts. */
function textOf(params: ContactParams): string {
  const parts = Object.entries(params).filter(([, value]) => value !== undefined);
  return JSON.stringify(parts.sort(([a], [b]) => a.localeCompare(b)));
}
