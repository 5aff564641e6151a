import type { ColumnName } from '@workbench/services/views/limits';
import { NUMBER_CELL } from '~/components/ui/display/Table';
import { DASH } from '~/lib/format/format';
import { YearlyChange } from '../growth/YearlyChange';
import { summarizeLocations } from '../table/company-labels';
import { QualityBadge } from '../table/QualityBadge';
import type { CompanyColumn } from './company-column';
import { EmployeesCell } from './EmployeesCell';
import { LocationCell } from './LocationCell';

/** The table as it comes. Apart from the other columns, which the first screen does not need. */
export const STANDARD_COMPANY_COLUMNS: readonly (CompanyColumn & { id: ColumnName })[] = [
  {
    id: 'industry',
    label: 'Industry',
    className: 'truncate',
    fitted: 'hidden w-[20%] @3xl:table-cell @5xl:w-[15%]',
    widthPx: 180,
    title: ({ industry }) => industry ?? undefined,
    Cell: ({ company }) => company.industry || DASH,
  },
  {
    id: 'employees',
    label: 'Employees',
    className: NUMBER_CELL,
    fitted: 'w-28',
    widthPx: 112,
    sort: 'employeeCount',
    detail: 'disagreement',
    Cell: EmployeesCell,
  },
  {
    id: 'growth12',
    label: '12-Month Change',
    className: NUMBER_CELL,
    fitted: 'hidden w-40 @5xl:table-cell',
    widthPx: 160,
    sort: 'growth12',
    Cell: ({ company }) => <YearlyChange growth={company.growth} />,
  },
  {
    id: 'location',
    label: 'Location',
    className: 'truncate',
    fitted: 'hidden w-[24%] @lg:table-cell @5xl:w-[18%]',
    widthPx: 200,
    title: ({ locations }) => summarizeLocations(locations).all || undefined,
    Cell: LocationCell,
  },
  {
    id: 'quality',
    label: 'Data Quality',
    className: '',
    fitted: 'hidden w-28 @lg:table-cell',
    widthPx: 120,
    Cell: ({ company }) => <QualityBadge quality={company.dataQuality} />,
  },
];
