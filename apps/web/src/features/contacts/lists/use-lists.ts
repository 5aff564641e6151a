import { useMutation } from '@tanstack/react-query';
import type { ContactSelection } from '@workbench/services/contacts/schemas';
import { splitIntoChunks } from '~/lib/api/chunks';
import { invalidateAfter } from '~/lib/api/query-client';
import { trpc, trpcClient } from '~/lib/api/trpc';
import { formatCount } from '~/lib/format/format';
import { toast } from '~/lib/notifications/toast';
import { toastFailure } from '~/lib/notifications/toast-failure';
import { addedToListText, type ChosenList, putOnList } from './put-on-list';

/** Puts the chosen contacts on a list, which may be created first. */
export function usePutOnList(selection: ContactSelection, onDone: () => void) {
  const run = useMutation({
    mutationFn: (list: ChosenList) => putOnList(list, selection),
    onSuccess: (change) => {
      toast({ title: 'Added to List', description: addedToListText(change) });
      onDone();
    },
    onError: (error) => toastFailure('Failed to Add to List', error),
    onSettled: () => void invalidateAfter('lists.addMembers'),
  });
  return { isPending: run.isPending, put: run.mutate };
}

/** Takes the chosen contacts off a list; the toast puts them back. */
export function useTakeOffList(listId: string, onDone: () => void) {
  const putBack = trpc.lists.addMembers.useMutation({
    onError: (error) => toastFailure('Failed to Add to List', error),
  });
  const run = useMutation({
    mutationFn: async (selection: ContactSelection) => {
      // Named one by one: by the filter, those who have left the list could not be put back.
      const { ids } = await trpcClient.contacts.select.mutate(selection);
      const chunks = splitIntoChunks(ids);
      for (const chunk of chunks) {
        await trpcClient.lists.removeMembers.mutate({ id: listId, contacts: { ids: chunk } });
      }
      return chunks;
    },
    onSuccess: (chunks) => {
      const run = () => {
        for (const ids of chunks) putBack.mutate({ id: listId, contacts: { ids } });
      };
      const count = chunks.flat().length;
      toast({
        title: 'Removed from List',
        description: `${formatCount(count, 'contact', 'contacts')} removed from the list; still saved.`,
        offer: { label: 'Undo', run },
      });
      onDone();
    },
    onError: (error) => toastFailure('Failed to Remove from List', error),
    onSettled: () => void invalidateAfter('lists.removeMembers'),
  });
  return { isPending: run.isPending, takeOff: run.mutate };
}
