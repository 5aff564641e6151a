import { useMutation } from '@tanstack/react-query';
import { splitIntoChunks } from '~/lib/api/chunks';
import { errorMessage } from '~/lib/api/errors';
import { invalidateAfter } from '~/lib/api/query-client';
import { toast } from '~/lib/notifications/toast';
import { DELETIONS, type DeletableKind } from './deletions';
import { undoOffer } from './undo-offer';

/** What is deleted, and how it is named in the question and the toast. */
export interface DeletionSubject {
  kind: DeletableKind;
  ids: readonly string[];
  name: string;
}

/** Moves records into the trash. The toast has Undo, also for those that went before a failure. */
export function useDelete(onDeleted: () => void = () => undefined) {
  const remove = useMutation({
    mutationFn: async ({ kind, ids, name }: DeletionSubject) => {
      const { run, noun } = DELETIONS[kind];
      const title = titleCase(ids.length > 1 ? `${noun}s` : noun);
      const trashIds: string[] = [];
      try {
        for (const chunk of splitIntoChunks(ids)) {
          const trashId = await run(chunk);
          if (trashId !== null) trashIds.push(trashId);
        }
        toast({
          title: `${title} Deleted`,
          description: `${name} is in the trash for 30 days.`,
          offer: undoOffer(trashIds, name),
        });
        return true;
      } catch (error) {
        const rest = trashIds.length === 0 ? '' : '. What was deleted before is in the trash';
        toast({
          title: `Failed to Delete ${title}`,
          description: `${errorMessage(error)}${rest}`,
          variant: 'destructive',
          offer: undoOffer(trashIds, name),
        });
        return false;
      }
    },
    onSuccess: (isDeleted) => isDeleted && onDeleted(),
    onSettled: (_data, _error, { kind }) => void invalidateAfter(DELETIONS[kind].write),
  });
  return { isDeleting: remove.isPending, remove: remove.mutate };
}

const titleCase = (noun: string): string => noun.charAt(0).toUpperCase() + noun.slice(1);
