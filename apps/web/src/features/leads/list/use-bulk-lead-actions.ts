import { useMutation } from '@tanstack/react-query';
import { splitIntoChunks } from '~/lib/api/chunks';
import { errorMessage } from '~/lib/api/errors';
import { invalidateAfter } from '~/lib/api/query-client';
import { trpcClient } from '~/lib/api/trpc';
import { formatCount } from '~/lib/format/format';
import { toast } from '~/lib/notifications/toast';

/** What can be done with many leads at once. `onDone` is called when it has succeeded. */
export function useBulkLeadActions(onDone: () => void) {
  const fail = (title: string) => (error: unknown) =>
    toast({ title, description: errorMessage(error), variant: 'destructive' });
  const add = useMutation({
    mutationFn: async ({ id, ids }: { id: string; ids: readonly string[] }) => {
      const all = { added: 0, known: 0, suppressed: 0 };
      for (const leadIds of splitIntoChunks(ids)) {
        const part = await trpcClient.outreach.addTargets.mutate({ id, leadIds });
        all.added += part.added;
        all.known += part.known;
        all.suppressed += part.suppressed;
      }
      return all;
    },
    onSuccess: (counts) => {
      toast({ title: 'Added to Campaign', description: addedText(counts) });
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

function addedText({ added, known, suppressed }: { added: number; known: number; suppressed: number }): string {
  return [
    `${formatCount(added, 'lead', 'leads')} added to the outreach campaign.`,
    known > 0 && `${known} ${known === 1 ? 'was' : 'were'} already in the campaign.`,
    suppressed > 0 && `${suppressed} skipped: on the do-not-contact list.`,
  ]
    .filter(Boolean)
    .join(' ');
}
