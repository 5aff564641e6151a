import type { CompanyDetail } from '@workbench/services/companies/schemas';
import { type Density, STANDARD_COLUMNS } from '@workbench/services/views/limits';
import { findColumn } from './catalogue';
import type { TableLayout } from './company-column';

/** Of a table whose columns were not chosen. */
export const defaultLayout = (minimumSources: number | undefined): TableLayout =>
  chosenLayout(undefined, 'comfortable', minimumSources);

/** @param names the chosen columns, of which those that are not known are left out; undefined: as the table comes */
export function chosenLayout(
  names: readonly string[] | undefined,
  density: Density,
  minimumSources: number | undefined,
): TableLayout {
  const columns = (names ?? STANDARD_COLUMNS).flatMap((name) => findColumn(name) ?? []);
  return { columns, density, isFitted: names === undefined, minimumSources };
}

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
