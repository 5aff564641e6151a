import { Link } from '@tanstack/react-router';
import type { Campaign, CampaignItem } from '@workbench/services/campaigns/schemas';
import { useId, useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { Select } from '~/components/ui/controls/Select';
import { Badge } from '~/components/ui/display/Badge';
import { ScrollRegion } from '~/components/ui/display/ScrollRegion';
import { ErrorState } from '~/components/ui/feedback/ErrorState';
import { READ_FAILURE } from '~/lib/api/errors';
import { formatDuration } from '~/lib/format/duration';
import { formatCount } from '~/lib/format/format';
import { ITEM_STATE_BADGE } from './campaign-status';
import { useCampaignItems } from './use-campaign-items';

type ItemState = CampaignItem['state'];
const STATES = Object.keys(ITEM_STATE_BADGE) as ItemState[];

/** Each company of a campaign with its state, error, duration, attempts and report. */
export function CampaignCompanies({ campaign, isMoving }: { campaign: Campaign; isMoving: boolean }) {
  const [state, setState] = useState<ItemState | null>(null);
  const filterId = useId();
  const items = useCampaignItems(campaign.id, state, isMoving);
  const rows = items.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2 text-ui">
        <label htmlFor={filterId}>Show</label>
        <Select
          id={filterId}
          value={state ?? 'all'}
          onChange={(event) => setState(STATES.find((one) => one === event.target.value) ?? null)}
        >
          <option value="all">All statuses</option>
          {STATES.map((one) => (
            <option key={one} value={one}>
              {ITEM_STATE_BADGE[one].label}
            </option>
          ))}
        </Select>
      </div>
      {items.data === undefined ? (
        items.error ? (
          <ErrorState title={READ_FAILURE.campaignCompanies} error={items.error} onRetry={() => void items.refetch()} />
        ) : (
          <p role="status">Loading companies...</p>
        )
      ) : rows.length === 0 ? (
        <p role="status" className="py-4 text-center text-muted-foreground">
          {state === null ? 'This campaign has no companies.' : 'No companies with this status.'}
        </p>
      ) : (
        <ScrollRegion aria-label={`Companies in ${campaign.name}`} className="max-h-96">
          <ul className="divide-y divide-border">
            {rows.map((item) => (
              <CompanyLine key={item.companyId} item={item} />
            ))}
          </ul>
        </ScrollRegion>
      )}
      {items.hasNextPage && (
        <div>
          <Button
            variant="outline"
            size="sm"
            disabled={items.isFetchingNextPage}
            onClick={() => void items.fetchNextPage()}
          >
            {items.isFetchingNextPage ? 'Loading…' : 'Load more'}
          </Button>
        </div>
      )}
    </div>
  );
}

function CompanyLine({ item }: { item: CampaignItem }) {
  const { label, tone } = ITEM_STATE_BADGE[item.state];
  const facts = [
    item.durationMs !== null && formatDuration(item.durationMs),
    item.attempts > 0 && formatCount(item.attempts, 'attempt', 'attempts'),
  ].filter(Boolean);
  return (
    <li className="flex flex-col gap-0.5 px-3 py-2">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {item.reportId === null ? (
          <span className="min-w-0 break-words font-medium">{item.name}</span>
        ) : (
          <Link
            to="/company-reports"
            search={{ company: item.mergedInto?.id ?? item.companyId, report: item.reportId }}
            className="min-w-0 break-words font-medium text-link underline-offset-4 hover:underline"
          >
            {item.name}
          </Link>
        )}
        <span className="min-w-0 break-all text-muted-foreground text-xs">{item.domain}</span>
        <Badge variant={tone}>{label}</Badge>
        <span className="ml-auto text-muted-foreground text-xs tabular-nums">{facts.join(' · ')}</span>
      </div>
      {item.mergedInto !== undefined && (
        <p className="break-words text-ui text-muted-foreground">
          merged into{' '}
          <Link
            to="/companies/$id"
            params={{ id: item.mergedInto.id }}
            className="text-link underline-offset-4 hover:underline"
          >
            {item.mergedInto.name}
          </Link>
        </p>
      )}
      {item.message !== null && <p className="break-words text-ui text-muted-foreground">{item.message}</p>}
    </li>
  );
}
