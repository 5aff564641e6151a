import { COMPANY_COLUMNS } from './catalogue';
import type { TableLayout } from './company-column';

/** Of a table whose columns were not chosen. */
export function defaultLayout(minimumSources: number | undefined): TableLayout {
  return { columns: COMPANY_COLUMNS, density: 'comfortable', isFitted: true, minimumSources };
}

/** Of the name and the details button, with a column before them. */
const NAME_AND_DETAILS_PX = 310;

/** Below it a table of chosen columns scrolls sideways. */
export const tableWidthPx = ({ columns }: TableLayout): number =>
  columns.reduce((sum, { widthPx }) => sum + widthPx, NAME_AND_DETAILS_PX);
