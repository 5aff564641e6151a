import type { CampaignItem } from '@workbench/services/campaigns/schemas';
import { reportCounts } from '~/components/report-heads/report-counts';
import { Badge } from '~/components/ui/display/Badge';
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
          {item.report !== null && <p className="text-muted-foreground text-xs">{reportCounts(item.report)}</p>}
        </li>
      ))}
    </ul>
  );
}
