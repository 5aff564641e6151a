import { useMutation } from '@tanstack/react-query';
import type { LeadImportResult } from '@workbench/services/leads/schemas';
import type { AddTargetsInput, AddTargetsResult } from '@workbench/services/outreach/schemas';
import { errorMessage } from '~/lib/api/errors';
import { invalidateAfter } from '~/lib/api/query-client';
import { trpcClient } from '~/lib/api/trpc';
import { uploadFile } from '~/lib/api/upload-file';
import { toast } from '~/lib/notifications/toast';
import { addedTargetsText } from '../outreach-labels';

/** Whom to add: chosen people, a list, an import, or a file that becomes an import first. */
export type TargetSelection = ChosenTargets | { file: File };
type ChosenTargets = Partial<
  Pick<AddTargetsInput, 'contactIds' | 'leadIds' | 'leadListId' | 'listId' | 'includeCustomers'>
>;

interface AddedTargets {
  /** A file is an import by now. */
  chosen: ChosenTargets;
  result: AddTargetsResult;
}

/** Adds people to a campaign and tells what became of them. */
export function useAddTargets(campaignId: string, onAdded: () => void) {
  const run = useMutation({
    mutationFn: async (targets: TargetSelection): Promise<AddedTargets> => {
      const chosen = 'file' in targets ? { leadListId: (await importFile(targets.file)).list.id } : targets;
      return { chosen, result: await trpcClient.outreach.addTargets.mutate({ id: campaignId, ...chosen }) };
    },
    onSuccess: ({ chosen, result }) => {
      const { hiddenCustomers = 0 } = result;
      const addCustomers = () => run.mutate({ ...chosen, includeCustomers: true });
      toast({
        title: 'Targets Added',
        description: addedTargetsText(result),
        offer: hiddenCustomers > 0 ? { label: 'Add them too', run: addCustomers } : undefined,
      });
      onAdded();
    },
    onError: (error) =>
      toast({ title: 'Failed to Add Targets', description: errorMessage(error), variant: 'destructive' }),
    onSettled: (_added, _error, targets) => {
      void invalidateAfter('outreach.addTargets');
      if ('file' in targets) void invalidateAfter('upload.leads');
    },
  });
  return { isPending: run.isPending, add: (targets: TargetSelection) => run.mutate(targets) };
}

/** Leads of a CSV or Excel file, without enriching them, which may cost credits. */
const importFile = (file: File): Promise<LeadImportResult> =>
  uploadFile({
    path: '/api/leads/import',
    file,
    fields: [['options', JSON.stringify({ enrich: false })]],
    fallback: 'Failed to import the file',
  });
