import { errorMessage } from '~/lib/errors';
import { invalidateAfter } from '~/lib/invalidations';
import { toast } from '~/lib/toast';
import { trpc } from '~/lib/trpc';

/** Writes the results of an import into its sheet. */
export function useWriteBack(id: string) {
  const utils = trpc.useUtils();
  const write = trpc.leads.writeBack.useMutation({
    onSuccess: (changed) => {
      utils.leads.lists.setData({}, (lists) => lists?.map((list) => (list.id === changed.id ? changed : list)));
      toast({ title: 'Writing Results', description: `${changed.name}: empty cells and new columns are filled.` });
    },
    onError: (error) =>
      toast({ title: 'Failed to Write Results', description: errorMessage(error), variant: 'destructive' }),
    onSettled: () => void invalidateAfter(utils, 'leads.changed'),
  });
  return { write: () => write.mutate({ id }), isStarting: write.isPending };
}
