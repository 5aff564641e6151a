import type { ContactResults, SavedSearch, SaveSearchInput } from '@workbench/services/contacts/schemas';
import { errorMessage } from '~/lib/errors';
import { invalidateAfter } from '~/lib/invalidations';
import { toast } from '~/lib/toast';
import { trpc } from '~/lib/trpc';
import { ranText } from '../lib/saved-search-text';
import { toastFailure } from '../lib/toast-failure';

export interface SavedRun {
  search: SavedSearch;
  results: ContactResults;
}

/** The saved searches, running them again and removing them. */
export function useSavedSearches(onRun: (run: SavedRun) => void) {
  const utils = trpc.useUtils();
  const searches = trpc.contacts.savedSearches.useQuery({}, { refetchOnMount: 'always' });
  const run = trpc.contacts.runSavedSearch.useMutation({
    onSuccess: (answer) => {
      toast({ title: 'Search Complete', description: ranText(answer.results) });
      onRun(answer);
    },
    onError: (error) => toastFailure('Search Failed', errorMessage(error, 'Failed to search contacts')),
    onSettled: () => {
      void invalidateAfter(utils, 'savedSearches.changed');
      void invalidateAfter(utils, 'contacts.searched');
    },
  });
  const remove = trpc.contacts.removeSavedSearch.useMutation({
    onSuccess: () => toast({ title: 'Search Removed' }),
    onError: (error) => toastFailure('Failed to Remove Search', error),
    onSettled: () => void invalidateAfter(utils, 'savedSearches.changed'),
  });
  return {
    searches,
    runningId: run.isPending ? run.variables.id : null,
    isRemoving: remove.isPending,
    run: (id: string) => run.mutate({ id }),
    remove: (id: string) => remove.mutate({ id }),
  };
}

/** Keeps a search under a name. */
export function useSaveSearch(onSaved: () => void) {
  const utils = trpc.useUtils();
  const save = trpc.contacts.saveSearch.useMutation({
    onSuccess: ({ name }) => {
      toast({ title: 'Search Saved', description: `"${name}" can be run again from Saved searches.` });
      void invalidateAfter(utils, 'savedSearches.changed');
      onSaved();
    },
    onError: (error) => toastFailure('Failed to Save Search', error),
  });
  return { isPending: save.isPending, save: (input: SaveSearchInput) => save.mutate(input) };
}
