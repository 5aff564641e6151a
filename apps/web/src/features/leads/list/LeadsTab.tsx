import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useSelection } from '~/lib/state/use-selection';
import type { EnrichmentRunsState } from '../runs/use-enrichment-runs';
import type { LeadFilters as Filters, LeadParams } from '../url-params';
import { LeadBulkActions } from './LeadBulkActions';
import { LeadFilterBar } from './LeadFilterBar';
import { LeadResults } from './LeadResults';

/** All leads: search, filters, what can be done with many, and the list. */
export function LeadsTab({ work: runs }: { work: EnrichmentRunsState }) {
  const { q, status, list, review }: LeadParams = useSearch({ from: '/lead-enrichment' });
  const navigate = useNavigate({ from: '/lead-enrichment' });
  const { ids, choose, clear } = useSelection();
  const filters: Filters = {
    ...(q ? { q } : {}),
    ...(status ? { status } : {}),
    ...(list ? { list } : {}),
    ...(review ? { review } : {}),
  };
  const change = useCallback(
    (next: Filters) => {
      clear();
      void navigate({
        replace: true,
        resetScroll: false,
        search: ({ q: _q, status: _status, list: _list, review: _review, ...rest }: LeadParams) => ({
          ...rest,
          ...next,
        }),
      });
    },
    [navigate, clear],
  );
  const open = useCallback(
    (lead: string) => void navigate({ resetScroll: false, search: (params: LeadParams) => ({ ...params, lead }) }),
    [navigate],
  );
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <LeadFilterBar
        filters={filters}
        lists={runs.lists.data ?? []}
        reviewCount={runs.counters.data?.review}
        onChange={change}
      />
      <LeadResults
        filters={filters}
        areLeadsMoving={runs.areLeadsMoving}
        selectedIds={ids}
        onChoose={choose}
        onOpen={open}
        onShowAll={() => change({})}
        bulk={<LeadBulkActions ids={ids} onClear={clear} />}
      />
    </div>
  );
}
