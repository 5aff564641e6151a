import { useEffect, useRef } from 'react';
import { pollWhile } from '~/lib/api/polling';
import { invalidateAfter } from '~/lib/api/query-client';
import { trpc } from '~/lib/api/trpc';
import { LEAD_POLL_MS } from '../run-status';

/** Imports, enrichments and counters; read again every 3 seconds while something still happens by itself. */
export function useEnrichmentRuns() {
  const runs = trpc.leads.runs.useQuery(
    {},
    { refetchOnMount: 'always', refetchInterval: pollWhile((all) => all.some(({ isOpen }) => isOpen), LEAD_POLL_MS) },
  );
  const open = runs.data?.filter(({ isOpen }) => isOpen).length ?? 0;
  const isRunOpen = open > 0;
  const lists = trpc.leads.lists.useQuery(
    {},
    {
      refetchOnMount: 'always',
      // Writing results, which a person may start by itself, belongs to the import.
      refetchInterval: pollWhile(
        (all) => isRunOpen || all.some(({ state, writeBack }) => state === 'running' || writeBack?.state === 'running'),
        LEAD_POLL_MS,
      ),
    },
  );
  const counters = trpc.leads.counters.useQuery(
    {},
    {
      refetchOnMount: 'always',
      refetchInterval: pollWhile(({ pending, enriching }) => isRunOpen && pending + enriching > 0, LEAD_POLL_MS),
    },
  );
  const openLeads = (counters.data?.pending ?? 0) + (counters.data?.enriching ?? 0);
  const previousOpen = useRef(open);
  useEffect(() => {
    // An enrichment has ended: leads, figures and prices are read once more.
    if (open < previousOpen.current) void invalidateAfter('enrichment.finished');
    previousOpen.current = open;
  }, [open]);
  return { runs, lists, counters, isWorkOpen: isRunOpen, areLeadsMoving: isRunOpen && openLeads > 0 };
}

export type EnrichmentRunsState = ReturnType<typeof useEnrichmentRuns>;
