import { useNavigate, useSearch } from '@tanstack/react-router';
import { useDebounced } from '~/lib/state/use-debounced';
import type { ContactParams } from '../../search/url-params';
import { formatSavedFilter, parseSavedFilter, type SavedFilter } from './saved-filter';

export const DEBOUNCE_MS = 250;

/** The filter and order of saved contacts, which the address carries. */
export function useSavedFilter() {
  const { filter: text = '' }: ContactParams = useSearch({ from: '/contact-search' });
  const navigate = useNavigate({ from: '/contact-search' });
  const applied = parseSavedFilter(useDebounced(text, DEBOUNCE_MS));
  const { sort: _, ...conditions } = applied;
  const change = (next: SavedFilter) =>
    void navigate({
      replace: true,
      resetScroll: false,
      search: ({ filter: _before, ...rest }: ContactParams) => {
        const changed = formatSavedFilter(next);
        return changed === '' ? rest : { ...rest, filter: changed };
      },
    });
  return {
    /** As typed so far. */
    filter: parseSavedFilter(text),
    /** As the list has it. */
    applied,
    /** The same without the order. */
    conditions,
    isFiltered: formatSavedFilter(conditions) !== '',
    change,
  };
}
