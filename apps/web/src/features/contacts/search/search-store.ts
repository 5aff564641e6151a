import type {
  Contact,
  ContactFilters,
  ContactResults,
  SavedSearch,
  SearchSource,
  SmartSearch,
} from '@workbench/services/contacts/schemas';
import { createStore } from '../../../lib/state/store.ts';
import { mergeContactRows } from './contact-rows.ts';
import { EMPTY_DRAFT, type SearchDraft } from './url-params.ts';

/** The results of one search, all of its pages together. */
export interface FoundContacts extends Omit<ContactResults, 'page' | 'totalPages'> {
  /** Tells the results of one search from those of the next. */
  run: number;
  source: SearchSource;
  /** What the further pages are asked with. */
  filters: ContactFilters;
  /** The sentence that the filters were read from; null when they were typed or edited. */
  sentence: string | null;
  reading: SmartSearchReading | null;
  /** What was spent on all pages. */
  credits: number;
  /** When it was found, for results that were stored by an earlier visit. */
  storedAt?: string | null;
}

/** How a sentence became filters. */
type SmartSearchReading = Omit<SmartSearch, 'results' | 'filters' | 'isSearched'>;

export interface SearchState {
  draft: SearchDraft;
  /** Of the search on screen or on its way; null before any. The badges edit them. */
  filters: ContactFilters | null;
  /** The sentence that the filters were first read from; null when they were typed. */
  sentence: string | null;
  reading: SmartSearchReading | null;
  /** Why `filters` were not searched yet: that may cost, so the user starts it. */
  unsearched: 'edited' | 'left-over' | null;
  found: FoundContacts | null;
  pending: 'smart' | 'filters' | 'more' | null;
  /** Why there are no results; `kind` is what to try again. */
  failure: { kind: 'smart' | 'filters'; title: string; error: unknown } | null;
  /** Why there is no further page. */
  moreFailure: string | null;
}

/** The form and its results outlive the screen: a search may have cost credits. */
export const searchStore = createStore<SearchState>({
  draft: EMPTY_DRAFT,
  filters: null,
  sentence: null,
  reading: null,
  unsearched: null,
  found: null,
  pending: null,
  failure: null,
  moreFailure: null,
});

export function patchSearch(part: Partial<SearchState>): void {
  searchStore.set({ ...searchStore.get(), ...part });
}

/** Changes the rows on screen, when there are any. */
export function changeRows(change: (rows: Contact[]) => Contact[]): void {
  const { found } = searchStore.get();
  if (found) patchSearch({ found: { ...found, contacts: change(found.contacts) } });
}

/** What "Save search" keeps: the filters of the results with the sentence that they were read from, whatever is typed since. */
export const searchOf = ({
  source,
  filters,
  sentence,
}: FoundContacts): Pick<SavedSearch, 'source' | 'filters' | 'sentence'> => ({
  source,
  filters,
  sentence,
});

export function toFoundContacts(
  results: ContactResults,
  search: Pick<FoundContacts, 'run' | 'source' | 'filters' | 'sentence' | 'reading'>,
): FoundContacts {
  const { page: _page, totalPages: _totalPages, ...rest } = results;
  return { ...rest, ...search, contacts: mergeContactRows([], results.contacts), credits: sumCredits(results) };
}

/** The results with one page more; who could not be asked is what the last page says. */
export function appendPage(found: FoundContacts, results: ContactResults): FoundContacts {
  return {
    ...found,
    contacts: mergeContactRows(found.contacts, results.contacts),
    totalResults: results.totalResults,
    isUpTo: results.isUpTo,
    next: results.next,
    asked: results.asked,
    suppressed: found.suppressed + results.suppressed,
    credits: found.credits + sumCredits(results),
  };
}

function sumCredits({ asked }: ContactResults): number {
  return asked.reduce((sum, { credits }) => sum + credits, 0);
}
