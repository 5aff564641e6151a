import { type InfiniteData, keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import type { ContactList } from '@workbench/services/contacts/schemas';
import { trpc, trpcClient } from '~/lib/api/trpc';
import { toast } from '~/lib/notifications/toast';
import { toastFailure } from '../../../../lib/notifications/toast-failure';
import type { SavedFilter } from '../filter/saved-filter';
import { addedSummaryText } from '../save/saved-contact-summary';

const PAGE_SIZE = 50;

/**
 * Saved contacts page by page; empty words find all. The tRPC hook would send the direction of the paging as well,
 * which the server refuses as unknown.
 */
export function useSavedContacts(q: string, filter: SavedFilter) {
  const input = { limit: PAGE_SIZE, ...filter, ...(q === '' ? {} : { q }) };
  return useInfiniteQuery<ContactList, Error, InfiniteData<ContactList, string | null>, QueryKey, string | null>({
    queryKey: getQueryKey(trpc.contacts.list, input, 'infinite'),
    queryFn: ({ pageParam, signal }) =>
      trpcClient.contacts.list.query(pageParam === null ? input : { ...input, cursor: pageParam }, { signal }),
    initialPageParam: null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    // The search and the other screens hold contacts too.
    refetchOnMount: 'always',
  });
}

/** What can be done with one saved contact. */
export function useSavedContactActions(id: string) {
  const saveLead = trpc.leads.save.useMutation({
    onSuccess: ({ created, known, suppressed }) =>
      toast({
        title: 'Contacts Saved',
        description: addedSummaryText('saved as leads', { added: created, known, suppressed }),
      }),
    onError: (error) => toastFailure('Save Failed', error),
  });
  return {
    isPending: saveLead.isPending,
    saveToLeads: () => saveLead.mutate({ contactIds: [id] }),
  };
}

/** Adding and removing the notes of one saved contact. */
export function useContactNotes(id: string) {
  const add = trpc.contacts.addNote.useMutation({
    onError: (error) => toastFailure('Failed to Add Note', error),
  });
  const restore = trpc.contacts.restoreNote.useMutation({
    onError: (error) => toastFailure('Failed to Restore Note', error),
  });
  const remove = trpc.contacts.removeNote.useMutation({
    onSuccess: (_, note) => toast({ title: 'Note Removed', offer: { label: 'Undo', run: () => restore.mutate(note) } }),
    onError: (error) => toastFailure('Failed to Remove Note', error),
  });
  return {
    isAdding: add.isPending,
    isRemoving: remove.isPending,
    add: (text: string, onAdded: () => void) => add.mutate({ id, text }, { onSuccess: onAdded }),
    remove: (noteId: string) => remove.mutate({ id, noteId }),
  };
}
