import type { Disagreement } from '@workbench/services/companies/schemas';
import type { ServerMutation } from '~/lib/api/invalidation/procedures';
import { invalidateAfter } from '~/lib/api/query-client';
import { trpcClient } from '~/lib/api/trpc';
import { type DecisionEvents, useDecisions } from '~/lib/api/use-decisions';
import { toast } from '~/lib/notifications/toast';
import { toastFailure } from '~/lib/notifications/toast-failure';

/** What can be decided about a company whose sources disagree; each decision can be undone. */
export function useCaseDecisions(disagreement: Disagreement, reason: string, events: DecisionEvents) {
  const { companyId: id, name, state, decision } = disagreement;
  const { decide, running, isDecided } = useDecisions(events);
  const given = reason === '' ? {} : { reason };
  const { preferSource, removePreferredSource, dismissDisagreement, reopenDisagreement } = trpcClient.analytics;

  const preferAgain = () =>
    decision?.kind === 'preferred' && decision.source !== null
      ? preferSource.mutate({ id, source: decision.source, reason: decision.reason })
      : removePreferredSource.mutate({ id });
  const prefer = (source: string) =>
    void decide({
      write: 'analytics.preferSource',
      failure: 'Failed to Prefer the Source',
      stays: decision !== null,
      run: async () => {
        await preferSource.mutate({ id, source, ...given });
        return {
          title: 'Source Preferred',
          description: `The headcount of ${name} is that of ${source}.`,
          undo: (onDone) => undo('analytics.removePreferredSource', preferAgain, onDone),
        };
      },
    });
  const dismiss = () =>
    void decide({
      write: 'analytics.dismissDisagreement',
      failure: 'Failed to Leave as Is',
      run: async () => {
        await dismissDisagreement.mutate({ id, state, ...given });
        return {
          title: 'Left as Is',
          description: `${name} comes back when one of its figures changes.`,
          undo: (onDone) => undo('analytics.reopenDisagreement', () => reopenDisagreement.mutate({ id }), onDone),
        };
      },
    });
  const takeBack = () => {
    if (decision?.kind === 'preferred') {
      void decide({
        write: 'analytics.removePreferredSource',
        failure: 'Failed to Save',
        run: async () => {
          await removePreferredSource.mutate({ id });
          return {
            title: 'No Source Preferred',
            undo: (onDone) => undo('analytics.preferSource', preferAgain, onDone),
          };
        },
      });
    } else {
      void decide({
        write: 'analytics.reopenDisagreement',
        failure: 'Failed to Reopen',
        run: async () => {
          await reopenDisagreement.mutate({ id });
          return { title: 'Case Reopened' };
        },
      });
    }
  };
  return { prefer, dismiss, takeBack, isBusy: running !== null || isDecided };
}

async function undo(write: ServerMutation, run: () => Promise<unknown>, onDone: () => void): Promise<void> {
  try {
    await run();
    onDone();
    toast({ title: 'Decision Undone' });
  } catch (error) {
    toastFailure('Failed to Undo', error);
  }
  await invalidateAfter(write);
}
