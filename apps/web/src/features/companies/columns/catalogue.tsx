import type { OwnColumn } from '@workbench/services/companies/schemas';
import { type ColumnName, CUSTOM_COLUMN, SOURCE_COLUMN } from '@workbench/services/views/limits';
import { NUMBER_CELL } from '~/components/ui/display/Table';
import type { SortColumn } from '../table/company-sort';
import { DateCell, FigureCell, GrowthCell, SourceCountCell, SpreadCell, TagsCell } from './cells';
import type { CompanyColumn } from './company-column';
import { OwnValueCell } from './OwnValueCell';
import { STANDARD_COMPANY_COLUMNS } from './standard-columns';

/** The columns that the table can have beside name and details. */
const COMPANY_COLUMNS: readonly (CompanyColumn & { id: ColumnName })[] = [
  ...STANDARD_COMPANY_COLUMNS,
  {
    ...numberColumn('growth6', '6-Month Change', 128),
    Cell: ({ company }) => <GrowthCell growth={company.growth.months6} />,
  },
  {
    ...numberColumn('growth3', '3-Month Change', 128),
    Cell: ({ company }) => <GrowthCell growth={company.growth.months3} />,
  },
  { ...numberColumn('sourceCount', 'Sources', 96), Cell: SourceCountCell },
  { ...numberColumn('spread', 'Spread', 96), Cell: SpreadCell },
  { id: 'tags', label: 'Tags', className: 'truncate', fitted: '', widthPx: 180, Cell: TagsCell },
  { ...dateColumn('updated', 'Updated'), Cell: ({ company }) => <DateCell date={company.updatedAt} /> },
  { ...dateColumn('added', 'Added'), Cell: ({ company }) => <DateCell date={company.addedAt} /> },
  { ...dateColumn('synced', 'Last Synced'), Cell: ({ company }) => <DateCell date={company.syncedAt} /> },
];

function numberColumn<Name extends ColumnName & SortColumn>(id: Name, label: string, widthPx: number) {
  return { id, label, className: NUMBER_CELL, fitted: '', widthPx, sort: id };
}

function dateColumn<Name extends ColumnName & SortColumn>(id: Name, label: string) {
  return { id, label, className: 'truncate', fitted: '', widthPx: 136, sort: id, detail: 'dates' } as const;
}

/** A column by its name; undefined for one that this version, or this workspace, does not have. */
export function findColumn(name: string, ownColumns: readonly OwnColumn[]): CompanyColumn | undefined {
  if (name.startsWith(SOURCE_COLUMN)) return sourceColumn(name.slice(SOURCE_COLUMN.length));
  const own = ownColumns.find(({ key }) => CUSTOM_COLUMN + key === name);
  return own === undefined ? COMPANY_COLUMNS.find(({ id }) => id === name) : ownColumn(own);
}

function sourceColumn(source: string): CompanyColumn {
  return {
    id: SOURCE_COLUMN + source,
    label: source,
    className: 'truncate text-right tabular-nums',
    fitted: '',
    widthPx: 128,
    detail: 'figures',
    Cell: FigureCell,
  };
}

/** The server has no order by own columns, so their heads are plain text. */
function ownColumn({ key, name, type }: OwnColumn): CompanyColumn {
  return {
    id: CUSTOM_COLUMN + key,
    label: name,
    className: type === 'number' ? 'truncate text-right tabular-nums' : 'truncate',
    fitted: '',
    widthPx: type === 'text' || type === 'url' ? 200 : 128,
    own: { key, type },
    Cell: OwnValueCell,
  };
}
