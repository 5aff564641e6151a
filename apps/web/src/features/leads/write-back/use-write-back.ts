import { errorMessage } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';
import { toast } from '~/lib/notifications/toast';

/** Writes the results of an import into its sheet. */
export function useWriteBack(id: string) {
  const utils = trpc.useUtils();
  const write = trpc.leads.writeBack.useMutation({
    onSuccess: (changed) => {
      utils.leads.lists.setData({}, (lists) => lists?.map((list) => (list.id === changed.id ? changed : list)));
      toast({ title: 'Writing Results', description: `${changed.name}: filling empty cells and new columns.` });
    },
    onError: (error) =>
      toast({ title: 'Failed to Write Results', description: errorMessage(error), variant: 'destructive' }),
  });
  return { write: () => write.mutate({ id }), isStarting: write.isPending };
}
