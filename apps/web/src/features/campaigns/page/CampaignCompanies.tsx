import { useNavigate } from '@tanstack/react-router';
import type { Campaign, CampaignItem } from '@workbench/services/campaigns/schemas';
import { useEffect, useId, useMemo } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { Select } from '~/components/ui/controls/Select';
import { ErrorState } from '~/components/ui/feedback/ErrorState';
import { READ_FAILURE } from '~/lib/api/errors';
import { NARROW_SCREEN, useMediaQuery } from '~/lib/browser/use-media-query';
import { formatNumber } from '~/lib/format/format';
import { ITEM_STATE_BADGE, isCampaignRunning } from '../list/campaign-status';
import { type CampaignParams, parseCampaignParams } from '../url-params';
import { CompanyCards } from './CompanyCards';
import { COLUMN_LABELS, CompanyTable } from './CompanyTable';
import { CAMPAIGN_SORTS, type CampaignSort, sortCampaignItems } from './sort-campaign';
import { useCampaignItems } from './use-campaign-items';

interface CampaignCompaniesProps {
  campaign: Campaign;
  params: CampaignParams;
}

/** Each company of a campaign with its state and what its report says, as columns; on a phone as cards. */
export function CampaignCompanies({ campaign, params: { sort, state } }: CampaignCompaniesProps) {
  const navigate = useNavigate();
  const isNarrow = useMediaQuery(NARROW_SCREEN);
  const items = useCampaignItems(campaign.id, state ?? null, isCampaignRunning(campaign));
  const loaded = useMemo(() => items.data?.pages.flatMap((page) => page.items) ?? [], [items.data]);
  const rows = useMemo(() => sortCampaignItems(loaded, sort), [loaded, sort]);
  const { hasNextPage, isFetching, isError, fetchNextPage } = items;
  // An order of only the first ones would be none.
  const isCompleting = sort !== undefined && hasNextPage;
  useEffect(() => {
    if (isCompleting && !isFetching && !isError) void fetchNextPage();
  }, [isCompleting, isFetching, isError, fetchNextPage]);
  const change = (raw: Record<string, unknown>) =>
    void navigate({
      to: '/campaigns/$id',
      params: { id: campaign.id },
      search: parseCampaignParams({ sort, state, ...raw }),
      resetScroll: false,
      replace: true,
    });
  return (
    <section aria-label="Companies" className="flex min-w-0 flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-ui">
        <StateSelect state={state} onChange={(value) => change({ state: value })} />
        {isNarrow && <SortSelect sort={sort} onChange={(value) => change({ sort: value })} />}
        <p role="status" className="text-muted-foreground">
          {isCompleting && `Loading all companies to sort them: ${formatNumber(loaded.length)} loaded`}
        </p>
      </div>
      {items.data === undefined ? (
        items.error ? (
          <ErrorState title={READ_FAILURE.campaignCompanies} error={items.error} onRetry={() => void items.refetch()} />
        ) : (
          <p role="status" className="min-h-96 py-4 text-center text-muted-foreground">
            Loading companies...
          </p>
        )
      ) : rows.length === 0 ? (
        <p role="status" className="py-4 text-center text-muted-foreground">
          {state === undefined ? 'This campaign has no companies.' : 'No companies with this status.'}
        </p>
      ) : isNarrow ? (
        <CompanyCards label={`Companies in ${campaign.name}`} items={rows} />
      ) : (
        <CompanyTable
          label={`Companies in ${campaign.name}`}
          items={rows}
          sort={sort}
          onSort={(next) => change({ sort: next })}
        />
      )}
      {hasNextPage && !isCompleting && (
        <div>
          <Button variant="outline" size="sm" disabled={items.isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {items.isFetchingNextPage ? 'Loading…' : 'Load more'}
          </Button>
        </div>
      )}
      {isCompleting && isError && (
        <Button variant="outline" size="sm" className="self-start" onClick={() => void fetchNextPage()}>
          Retry loading
        </Button>
      )}
    </section>
  );
}

const STATES = Object.keys(ITEM_STATE_BADGE) as CampaignItem['state'][];

function StateSelect({ state, onChange }: { state: string | undefined; onChange: (value: string) => void }) {
  const id = useId();
  return (
    <div className="flex items-center gap-2">
      <label htmlFor={id}>Show</label>
      <Select id={id} value={state ?? 'all'} onChange={(event) => onChange(event.target.value)}>
        <option value="all">All statuses</option>
        {STATES.map((one) => (
          <option key={one} value={one}>
            {ITEM_STATE_BADGE[one].label}
          </option>
        ))}
      </Select>
    </div>
  );
}

/** Cards have no heads to sort by. */
function SortSelect({ sort, onChange }: { sort: CampaignSort | undefined; onChange: (value: string) => void }) {
  const id = useId();
  return (
    <div className="flex items-center gap-2">
      <label htmlFor={id}>Sort by</label>
      <Select id={id} value={sort ?? ''} onChange={(event) => onChange(event.target.value)}>
        <option value="">As chosen</option>
        {CAMPAIGN_SORTS.map((one) => (
          <option key={one} value={one}>
            {sortLabel(one)}
          </option>
        ))}
      </Select>
    </div>
  );
}

const sortLabel = (sort: CampaignSort) =>
  sort.startsWith('-')
    ? `${COLUMN_LABELS[sort.slice(1) as keyof typeof COLUMN_LABELS]}, descending`
    : COLUMN_LABELS[sort as keyof typeof COLUMN_LABELS];
