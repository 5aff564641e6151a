import type { CampaignItem } from '@workbench/services/campaigns/schemas';
import { Badge } from '~/components/ui/display/Badge';
import { formatCount, formatDate } from '~/lib/format/format';
import { ITEM_STATE_BADGE } from '../list/campaign-status';
import { ItemLead, ItemName } from './ItemTexts';

/** The rows of the table, one under the other. */
export function CompanyCards({ label, items }: { label: string; items: readonly CampaignItem[] }) {
  return (
    <ul aria-label={label} className="flex flex-col gap-2">
      {items.map((item) => (
        <li key={item.companyId} className="flex min-w-0 flex-col gap-1.5 rounded-md border border-border bg-card p-3">
          <div className="flex items-start justify-between gap-2">
            <ItemName item={item} />
            <Badge variant={ITEM_STATE_BADGE[item.state].tone}>{ITEM_STATE_BADGE[item.state].label}</Badge>
          </div>
          <ItemLead item={item} />
          {item.report !== null && <p className="text-muted-foreground text-xs">{factsOf(item.report)}</p>}
        </li>
      ))}
    </ul>
  );
}

function factsOf({ news, openings, generatedAt }: NonNullable<CampaignItem['report']>): string {
  const pieces = formatCount(news, 'piece of news', 'pieces of news');
  return [
    pieces,
    openings === null ? null : formatCount(openings, 'open position', 'open positions'),
    formatDate(generatedAt),
  ]
    .filter((part) => part !== null)
    .join(' · ');
}
