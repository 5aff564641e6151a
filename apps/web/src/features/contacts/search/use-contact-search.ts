import type { Contact, ContactFilters, ContactResults, SavedSearch } from '@workbench/services/contacts/schemas';
import { useCallback } from 'react';
import { errorMessage } from '~/lib/api/errors';
import { invalidateAfter } from '~/lib/api/query-client';
import { trpc, trpcClient } from '~/lib/api/trpc';
import { toast } from '~/lib/notifications/toast';
import { useStore } from '~/lib/state/store';
import { filterFormErrors, hasContactFilter, toContactFilters, toFilterForm } from '../filters/filter-form';
import type { SavedContactLink } from '../saved-contacts/saved-contact-summary';
import { contactsFoundText } from '../search-result-labels';
import { markRowsSaved, replaceContactRows } from './contact-rows';
import { appendPage, changeRows, patchSearch, searchStore, toFoundContacts } from './search-store';
import type { SearchDraft } from './url-params';

/** Two quick changes of the badges are one search, which may cost. */
const CHANGE_DELAY_MS = 400;
const PER_PAGE = 25;

/** Counts searches: the answer of one that is no longer the latest changes nothing on screen. */
let latestCallId = 0;
let delayedSearch: ReturnType<typeof setTimeout> | undefined;

interface SearchCall<T> {
  pending: 'smart' | 'filters' | 'more';
  call: () => Promise<T>;
  onAnswer: (answer: T) => void;
  onFailure: (error: unknown) => void;
}

/** Makes a call that may cost; only the latest one's outcome reaches the screen. */
async function runLatest<T>({ pending, call, onAnswer, onFailure }: SearchCall<T>): Promise<void> {
  clearTimeout(delayedSearch);
  latestCallId += 1;
  const callId = latestCallId;
  patchSearch({ pending, moreFailure: null, ...(pending === 'more' ? {} : { failure: null }) });
  try {
    const answer = await call();
    if (callId !== latestCallId) return;
    patchSearch({ pending: null });
    onAnswer(answer);
  } catch (error) {
    // The failure of a search that another one has replaced is no one's concern any more.
    if (callId !== latestCallId) return;
    patchSearch({ pending: null });
    onFailure(error);
  } finally {
    void invalidateAfter('contacts.search');
  }
}

function reportFailure(kind: 'smart' | 'filters', error: unknown): void {
  const title = kind === 'smart' ? 'Smart Search Failed' : 'Search Failed';
  const fallback = kind === 'smart' ? 'Failed to perform smart search' : 'Failed to search contacts';
  const description = errorMessage(error, fallback);
  patchSearch({ failure: { kind, title, error: description } });
  toast({ title, description, variant: 'destructive' });
}

function runSmart(): void {
  const { source, sentence: typed } = searchStore.get().draft;
  const query = typed.trim();
  if (query === '') {
    toast({ title: 'No Query', description: 'Please enter a search query', variant: 'destructive' });
    return;
  }
  void runLatest({
    pending: 'smart',
    call: () => trpcClient.contacts.smartSearch.mutate({ query, source, perPage: PER_PAGE }),
    onAnswer: ({ results, filters, ...reading }) => {
      const { draft } = searchStore.get();
      patchSearch({
        filters,
        reading,
        sentence: query,
        found: toFoundContacts(results, { run: latestCallId, source, filters }),
        draft: { ...draft, form: toFilterForm(filters) },
      });
      toast({ title: 'Smart Search Complete', description: contactsFoundText(results.contacts.length) });
    },
    onFailure: (error) => reportFailure('smart', error),
  });
}

/** `origin`: where the filters come from, when that is another place than before. */
function runFilters(filters: ContactFilters, origin: { sentence?: null; reading?: null } = {}): void {
  const { source } = searchStore.get().draft;
  void runLatest({
    pending: 'filters',
    call: () => trpcClient.contacts.search.mutate({ ...filters, source, perPage: PER_PAGE }),
    onAnswer: (results) => {
      patchSearch({ ...origin, found: toFoundContacts(results, { run: latestCallId, source, filters }) });
      toast({ title: 'Search Complete', description: contactsFoundText(results.contacts.length) });
    },
    onFailure: (error) => reportFailure('filters', error),
  });
}

function runManual(): void {
  const { form } = searchStore.get().draft;
  if (Object.keys(filterFormErrors(form)).length > 0) return;
  const filters = toContactFilters(form);
  if (!hasContactFilter(filters)) {
    toast({ title: 'No Filters', description: 'Please enter at least one search filter', variant: 'destructive' });
    return;
  }
  patchSearch({ filters });
  runFilters(filters, { sentence: null, reading: null });
}

/** Filters changed by their badges: searched again as they are, without reading the sentence again. */
function changeFilters(filters: ContactFilters): void {
  const { draft } = searchStore.get();
  clearTimeout(delayedSearch);
  latestCallId += 1;
  const areSome = hasContactFilter(filters);
  patchSearch({
    filters,
    draft: { ...draft, form: toFilterForm(filters) },
    failure: null,
    pending: areSome ? 'filters' : null,
    ...(areSome ? {} : { found: null, reading: null, sentence: null }),
  });
  if (areSome) delayedSearch = setTimeout(() => runFilters(filters), CHANGE_DELAY_MS);
}

function loadMore(): void {
  const { found, pending } = searchStore.get();
  if (!found?.next || pending !== null) return;
  const { filters, source, next: cursor } = found;
  void runLatest({
    pending: 'more',
    call: () => trpcClient.contacts.search.mutate({ ...filters, source, cursor, perPage: PER_PAGE }),
    onAnswer: (results) => {
      // Rows may have been revealed or taken out meanwhile.
      const { found: now } = searchStore.get();
      if (now) patchSearch({ found: appendPage(now, results) });
    },
    onFailure: (error) => {
      const description = errorMessage(error, 'Failed to search contacts');
      patchSearch({ moreFailure: description });
      toast({ title: 'Search Failed', description, variant: 'destructive' });
    },
  });
}

function retry(): void {
  const { failure, filters } = searchStore.get();
  if (failure?.kind === 'smart') runSmart();
  else if (filters) runFilters(filters);
}

/** After a failure: the results before it may have been paid for, and stand again with their filters. */
function restorePreviousResults(): void {
  const { found, draft } = searchStore.get();
  if (found)
    patchSearch({ failure: null, filters: found.filters, draft: { ...draft, form: toFilterForm(found.filters) } });
}

/** A saved search was run: its results take the place of what is on screen, and its filters that of the form. */
function showSavedSearchRun({ search, results }: { search: SavedSearch; results: ContactResults }): void {
  clearTimeout(delayedSearch);
  latestCallId += 1;
  const { source, filters, sentence } = search;
  patchSearch({
    draft: { source, sentence: sentence ?? '', form: toFilterForm(filters) },
    filters,
    sentence,
    reading: null,
    found: toFoundContacts(results, { run: latestCallId, source, filters }),
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
    loadMore,
    retry,
    backToResults: restorePreviousResults,
    showSavedRun: showSavedSearchRun,
    replaceRows,
    markRows,
    removeRows,
  };
}

export type ContactSearch = ReturnType<typeof useContactSearch>;
