import type { CompanyDetail } from '@workbench/services/companies/schemas';
import type { Density } from '@workbench/services/views/limits';
import type { TableLayout } from './company-column';
import { STANDARD_COMPANY_COLUMNS } from './standard-columns';

/** Of a table whose columns were not chosen. */
export const defaultLayout = (minimumSources: number | undefined, density: Density = 'comfortable'): TableLayout => ({
  columns: STANDARD_COMPANY_COLUMNS,
  density,
  isFitted: true,
  minimumSources,
});

/** What the rows need for these columns, as the list is asked for it; undefined for nothing. */
export function neededDetails({ columns }: TableLayout): string | undefined {
  const details = new Set<CompanyDetail>(columns.flatMap(({ detail }) => detail ?? []));
  return details.size === 0 ? undefined : [...details].sort().join(',');
}

/** Of the name and the details button, with a column before them. */
const NAME_AND_DETAILS_PX = 310;

/** Below it a table of chosen columns scrolls sideways. */
export const tableWidthPx = ({ columns }: TableLayout): number =>
  columns.reduce((sum, { widthPx }) => sum + widthPx, NAME_AND_DETAILS_PX);
