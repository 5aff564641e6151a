import type { TrashEntry } from '@workbench/services/trash/schemas';
import { useState } from 'react';
import { errorMessage } from '~/lib/api/errors';
import { invalidateAfter } from '~/lib/api/query-client';
import { trpcClient } from '~/lib/api/trpc';
import { toast } from '~/lib/notifications/toast';
import { toastFailure } from '~/lib/notifications/toast-failure';
import { outcomeToast } from './outcome-toast';

type Action = 'restore' | 'purge';

/** Restores entries and deletes them for good, one after the other; why one was refused is kept beside it. */
export function useTrashActions() {
  const [busyIds, setBusyIds] = useState<ReadonlySet<string>>(new Set());
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map());

  async function run(action: Action, entries: readonly TrashEntry[]): Promise<void> {
    const ids = entries.map(({ id }) => id);
    const refused = new Map<string, string>();
    const notes: string[] = [];
    setBusyIds(new Set(ids));
    for (const id of ids) {
      try {
        if (action === 'restore') notes.push(...(await trpcClient.trash.restore.mutate({ id })).notes);
        else await trpcClient.trash.purge.mutate({ id });
      } catch (error) {
        refused.set(id, errorMessage(error));
      }
    }
    setRefusals((before) => new Map([...[...before].filter(([id]) => !ids.includes(id)), ...refused]));
    toast(outcomeToast(action, entries, refused, notes));
    await invalidateAfter(`trash.${action}`);
    setBusyIds(new Set());
  }

  /** @param until when the newest entry was deleted that the question counted */
  async function empty(until: string): Promise<void> {
    try {
      const { purged } = await trpcClient.trash.empty.mutate({ until });
      toast({ title: 'Trash Emptied', description: `${purged} deleted for good.` });
    } catch (error) {
      toastFailure('Failed to Empty the Trash', error);
    }
    await invalidateAfter('trash.empty');
  }

  return {
    busyIds,
    refusals,
    restore: (entries: readonly TrashEntry[]) => run('restore', entries),
    purge: (entries: readonly TrashEntry[]) => run('purge', entries),
    empty,
  };
}

export type TrashActions = ReturnType<typeof useTrashActions>;
