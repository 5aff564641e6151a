import type { Company, CompanyDetail, OwnColumn } from '@workbench/services/companies/schemas';
import type { Density } from '@workbench/services/views/limits';
import type { ComponentType, ReactNode } from 'react';
import type { SortColumn } from '../table/company-sort';

/** Rows have one height: which are near the visible ones follows from how far the table is scrolled. */
export const ROW_HEIGHT_PX: Record<Density, number> = { comfortable: 57, compact: 33 };

export interface CellProps {
  company: Company;
  column: CompanyColumn;
  layout: TableLayout;
}

/** A column of the companies' table; everything about it follows from its row in the catalogue. */
export interface CompanyColumn {
  /** As views and addresses name it. */
  id: string;
  label: string;
  /** Of its head and its cells. */
  className: string;
  /** In the table as it comes: its width, and from which room on it shows. */
  fitted: string;
  /** In a table of chosen columns, which scrolls sideways where there is no room. */
  widthPx: number;
  sort?: SortColumn;
  /** What its cells need beside the usual of a row. */
  detail?: CompanyDetail;
  /** Of an own column. */
  own?: Pick<OwnColumn, 'key' | 'type'>;
  /** In full what a cell may cut off, or what is behind it; shown on hover. */
  title?: (company: Company) => string | undefined;
  Cell: ComponentType<CellProps>;
}

/** How a table of companies is drawn. */
export interface TableLayout {
  /** Between the name and the details button. */
  columns: readonly CompanyColumn[];
  density: Density;
  /** The columns as they come: each shows where there is room for it. */
  isFitted: boolean;
  /** The setting; undefined until it is known. */
  minimumSources: number | undefined;
}

/** A column of its own before the name, as for choosing rows. */
export interface LeadingColumn {
  head: ReactNode;
  Cell: ComponentType<{ company: Company }>;
}
