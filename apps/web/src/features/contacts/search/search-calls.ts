import type { ContactFilters } from '@workbench/services/contacts/schemas';
import { errorMessage } from '~/lib/api/errors';
import { invalidateAfter } from '~/lib/api/query-client';
import { trpcClient } from '~/lib/api/trpc';
import { toast } from '~/lib/notifications/toast';
import { toastSlip } from '~/lib/notifications/toast-slip';
import { filterFormErrors, hasContactFilter, toContactFilters, toFilterForm } from '../filters/filter-form';
import { contactsFoundText } from '../search-result-labels';
import { clearSentence, editFilters } from './edit-search';
import { appendPage, patchSearch, searchStore, toFoundContacts } from './search-store';

/** People at customers are hidden on screen, so that they can be shown without searching again. */
const MARKED = { includeCustomers: true } as const;

/** Counts searches: the answer of one that is no longer the latest changes nothing on screen. */
let latestCallId = 0;

interface SearchCall<T> {
  pending: 'smart' | 'filters' | 'more';
  call: () => Promise<T>;
  onAnswer: (answer: T) => void;
  onFailure: (error: unknown) => void;
}

/** The answer of the call on its way is no longer wanted. */
export function supersedeSearch(): number {
  latestCallId += 1;
  return latestCallId;
}

/** Makes a call that may cost; only the latest one's outcome reaches the screen. */
async function runLatest<T>({ pending, call, onAnswer, onFailure }: SearchCall<T>): Promise<void> {
  const callId = supersedeSearch();
  patchSearch({ pending, moreFailure: null, ...(pending === 'more' ? {} : { failure: null, unsearched: null }) });
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

export function runSmart(): void {
  const { source, perPage, sentence: typed } = searchStore.get().draft;
  const query = typed.trim();
  if (query === '') {
    toastSlip('No Query', 'Please enter a search query');
    return;
  }
  void runLatest({
    pending: 'smart',
    // A sentence that was only partly understood is confirmed before it is paid for.
    call: () => trpcClient.contacts.smartSearch.mutate({ query, source, perPage, onLeftOver: 'stop', ...MARKED }),
    onAnswer: ({ results, filters, isSearched, ...reading }) => {
      const { draft } = searchStore.get();
      patchSearch({ filters, reading, sentence: query, draft: { ...draft, form: toFilterForm(filters) } });
      if (!isSearched) {
        patchSearch({ unsearched: 'left-over' });
        return;
      }
      const search = { run: latestCallId, source, filters, sentence: query, reading };
      patchSearch({ found: toFoundContacts(results, search) });
      toast({ title: 'Smart Search Complete', description: contactsFoundText(results.contacts.length) });
    },
    // The filters on screen are those of another sentence.
    onFailure: (error) => {
      patchSearch({ filters: null, reading: null, sentence: null });
      reportFailure('smart', error);
    },
  });
}

/** Searches with the filters on screen as they are, without reading the sentence again. */
function runFilters(filters: ContactFilters): void {
  const { draft, sentence, reading } = searchStore.get();
  const { source, perPage } = draft;
  void runLatest({
    pending: 'filters',
    call: () => trpcClient.contacts.search.mutate({ ...filters, source, perPage, ...MARKED }),
    onAnswer: (results) => {
      const search = { run: latestCallId, source, filters, sentence, reading: sentence === null ? null : reading };
      patchSearch({ reading: search.reading, found: toFoundContacts(results, search) });
      toast({ title: 'Search Complete', description: contactsFoundText(results.contacts.length) });
    },
    onFailure: (error) => reportFailure('filters', error),
  });
}

export function runManual(): void {
  const { form } = searchStore.get().draft;
  if (Object.keys(filterFormErrors(form)).length > 0) return;
  const filters = toContactFilters(form);
  if (!hasContactFilter(filters)) {
    toastSlip('No Filters', 'Please enter at least one search filter');
    return;
  }
  patchSearch({ filters, sentence: null, reading: null });
  runFilters(filters);
}

export function changeFilters(filters: ContactFilters): void {
  supersedeSearch();
  patchSearch(editFilters(searchStore.get(), filters));
}

/** The filters on screen, as edited or as read from a sentence that was only partly understood. */
export function searchUnsearched(): void {
  const { draft, filters, sentence } = searchStore.get();
  if (filters === null) return;
  patchSearch({ draft: clearSentence(draft, sentence) });
  runFilters(filters);
}

export function loadMore(): void {
  const { found, pending } = searchStore.get();
  if (!found?.next || pending !== null) return;
  // The cursor is of pages of this size, and so is the price on the button.
  const { filters, source, perPage, next: cursor } = found;
  void runLatest({
    pending: 'more',
    call: () => trpcClient.contacts.search.mutate({ ...filters, source, cursor, perPage, ...MARKED }),
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

/**
 * Results of the last day for the form of the address, after a reload or on the way back: they may have been paid for.
 * Queries no source. A failure leaves the form as it is, from which a search can be started.
 */
export async function restoreStored(): Promise<void> {
  const { draft, found, pending } = searchStore.get();
  const { source, perPage, form, sentence } = draft;
  const filters = toContactFilters(form);
  const isReady = Object.keys(filterFormErrors(form)).length === 0 && hasContactFilter(filters);
  if (found !== null || pending !== null || !isReady) return;
  const callId = latestCallId;
  const stored = await trpcClient.contacts.storedResults
    .mutate({ ...filters, source, perPage, ...MARKED })
    .catch(() => null);
  const isOvertaken = callId !== latestCallId || searchStore.get().found !== null;
  if (isOvertaken || stored === null || stored.results === null) return;
  const written = sentence.trim() === '' ? null : sentence;
  const search = { run: supersedeSearch(), source, filters, sentence: written, reading: null };
  patchSearch({
    filters,
    sentence: written,
    reading: null,
    found: { ...toFoundContacts(stored.results, search), storedAt: stored.foundAt },
  });
}

export function retry(): void {
  const { failure, filters } = searchStore.get();
  if (failure?.kind === 'smart') runSmart();
  else if (filters) runFilters(filters);
}
