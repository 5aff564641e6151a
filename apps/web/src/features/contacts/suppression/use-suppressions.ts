import type { SuppressInput } from '@workbench/services/contacts/schemas';
import { useState } from 'react';
import { splitIntoChunks } from '~/lib/api/chunks';
import { invalidateAfter } from '~/lib/api/query-client';
import { trpc, trpcClient } from '~/lib/api/trpc';
import { formatCount } from '~/lib/format/format';
import { toast } from '~/lib/notifications/toast';
import { toastFailure } from '../../../lib/notifications/toast-failure';

/** Whom to put on the list; the parts are sent one after the other when there are many. */
type SuppressionSubjects = Partial<Pick<SuppressInput, 'identifiers' | 'ids' | 'contactIds'>>;

/** Puts people and domains on the do-not-contact list. */
export function useSuppress() {
  const [isPending, setPending] = useState(false);

  /** Whether it went well. */
  async function suppress(subjects: SuppressionSubjects, reason: string): Promise<boolean> {
    if (isPending) return false;
    setPending(true);
    try {
      let [added, removed] = [0, 0];
      for (const part of splitSubjects(subjects)) {
        if (added > 0 && part.contactIds) part.contactIds = await stillSaved(part.contactIds);
        if (part.contactIds?.length === 0) continue;
        const answer = await trpcClient.contacts.suppress.mutate({ ...part, reason: reason.trim() });
        added += answer.added;
        removed += answer.removedContacts;
      }
      toast({ title: 'Do-Not-Contact List Updated', description: suppressionResultText(added, removed) });
      return true;
    } catch (error) {
      toastFailure('Failed to Update List', error);
      return false;
    } finally {
      setPending(false);
      void invalidateAfter('contacts.suppress');
    }
  }

  return { isPending, suppress };
}

function splitSubjects({ identifiers = [], ids = [], contactIds = [] }: SuppressionSubjects): SuppressionSubjects[] {
  return [
    ...splitIntoChunks(identifiers).map((chunk) => ({ identifiers: chunk })),
    ...splitIntoChunks(ids).map((chunk) => ({ ids: chunk })),
    ...splitIntoChunks(contactIds).map((chunk) => ({ contactIds: chunk })),
  ];
}

/** Who shares an address or a number with someone in an earlier part has gone with them. */
const stillSaved = async (ids: string[]) => (await trpcClient.contacts.select.mutate({ ids })).ids;

function suppressionResultText(added: number, removed: number): string {
  const text = added === 0 ? 'Already on the list.' : `${formatCount(added, 'entry', 'entries')} added.`;
  return removed === 0 ? text : `${text} ${formatCount(removed, 'saved contact', 'saved contacts')} removed.`;
}

/** What is on the list. */
export function useSuppressions() {
  return trpc.contacts.doNotContact.useQuery({}, { refetchOnMount: 'always' });
}

/** Whether someone is on the list, and by which entries: all that hashes can say. */
export function useCheckSuppression() {
  const check = trpc.contacts.checkSuppression.useMutation({
    onError: (error) => toastFailure('Check Failed', error),
  });
  const checkedIdentifier = check.variables?.identifier ?? '';
  return {
    isPending: check.isPending,
    answer: check.data
      ? `${checkedIdentifier} is ${check.data.isSuppressed ? 'on the list' : 'not on the list'}`
      : null,
    entryIds: check.data?.entryIds ?? [],
    check: (identifier: string) => check.mutate({ identifier }),
    reset: () => check.reset(),
  };
}
