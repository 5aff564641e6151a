import { getQueryKey } from '@trpc/react-query';
import { errorMessage } from '~/lib/api/errors';
import { trpc, trpcClient } from '~/lib/api/trpc';
import { usePaged } from '~/lib/api/use-paged';
import { toast } from '~/lib/notifications/toast';

const AWAITS_READS = { meta: { awaitsReads: true } } as const;

export function useNotes(id: string) {
  return usePaged(getQueryKey(trpc.companies.notes, { id }, 'infinite'), (cursor, signal) =>
    trpcClient.companies.notes.query({ id, ...cursor }, { signal }),
  );
}

/** What can be done with the notes of a company; a failure is said in a toast, and the text stays where it was typed. */
export function useNoteActions() {
  const fail = (title: string) => (error: unknown) => {
    toast({ title, description: errorMessage(error), variant: 'destructive' });
  };
  return {
    add: trpc.companies.addNote.useMutation({ ...AWAITS_READS, onError: fail('Failed to Add Note') }),
    edit: trpc.companies.editNote.useMutation({ ...AWAITS_READS, onError: fail('Failed to Save Note') }),
    remove: trpc.companies.removeNote.useMutation({ ...AWAITS_READS, onError: fail('Failed to Remove Note') }),
    restore: trpc.companies.restoreNote.useMutation({ ...AWAITS_READS, onError: fail('Failed to Restore Note') }),
  };
}

export type NoteActions = ReturnType<typeof useNoteActions>;
