import { COMPANY_INDEXES } from '@workbench/db';
import type { CompanySort } from '../schemas.ts';

/** One scan of an index: the rows of a sort order are the rows of its scans, one after the other. */
export interface IndexScan {
  index: string;
  field: 'employeeSortKey' | 'nameKey' | '_id';
  direction: 1 | -1;
  /** Aggregates come before single figures and these before nothing, so the ascending order reads each in a scan of its own. */
  only?: 'aggregate' | 'single' | 'unknown';
}

const byEmployees = { index: COMPANY_INDEXES.employees, field: 'employeeSortKey' } as const;
const byName = { index: COMPANY_INDEXES.name, field: 'nameKey' } as const;

/** Orders that an index of the database has; in the others the columns in memory are sorted. */
export type IndexSort = 'relevance' | keyof typeof SORT_SCANS;

const SORT_SCANS = {
  '-employeeCount': [{ ...byEmployees, direction: -1 }],
  employeeCount: [
    { ...byEmployees, direction: 1, only: 'aggregate' },
    { ...byEmployees, direction: 1, only: 'single' },
    { ...byEmployees, direction: 1, only: 'unknown' },
  ],
  name: [{ ...byName, direction: 1 }],
  '-name': [{ ...byName, direction: -1 }],
  '-added': [{ index: '_id_', field: '_id', direction: -1 }],
  added: [{ index: '_id_', field: '_id', direction: 1 }],
} as const satisfies { [S in Exclude<CompanySort, 'relevance'>]?: IndexScan[] };

export const isIndexSort = (sort: CompanySort): sort is IndexSort => sort === 'relevance' || sort in SORT_SCANS;

/** Without a search no company is more relevant than another: the largest come first. */
export function scansFor(sort: IndexSort): readonly IndexScan[] {
  return SORT_SCANS[sort === 'relevance' ? '-employeeCount' : sort];
}
