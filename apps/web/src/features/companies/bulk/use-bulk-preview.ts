import { useQuery } from '@tanstack/react-query';
import type { BulkAction } from '@workbench/services/bulk/schemas';
import type { CompanySelectionInput } from '@workbench/services/companies/schemas';
import { useMemo } from 'react';
import { trpcClient } from '~/lib/api/trpc';
import { useDebounced } from '~/lib/state/use-debounced';

const DEBOUNCE_MS = 300;

/** What an action would do to the selected companies, counted by the server; nothing while there is no action yet. */
export function useBulkPreview(selection: CompanySelectionInput, action: BulkAction | null) {
  const input = useMemo(() => (action === null ? null : { selection, action }), [selection, action]);
  const debounced = useDebounced(input, DEBOUNCE_MS);
  const preview = useQuery({
    queryKey: ['bulk-preview', JSON.stringify(debounced)],
    queryFn: ({ signal }) => {
      if (debounced === null) throw new Error('There is no action to preview');
      return trpcClient.bulk.preview.mutate(debounced, { signal });
    },
    enabled: debounced !== null,
    // Companies that are written meanwhile change it.
    staleTime: 0,
    gcTime: 0,
  });
  const isReady = input !== null && input === debounced && !preview.isFetching;
  return {
    isCounting: input !== null && !isReady,
    preview: isReady && preview.error === null ? (preview.data ?? null) : null,
    error: isReady ? preview.error : null,
  };
}
