import type { CampaignItem } from '@workbench/services/campaigns/schemas';
import { compareTexts } from '~/lib/format/compare-texts';
import { ITEM_STATE_BADGE } from '../list/campaign-status';

const COLUMNS = ['company', 'status', 'lead', 'news', 'openings', 'date'] as const;
export type CampaignColumn = (typeof COLUMNS)[number];
export type CampaignSort = CampaignColumn | `-${CampaignColumn}`;

export const CAMPAIGN_SORTS: readonly CampaignSort[] = COLUMNS.flatMap((column) => [column, `-${column}`] as const);

/** Of words the first come first, of numbers and days the largest. */
const BEGINS_DESCENDING: ReadonlySet<CampaignColumn> = new Set(['news', 'openings', 'date']);

/** The order after a click on a column's head: its natural one, then turned round, then as chosen again. */
export function nextSort(current: CampaignSort | undefined, column: CampaignColumn): CampaignSort | undefined {
  const [first, second]: [CampaignSort, CampaignSort] = BEGINS_DESCENDING.has(column)
    ? [`-${column}`, column]
    : [column, `-${column}`];
  if (current === first) return second;
  return current === second ? undefined : first;
}

export function directionOf(
  current: CampaignSort | undefined,
  column: CampaignColumn,
): 'ascending' | 'descending' | 'none' {
  if (current === column) return 'ascending';
  return current === `-${column}` ? 'descending' : 'none';
}

const STATES = Object.keys(ITEM_STATE_BADGE);

function keyOf({ name, state, report }: CampaignItem, column: CampaignColumn): string | number | null {
  switch (column) {
    case 'company':
      return name;
    case 'status':
      return STATES.indexOf(state);
    case 'lead':
      return report?.lead?.title ?? null;
    case 'news':
      return report?.news ?? null;
    case 'openings':
      return report?.openings ?? null;
    case 'date':
      return report?.generatedAt ?? null;
  }
}

/** What is not known comes last in both directions; equal rows keep their order. */
export function sortCampaignItems(
  items: readonly CampaignItem[],
  sort: CampaignSort | undefined,
): readonly CampaignItem[] {
  if (sort === undefined) return items;
  const isDescending = sort.startsWith('-');
  const column = (isDescending ? sort.slice(1) : sort) as CampaignColumn;
  return items
    .map((item) => ({ item, key: keyOf(item, column) }))
    .toSorted((a, b) => {
      if (a.key === null || b.key === null) return Number(a.key === null) - Number(b.key === null);
      const order =
        typeof a.key === 'number' && typeof b.key === 'number'
          ? a.key - b.key
          : compareTexts(String(a.key), String(b.key));
      return isDescending ? -order : order;
    })
    .map(({ item }) => item);
}
