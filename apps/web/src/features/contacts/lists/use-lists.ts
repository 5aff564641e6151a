import { useMutation } from '@tanstack/react-query';
import type { ContactSelection } from '@workbench/services/contacts/schemas';
import { splitIntoChunks } from '~/lib/api/chunks';
import { invalidateAfter } from '~/lib/api/query-client';
import { trpc, trpcClient } from '~/lib/api/trpc';
import { formatCount } from '~/lib/format/format';
import { toast } from '~/lib/notifications/toast';
import { toastFailure } from '~/lib/notifications/toast-failure';

interface PutOnList {
  selection: ContactSelection;
  listId?: string;
  /** Of a new list. */
  name?: string;
}

/** Puts the chosen contacts on a list, which may be created first. */
export function usePutOnList(onDone: () => void) {
  const run = useMutation({
    mutationFn: async ({ selection, listId, name = '' }: PutOnList) => {
      const id = listId ?? (await trpcClient.lists.create.mutate({ name, kind: 'person' })).id;
      return trpcClient.lists.addMembers.mutate({ id, contacts: selection });
    },
    onSuccess: ({ changed, unchanged }) => {
      const known = unchanged === 0 ? '' : ` ${formatCount(unchanged, 'was', 'were')} on it already.`;
      toast({ title: 'Added to List', description: `${formatCount(changed, 'contact', 'contacts')} added.${known}` });
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
        title: 'Taken off the List',
        description: `${formatCount(count, 'contact', 'contacts')} taken off; they stay saved.`,
        offer: { label: 'Undo', run },
      });
      onDone();
    },
    onError: (error) => toastFailure('Failed to Take off the List', error),
    onSettled: () => void invalidateAfter('lists.removeMembers'),
  });
  return { isPending: run.isPending, takeOff: run.mutate };
}
