import { useMutation } from '@tanstack/react-query';
import { LEAD_PAGE_MAX } from '@workbench/services/leads/limits';
import { useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { errorMessage, READ_FAILURE } from '~/lib/api/errors';
import { trpcClient } from '~/lib/api/trpc';
import { formatNumber } from '~/lib/format/format';
import { toast } from '~/lib/notifications/toast';
import { toFilterInput } from '../lead-filters';
import type { LeadFilters } from '../url-params';
import { readLeadIds } from './read-lead-ids';

interface SelectAllLeadsProps {
  filters: LeadFilters;
  /** As text: "all 5,002", or "all matching" where no one has counted them. */
  total: string;
  onChoose: (ids: readonly string[], isChosen: boolean) => void;
}

/** Selects the leads that pass the filters, also those that are not loaded yet. Give it a key of the filters. */
export function SelectAllLeads({ filters, total, onChoose }: SelectAllLeadsProps) {
  const [count, setCount] = useState(0);
  const input = { limit: LEAD_PAGE_MAX, ...toFilterInput(filters) };
  const readPage = (cursor: string | null) =>
    trpcClient.leads.page.query(cursor === null ? input : { ...input, cursor });
  const read = useMutation({ mutationFn: () => readLeadIds(readPage, setCount) });
  // Callbacks of the call itself: with other filters this is gone, and so are they.
  const select = () =>
    read.mutate(undefined, {
      onSuccess: (ids) => onChoose(ids, true),
      onError: (error) =>
        toast({ title: READ_FAILURE.leads, description: errorMessage(error), variant: 'destructive' }),
    });
  return (
    <Button variant="outline" size="sm" disabled={read.isPending} onClick={select}>
      {read.isPending ? `Selecting… ${formatNumber(count)}` : `Select ${total}`}
    </Button>
  );
}
