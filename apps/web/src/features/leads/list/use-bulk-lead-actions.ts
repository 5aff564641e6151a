import { useMutation } from '@tanstack/react-query';
import { addManyTargets } from '~/components/outreach-picker/add-many-targets';
import { addedToCampaignText } from '~/components/outreach-picker/added-to-campaign-text';
import { errorMessage } from '~/lib/api/errors';
import { invalidateAfter } from '~/lib/api/query-client';
import { toast } from '~/lib/notifications/toast';

/** What can be done with many leads at once. `onDone` is called when it has succeeded. */
export function useBulkLeadActions(onDone: () => void) {
  const fail = (title: string) => (error: unknown) =>
    toast({ title, description: errorMessage(error), variant: 'destructive' });
  const add = useMutation({
    mutationFn: ({ id, ids }: { id: string; ids: readonly string[] }) => addManyTargets(id, 'leadIds', ids),
    onSuccess: (counts) => {
      toast({ title: 'Added to Campaign', description: addedToCampaignText(counts, 'lead', 'leads') });
      onDone();
    },
    onError: fail('Failed to Add to Campaign'),
    onSettled: () => void invalidateAfter('outreach.addTargets'),
  });
  return {
    addToCampaign: (id: string, ids: readonly string[]) => add.mutate({ id, ids }),
    isAdding: add.isPending,
  };
}
