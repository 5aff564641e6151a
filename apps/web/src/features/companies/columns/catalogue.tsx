import { type ColumnName, SOURCE_COLUMN } from '@workbench/services/views/limits';
import { DASH } from '~/lib/format/format';
import { YearlyChange } from '../growth/YearlyChange';
import type { SortColumn } from '../table/company-sort';
import { QualityBadge } from '../table/QualityBadge';
import { DateCell, FigureCell, GrowthCell, SourceCountCell, SpreadCell, TagsCell } from './cells';
import type { CompanyColumn } from './company-column';
import { EmployeesCell } from './EmployeesCell';
import { LocationCell } from './LocationCell';

/** The columns that the table can have beside name and details. */
const COMPANY_COLUMNS: readonly (CompanyColumn & { id: ColumnName })[] = [
  {
    id: 'industry',
    label: 'Industry',
    className: 'truncate px-3',
    fitted: 'hidden w-[22%] @3xl:table-cell @4xl:w-[17%]',
    widthPx: 180,
    Cell: ({ company }) => <span title={company.industry ?? undefined}>{company.industry || DASH}</span>,
  },
  {
    id: 'employees',
    label: 'Employees',
    className: 'px-3 text-right',
    fitted: 'w-28',
    widthPx: 112,
    sort: 'employeeCount',
    Cell: EmployeesCell,
  },
  {
    id: 'growth12',
    label: '12-Month Change',
    className: 'px-3 text-right',
    fitted: 'hidden w-40 @4xl:table-cell',
    widthPx: 160,
    sort: 'growth12',
    Cell: ({ company }) => <YearlyChange growth={company.growth} />,
  },
  {
    id: 'location',
    label: 'Location',
    className: 'truncate px-3',
    fitted: 'hidden w-[24%] @lg:table-cell @4xl:w-[20%]',
    widthPx: 200,
    Cell: LocationCell,
  },
  {
    id: 'quality',
    label: 'Data Quality',
    className: 'px-3',
    fitted: 'hidden w-30 @lg:table-cell',
    widthPx: 120,
    Cell: ({ company }) => <QualityBadge quality={company.dataQuality} />,
  },
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
  { id: 'tags', label: 'Tags', className: 'truncate px-3', fitted: '', widthPx: 180, Cell: TagsCell },
  { ...dateColumn('updated', 'Updated'), Cell: ({ company }) => <DateCell date={company.updatedAt} /> },
  { ...dateColumn('added', 'Added'), Cell: ({ company }) => <DateCell date={company.addedAt} /> },
  { ...dateColumn('synced', 'Last Synced'), Cell: ({ company }) => <DateCell date={company.syncedAt} /> },
];

function numberColumn<Name extends ColumnName & SortColumn>(id: Name, label: string, widthPx: number) {
  return { id, label, className: 'px-3 text-right', fitted: '', widthPx, sort: id };
}

function dateColumn<Name extends ColumnName & SortColumn>(id: Name, label: string) {
  return { id, label, className: 'truncate px-3', fitted: '', widthPx: 136, sort: id, detail: 'dates' } as const;
}

/** A column by its name; undefined for one that this version, or this workspace, does not have. */
export function findColumn(name: string): CompanyColumn | undefined {
  return name.startsWith(SOURCE_COLUMN)
    ? sourceColumn(name.slice(SOURCE_COLUMN.length))
    : COMPANY_COLUMNS.find(({ id }) => id === name);
}

function sourceColumn(source: string): CompanyColumn {
  return {
    id: SOURCE_COLUMN + source,
    label: source,
    className: 'truncate px-3 text-right',
    fitted: '',
    widthPx: 128,
    detail: 'figures',
    Cell: FigureCell,
  };
}
