import type { Contact, ContactResults, SavedSearch } from '@workbench/services/contacts/schemas';
import { useCallback } from 'react';
import { trpc } from '~/lib/api/trpc';
import { useStore } from '~/lib/state/store';
import { toFilterForm } from '../filters/filter-form';
import type { SavedContactLink } from '../saved-contacts/save/saved-contact-summary';
import { markRowsSaved, replaceContactRows } from './contact-rows';
import { showFound } from './edit-search';
import {
  changeFilters,
  loadMore,
  restoreStored,
  retry,
  runManual,
  runSmart,
  searchUnsearched,
  supersedeSearch,
} from './search-calls';
import { changeRows, patchSearch, searchStore, toFoundContacts } from './search-store';
import type { SearchDraft } from './url-params';

/** The results before a failure or an edit may have been paid for. */
const restorePreviousResults = () => patchSearch(showFound(searchStore.get()));

/** A saved search was run: its results take the place of what is on screen, and its filters that of the form. */
function showSavedSearchRun({ search, results }: { search: SavedSearch; results: ContactResults }): void {
  const run = supersedeSearch();
  const { source, filters, sentence } = search;
  patchSearch({
    draft: { ...searchStore.get().draft, source, sentence: sentence ?? '', form: toFilterForm(filters) },
    filters,
    sentence,
    reading: null,
    unsearched: null,
    found: toFoundContacts(results, { run, source, filters, sentence, reading: null }),
    pending: null,
    failure: null,
    moreFailure: null,
  });
}

/** Revealed people as they stand now. */
const replaceRows = (contacts: readonly Contact[]) => changeRows((rows) => replaceContactRows(rows, contacts));

/** Saved people, with where they stand now. */
const markRows = (saved: readonly SavedContactLink[], savedIn: Contact['knownIn'][number]) =>
  changeRows((rows) => markRowsSaved(rows, saved, savedIn));

/** People who came onto the do-not-contact list. */
const removeRows = (ids: readonly string[]) => changeRows((rows) => rows.filter(({ id }) => !ids.includes(id)));

/** The form of the contact search, what was found, and all that can be asked. */
export function useContactSearch() {
  const state = useStore(searchStore, (all) => all);
  const sources = trpc.contacts.sources.useQuery({}, { refetchOnMount: 'always' });
  const change = useCallback(
    (part: Partial<SearchDraft>) => patchSearch({ draft: { ...searchStore.get().draft, ...part } }),
    [],
  );
  return {
    ...state,
    sources,
    change,
    searchSmart: runSmart,
    searchManual: runManual,
    changeFilters,
    searchUnsearched,
    loadMore,
    retry,
    restoreStored,
    backToResults: restorePreviousResults,
    showSavedRun: showSavedSearchRun,
    replaceRows,
    markRows,
    removeRows,
  };
}

export type ContactSearch = ReturnType<typeof useContactSearch>;
