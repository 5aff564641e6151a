import type { CampaignItem } from '@workbench/services/campaigns/schemas';
import { Badge } from '~/components/ui/display/Badge';
import { ScrollRegion } from '~/components/ui/display/ScrollRegion';
import { NUMBER_CELL, TABLE_ROW, Table } from '~/components/ui/display/Table';
import { moveBetweenRows } from '~/lib/browser/keyboard/move-between-rows';
import { cn } from '~/lib/cn';
import { formatDate, formatNumber } from '~/lib/format/format';
import { ITEM_STATE_BADGE } from '../list/campaign-status';
import { ItemLead, ItemName } from './ItemTexts';
import { type CampaignColumn, type CampaignSort, directionOf, nextSort } from './sort-campaign';

/** In the order of the columns. */
export const COLUMN_LABELS: Record<CampaignColumn, string> = {
  company: 'Company',
  status: 'Status',
  lead: 'What matters most',
  news: 'News',
  openings: 'Openings',
  date: 'Report',
};
const NUMBERS: ReadonlySet<string> = new Set(['news', 'openings']);

interface CompanyTableProps {
  label: string;
  items: readonly CampaignItem[];
  sort: CampaignSort | undefined;
  onSort: (sort: CampaignSort | undefined) => void;
}

/** A company a row; the arrow keys go from one to the next. */
export function CompanyTable({ label, items, sort, onSort }: CompanyTableProps) {
  const columns = Object.entries(COLUMN_LABELS).map(([id, heading]) => {
    const column = id as CampaignColumn;
    return {
      label: heading,
      isNumber: NUMBERS.has(id),
      sort: { direction: directionOf(sort, column), onToggle: () => onSort(nextSort(sort, column)) },
    };
  });
  return (
    <ScrollRegion aria-label={label} className="max-h-[75dvh] bg-card">
      <Table columns={columns} className="min-w-3xl">
        {items.map((item) => (
          <tr key={item.companyId} className={cn(TABLE_ROW, 'align-top')}>
            <th scope="row" className="max-w-64 font-normal" onKeyDown={(event) => moveBetweenRows(event, 'th a')}>
              <ItemName item={item} />
            </th>
            <td>
              <Badge variant={ITEM_STATE_BADGE[item.state].tone}>{ITEM_STATE_BADGE[item.state].label}</Badge>
            </td>
            <td className="max-w-md">
              <ItemLead item={item} />
            </td>
            <td className={NUMBER_CELL}>{formatNumber(item.report?.news)}</td>
            <td className={NUMBER_CELL}>{formatNumber(item.report?.openings)}</td>
            <td className="whitespace-nowrap text-muted-foreground">{formatDate(item.report?.generatedAt ?? null)}</td>
          </tr>
        ))}
      </Table>
    </ScrollRegion>
  );
}
