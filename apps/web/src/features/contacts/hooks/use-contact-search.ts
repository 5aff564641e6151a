import type { Contact, ContactFilters, ContactResults, SavedSearch } from '@workbench/services/contacts/schemas';
import { useCallback } from 'react';
import { errorMessage } from '~/lib/errors';
import { invalidateAfter } from '~/lib/invalidations';
import { useStore } from '~/lib/store';
import { toast } from '~/lib/toast';
import { trpc } from '~/lib/trpc';
import type { SearchDraft } from '../lib/contact-params';
import { filtersOf, formErrors, formOf, hasFilter } from '../lib/filter-form';
import { foundText } from '../lib/result-text';
import type { SavedLink } from '../lib/save-text';
import { changeRows, firstPage, patchSearch, searchStore, withNextPage } from '../lib/search-store';
import { markSaved, replaceContacts } from '../lib/upsert-contacts';

/** Two quick changes of the badges are one search, which may cost. */
const CHANGE_DELAY_MS = 400;
const PER_PAGE = 25;

/** Counts searches: the answer of one that is no longer the latest changes nothing on screen. */
let latest = 0;
let delayed: ReturnType<typeof setTimeout> | undefined;

type Utils = ReturnType<typeof trpc.useUtils>;

interface Asking<T> {
  pending: 'smart' | 'filters' | 'more';
  call: () => Promise<T>;
  onAnswer: (answer: T) => void;
  onFailure: (error: unknown) => void;
}

/** Makes a call that may cost; only the latest one's outcome reaches the screen. */
async function ask<T>(utils: Utils, { pending, call, onAnswer, onFailure }: Asking<T>): Promise<void> {
  clearTimeout(delayed);
  latest += 1;
  const own = latest;
  patchSearch({ pending, moreFailure: null, ...(pending === 'more' ? {} : { failure: null }) });
  try {
    const answer = await call();
    if (own !== latest) return;
    patchSearch({ pending: null });
    onAnswer(answer);
  } catch (error) {
    // The failure of a search that another one has replaced is nobody's concern any more.
    if (own !== latest) return;
    patchSearch({ pending: null });
    onFailure(error);
  } finally {
    void invalidateAfter(utils, 'contacts.searched');
  }
}

function fail(kind: 'smart' | 'filters', error: unknown): void {
  const title = kind === 'smart' ? 'Smart Search Failed' : 'Search Failed';
  const words = kind === 'smart' ? 'Failed to perform smart search' : 'Failed to search contacts';
  const description = errorMessage(error, words);
  patchSearch({ failure: { kind, title, error: description } });
  toast({ title, description, variant: 'destructive' });
}

function runSmart(utils: Utils): void {
  const { source, sentence: typed } = searchStore.get().draft;
  const query = typed.trim();
  if (query === '') {
    toast({ title: 'No Query', description: 'Please enter a search query', variant: 'destructive' });
    return;
  }
  void ask(utils, {
    pending: 'smart',
    call: () => utils.client.contacts.smartSearch.mutate({ query, source, perPage: PER_PAGE }),
    onAnswer: ({ results, filters, ...reading }) => {
      const { draft } = searchStore.get();
      patchSearch({
        filters,
        reading,
        sentence: query,
        found: firstPage(results, { run: latest, source, filters }),
        draft: { ...draft, form: formOf(filters) },
      });
      toast({ title: 'Smart Search Complete', description: foundText(results.contacts.length) });
    },
    onFailure: (error) => fail('smart', error),
  });
}

/** `origin`: where the filters come from, when that is another place than before. */
function runFilters(utils: Utils, filters: ContactFilters, origin: { sentence?: null; reading?: null } = {}): void {
  const { source } = searchStore.get().draft;
  void ask(utils, {
    pending: 'filters',
    call: () => utils.client.contacts.search.mutate({ ...filters, source, perPage: PER_PAGE }),
    onAnswer: (results) => {
      patchSearch({ ...origin, found: firstPage(results, { run: latest, source, filters }) });
      toast({ title: 'Search Complete', description: foundText(results.contacts.length) });
    },
    onFailure: (error) => fail('filters', error),
  });
}

