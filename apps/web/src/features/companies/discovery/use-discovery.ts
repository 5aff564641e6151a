import type { Discovery } from '@workbench/services/sources/schemas';
import { useState } from 'react';
import { errorMessage } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';
import { formatNumber } from '~/lib/format/format';
import { toast } from '~/lib/notifications/toast';
import { createStore, useStore } from '~/lib/state/store';
import {
  type DiscoveryFilters,
  discoveryErrors,
  EMPTY_DISCOVERY_FILTERS,
  hasDiscoveryFilter,
  selectDiscoverySources,
} from './discovery-form';

interface DiscoveryState {
  filters: DiscoveryFilters;
  /** What the person switched on or off, by source. */
  choices: Record<string, boolean>;
  found: Discovery | null;
  /** Why the last search brought nothing; null when it brought `found`. */
  failure: string | null;
  /** Companies of these results that were added since, by domain. */
  added: Record<string, string>;
  /** Entries of the trash that were in the way, by domain. */
  trashed: Record<string, string>;
}

/** The form and its results outlive the tab: a search may have cost credits. */
const store = createStore<DiscoveryState>({
  filters: EMPTY_DISCOVERY_FILTERS,
  choices: {},
  found: null,
  failure: null,
  added: {},
  trashed: {},
});

function patch(part: (previous: DiscoveryState) => Partial<DiscoveryState>): void {
  store.set({ ...store.get(), ...part(store.get()) });
}

/** The form of the discovery, who is asked, and what was found. */
export function useDiscovery() {
  const { filters, choices, found, failure, added, trashed } = useStore(store, (state) => state);
  const [wasTried, setTried] = useState(false);

  const sources = trpc.sources.discoverySources.useQuery({}, { refetchOnMount: 'always' });
  const selectedSources = selectDiscoverySources(sources.data ?? [], choices);
  const errors = discoveryErrors(filters);
  const search = trpc.sources.discover.useMutation({
    onSuccess: (discovery) => {
      patch(() => ({ found: discovery, failure: null, added: {}, trashed: {} }));
      const { length } = discovery.results;
      const noun = length === 1 ? 'company' : 'companies';
      toast({ title: 'Search Complete', description: `Found ${formatNumber(length)} ${noun} matching your criteria.` });
    },
    onError: (error) => {
      const failure = errorMessage(error, 'Failed to search companies');
      patch(() => ({ failure }));
      toast({ title: 'Search Failed', description: failure, variant: 'destructive' });
    },
  });

  return {
    filters,
    errors: wasTried ? errors : {},
    isMissingFilter: wasTried && !hasDiscoveryFilter(filters),
    sources,
    asked: selectedSources,
    found,
    failure: search.isPending ? null : failure,
    added,
    trashed,
    isSearching: search.isPending,
    change: (part: Partial<DiscoveryFilters>) => patch((previous) => ({ filters: { ...previous.filters, ...part } })),
    choose: (id: string, isChosen: boolean) =>
      patch((previous) => ({ choices: { ...previous.choices, [id]: isChosen } })),
    noteAdded: (domain: string, companyId: string) =>
      patch((previous) => ({ added: { ...previous.added, [domain]: companyId } })),
    noteTrashed: (domain: string, trashId: string) =>
      patch((previous) => ({ trashed: { ...previous.trashed, [domain]: trashId } })),
    search: () => {
      setTried(true);
      if (Object.keys(errors).length > 0 || !hasDiscoveryFilter(filters) || selectedSources.length === 0) return;
      // What is hidden can be shown without searching again.
      search.mutate({ ...filters, sources: selectedSources.map(({ id }) => id), includeCustomers: true });
    },
  };
}

export type DiscoveryForm = ReturnType<typeof useDiscovery>;
