import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useSelection } from '~/lib/use-selection';
import type { EnrichmentWork } from '../hooks/use-enrichment-work';
import type { LeadFilters as Filters, LeadParams } from '../lib/lead-params';
import { BulkBar } from './BulkBar';
import { LeadFilters } from './LeadFilters';
import { LeadList } from './LeadList';

/** All leads: search, filters, what can be done with many, and the list. */
export function LeadsTab({ work }: { work: EnrichmentWork }) {
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
      <LeadFilters
        filters={filters}
        lists={work.lists.data ?? []}
        reviewCount={work.counters.data?.review}
        onChange={change}
      />
      <LeadList
        filters={filters}
        areLeadsMoving={work.areLeadsMoving}
        selectedIds={ids}
        onChoose={choose}
        onOpen={open}
        onShowAll={() => change({})}
        bulk={<BulkBar ids={ids} onClear={clear} />}
      />
    </div>
  );
}
