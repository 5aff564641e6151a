import { useEffect, useRef } from 'react';
import { invalidateAfter } from '~/lib/invalidations';
import { pollWhile } from '~/lib/poll';
import { trpc } from '~/lib/trpc';
import { LEAD_POLL_MS } from '../lib/run-text';

/** Imports, enrichments and counters; read again every 3 seconds while something still happens by itself. */
export function useEnrichmentWork() {
  const utils = trpc.useUtils();
  const runs = trpc.leads.runs.useQuery(
    {},
    { refetchOnMount: 'always', refetchInterval: pollWhile((all) => all.some(({ isOpen }) => isOpen), LEAD_POLL_MS) },
  );
  const open = runs.data?.filter(({ isOpen }) => isOpen).length ?? 0;
  const isWorkOpen = open > 0;
  const lists = trpc.leads.lists.useQuery(
    {},
    {
      refetchOnMount: 'always',
      // Writing results, which a person may start by itself, belongs to the import.
      refetchInterval: pollWhile(
        (all) => isWorkOpen || all.some(({ writeBack }) => writeBack?.state === 'running'),
        LEAD_POLL_MS,
      ),
    },
  );
  const counters = trpc.leads.counters.useQuery(
    {},
    {
      refetchOnMount: 'always',
      refetchInterval: pollWhile(({ pending, enriching }) => isWorkOpen && pending + enriching > 0, LEAD_POLL_MS),
    },
  );
  const moving = (counters.data?.pending ?? 0) + (counters.data?.enriching ?? 0);
  const before = useRef(open);
  useEffect(() => {
    // An enrichment has ended: leads, figures and prices are read once more.
    if (open < before.current) void invalidateAfter(utils, 'enrichment.finished');
    before.current = open;
  }, [open, utils]);
  return { runs, lists, counters, isWorkOpen, areLeadsMoving: isWorkOpen && moving > 0 };
}

export type EnrichmentWork = ReturnType<typeof useEnrichmentWork>;
