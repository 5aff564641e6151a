import { TRPCClientError } from '@trpc/client';
import type { ContactSelection } from '@workbench/services/contacts/schemas';
import { useRef, useState } from 'react';
import { addManyTargets } from '~/components/outreach-picker/add-many-targets';
import { errorMessage } from '~/lib/api/errors';
import { invalidateAfter } from '~/lib/api/query-client';
import { trpcClient } from '~/lib/api/trpc';
import { type DraftCounts, NO_DRAFTS, writeDrafts } from './write-drafts';

export interface DraftRun {
  campaignId: string;
  /** People; null while they are put on the campaign. */
  total: number | null;
  counts: DraftCounts;
  state: 'running' | 'over' | 'stopped' | 'failed';
  /** Why it failed. */
  problem: string;
}

/** Puts selected contacts on a campaign and writes the drafts that they have none of yet. */
export function useDraftMessages(selection: ContactSelection) {
  const [run, setRun] = useState<DraftRun | null>(null);
  const isStopped = useRef(false);
  const change = (part: Partial<DraftRun>) => setRun((before) => before && { ...before, ...part });

  async function start(campaignId: string) {
    isStopped.current = false;
    setRun({ campaignId, total: null, counts: NO_DRAFTS, state: 'running', problem: '' });
    try {
      const { ids: contactIds } = await trpcClient.contacts.select.mutate(selection);
      await addManyTargets(campaignId, 'contactIds', contactIds);
      change({ total: contactIds.length });
      await writeDrafts({
        campaignId,
        contactIds,
        messagesTo: (contactId) => trpcClient.outreach.ofRecipient.query({ contactId }),
        write: ({ id, revision }) => trpcClient.outreach.writeDraft.mutate({ messageId: id, revision }),
        refusalOf,
        onProgress: (counts) => change({ counts }),
        isStopped: () => isStopped.current,
      });
      change({ state: isStopped.current ? 'stopped' : 'over' });
    } catch (error) {
      change({ state: 'failed', problem: errorMessage(error) });
    } finally {
      void invalidateAfter('outreach.addTargets');
    }
  }

  const stop = () => {
    isStopped.current = true;
  };
  return { run, start, stop };
}

/** A conflict is about one message alone. */
const refusalOf = (error: unknown) =>
  error instanceof TRPCClientError && error.data?.code === 'CONFLICT' ? errorMessage(error) : null;
