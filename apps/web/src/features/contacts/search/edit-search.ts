import type { ContactFilters } from '@workbench/services/contacts/schemas';
import { hasContactFilter, toFilterForm } from '../filters/filter-form.ts';
import type { SearchState } from './search-store.ts';

type Editable = Pick<SearchState, 'draft' | 'found'>;

/** The filters as edited on their badges. Nothing is searched, which may cost, and paid results stay on screen. */
export function editFilters({ draft, found }: Editable, filters: ContactFilters): Partial<SearchState> {
  const form = toFilterForm(filters);
  if (found !== null && isSameFilters(filters, found.filters)) return showFound({ draft, found });
  return {
    filters,
    draft: { ...draft, form },
    failure: null,
    pending: null,
    sentence: null,
    unsearched: hasContactFilter(filters) ? 'edited' : null,
  };
}

/** The filters of the results on screen again, as before an edit or a failed search. */
export function showFound({ draft, found }: Editable): Partial<SearchState> {
  if (found === null) return {};
  const { filters, sentence, reading } = found;
  return {
    filters,
    sentence,
    reading,
    draft: { ...draft, form: toFilterForm(filters) },
    failure: null,
    pending: null,
    unsearched: null,
  };
}

/** An edited list says more than the sentence that it was read from: the field no longer shows that sentence. */
export function clearSentence(draft: SearchState['draft'], sentence: string | null): SearchState['draft'] {
  return sentence === null ? { ...draft, sentence: '' } : draft;
}

function isSameFilters(a: ContactFilters, b: ContactFilters): boolean {
  return JSON.stringify(toFilterForm(a)) === JSON.stringify(toFilterForm(b));
}
