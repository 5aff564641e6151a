import type { ContactResults, SavedSearch, SaveSearchInput } from '@workbench/services/contacts/schemas';
import { errorMessage } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';
import { toast } from '~/lib/notifications/toast';
import { toastFailure } from '../../../lib/notifications/toast-failure';
import { savedSearchRunText } from './saved-search-summary';

export interface SavedSearchRun {
  search: SavedSearch;
  results: ContactResults;
}

/** The saved searches, and running them again. */
export function useSavedSearches(onRun: (run: SavedSearchRun) => void) {
  const searches = trpc.contacts.savedSearches.useQuery({}, { refetchOnMount: 'always' });
  const run = trpc.contacts.runSavedSearch.useMutation({
    onSuccess: (answer) => {
      toast({ title: 'Search Complete', description: savedSearchRunText(answer.results) });
      onRun(answer);
    },
    onError: (error) => toastFailure('Search Failed', errorMessage(error, 'Failed to search contacts')),
    onSettled: () => {},
  });
  return {
    searches,
    runningId: run.isPending ? run.variables.id : null,
    run: (id: string) => run.mutate({ id, includeCustomers: true }),
  };
}

/** Keeps a search under a name. */
export function useSaveSearch(onSaved: () => void) {
  const save = trpc.contacts.saveSearch.useMutation({
    onSuccess: ({ name }) => {
      toast({ title: 'Search Saved', description: `“${name}” can be run again from Saved searches.` });
      onSaved();
    },
    onError: (error) => toastFailure('Failed to Save Search', error),
  });
  return { isPending: save.isPending, save: (input: SaveSearchInput) => save.mutate(input) };
}