function runManual(utils: Utils): void {
  const { form } = searchStore.get().draft;
  if (Object.keys(formErrors(form)).length > 0) return;
  const filters = filtersOf(form);
  if (!hasFilter(filters)) {
    toast({ title: 'No Filters', description: 'Please enter at least one search filter', variant: 'destructive' });
    return;
  }
  patchSearch({ filters });
  runFilters(utils, filters, { sentence: null, reading: null });
}

/** Filters changed by their badges: searched again as they are, without reading the sentence anew. */
function changeFilters(utils: Utils, filters: ContactFilters): void {
  const { draft } = searchStore.get();
  clearTimeout(delayed);
  latest += 1;
  const areSome = hasFilter(filters);
  patchSearch({
    filters,
    draft: { ...draft, form: formOf(filters) },
    failure: null,
    pending: areSome ? 'filters' : null,
    ...(areSome ? {} : { found: null, reading: null, sentence: null }),
  });
  if (areSome) delayed = setTimeout(() => runFilters(utils, filters), CHANGE_DELAY_MS);
}

function loadMore(utils: Utils): void {
  const { found, pending } = searchStore.get();
  if (!found?.next || pending !== null) return;
  const { filters, source, next: cursor } = found;
  void ask(utils, {
    pending: 'more',
    call: () => utils.client.contacts.search.mutate({ ...filters, source, cursor, perPage: PER_PAGE }),
    onAnswer: (results) => {
      // Rows may have been revealed or taken out meanwhile.
      const { found: now } = searchStore.get();
      if (now) patchSearch({ found: withNextPage(now, results) });
    },
    onFailure: (error) => {
      const description = errorMessage(error, 'Failed to search contacts');
      patchSearch({ moreFailure: description });
      toast({ title: 'Search Failed', description, variant: 'destructive' });
    },
  });
}

function retry(utils: Utils): void {
  const { failure, filters } = searchStore.get();
  if (failure?.kind === 'smart') runSmart(utils);
  else if (filters) runFilters(utils, filters);
}

/** After a failure: the results before it may have been paid for, and stand again with their filters. */
function backToResults(): void {
  const { found, draft } = searchStore.get();
  if (found) patchSearch({ failure: null, filters: found.filters, draft: { ...draft, form: formOf(found.filters) } });
}

/** A saved search was run: its results take the place of what is on screen, and its filters that of the form. */
function showSavedRun({ search, results }: { search: SavedSearch; results: ContactResults }): void {
  clearTimeout(delayed);
  latest += 1;
  const { source, filters, sentence } = search;
  patchSearch({
    draft: { source, sentence: sentence ?? '', form: formOf(filters) },
    filters,
    sentence,
    reading: null,
    found: firstPage(results, { run: latest, source, filters }),
    pending: null,
    failure: null,
    moreFailure: null,
  });
}

/** Revealed people as they stand now. */
const replaceRows = (contacts: readonly Contact[]) => changeRows((rows) => replaceContacts(rows, contacts));

/** Saved people, with where they stand now. */
const markRows = (saved: readonly SavedLink[], place: Contact['knownIn'][number]) =>
  changeRows((rows) => markSaved(rows, saved, place));

/** People who came onto the do-not-contact list. */
const removeRows = (ids: readonly string[]) => changeRows((rows) => rows.filter(({ id }) => !ids.includes(id)));

/** The form of the contact search, what was found, and all that can be asked. */
export function useContactSearch() {
  const utils = trpc.useUtils();
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
    searchSmart: () => runSmart(utils),
    searchManual: () => runManual(utils),
    changeFilters: (filters: ContactFilters) => changeFilters(utils, filters),
    loadMore: () => loadMore(utils),
    retry: () => retry(utils),
    backToResults,
    showSavedRun,
    replaceRows,
    markRows,
    removeRows,
  };
}

export type ContactSearch = ReturnType<typeof useContactSearch>;
