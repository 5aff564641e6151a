import { useMutation } from '@tanstack/react-query';
import type { ContactSelection } from '@workbench/services/contacts/schemas';
import { addManyTargets } from '~/components/outreach-picker/add-many-targets';
import { addedToCampaignText } from '~/components/outreach-picker/added-to-campaign-text';
import { undoOffer } from '~/components/trash/undo-offer';
import { invalidateAfter } from '~/lib/api/query-client';
import { trpc, trpcClient } from '~/lib/api/trpc';
import { formatCount } from '~/lib/format/format';
import { toast } from '~/lib/notifications/toast';
import { toastFailure } from '~/lib/notifications/toast-failure';

interface SavedSelectionOptions {
  selection: ContactSelection;
  /** The rows are about to go. */
  onLeave: () => void;
  onAdded: () => void;
}

/** What is done to all selected contacts at once, beside lists. */
export function useSavedSelection({ selection, onLeave, onAdded }: SavedSelectionOptions) {
  const remove = trpc.contacts.removeMany.useMutation({
    onSuccess: ({ removed, trashId }) => {
      const name = formatCount(removed, 'contact', 'contacts');
      toast({
        title: 'Contacts Deleted',
        description: `${name} moved to the trash for 30 days.`,
        ...(trashId !== null && { offer: undoOffer([trashId], name) }),
      });
      onLeave();
    },
    onError: (error) => toastFailure('Failed to Delete Contacts', error),
  });
  const add = useMutation({
    mutationFn: async (campaignId: string) => {
      const { ids } = await trpcClient.contacts.select.mutate(selection);
      return addManyTargets(campaignId, 'contactIds', ids);
    },
    onSuccess: (counts) => {
      toast({ title: 'Added to Campaign', description: addedToCampaignText(counts, 'contact', 'contacts') });
      onAdded();
    },
    onError: (error) => toastFailure('Failed to Add to Campaign', error),
    onSettled: () => void invalidateAfter('outreach.addTargets'),
  });
  const find = trpc.contacts.select.useMutation({
    onError: (error) => toastFailure('Failed to Select Contacts', error),
  });
  return {
    isBusy: remove.isPending || add.isPending || find.isPending,
    isAdding: add.isPending,
    remove: () => remove.mutate(selection),
    addToCampaign: (campaignId: string) => add.mutate(campaignId),
    /** The ids of all of them. */
    find: (onFound: (ids: string[]) => void) => find.mutate(selection, { onSuccess: ({ ids }) => onFound(ids) }),
  };
}
