import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useSelection } from '~/lib/state/use-selection';
import { pickFilters, withFilters } from '../lead-filters';
import type { EnrichmentRunsState } from '../runs/use-enrichment-runs';
import type { LeadFilters as Filters, LeadParams } from '../url-params';
import { LeadBulkActions } from './LeadBulkActions';
import { LeadFilterBar } from './LeadFilterBar';
import { LeadResults } from './LeadResults';

/** All leads: search, filters, what can be done with many, and the list. */
export function LeadsTab({ work: runs }: { work: EnrichmentRunsState }) {
  const params: LeadParams = useSearch({ from: '/lead-enrichment' });
  const navigate = useNavigate({ from: '/lead-enrichment' });
  const filters = pickFilters(params);
  const { ids, choose, clear } = useSelection(JSON.stringify(filters));
  const change = useCallback(
    (next: Filters) => {
      clear();
      const search = (before: LeadParams) => withFilters(before, next);
      void navigate({ replace: true, resetScroll: false, search });
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
        runName={runs.runs.data?.find(({ id }) => id === filters.run)?.name}
        onChange={change}
      />
      <LeadResults
        filters={filters}
        areLeadsMoving={runs.areLeadsMoving}
        selectedIds={ids}
        onChoose={choose}
        onOpen={open}
        onShowAll={() => change({})}
        bulk={<LeadBulkActions ids={ids} filters={filters} onClear={clear} />}
      />
    </div>
  );
}
