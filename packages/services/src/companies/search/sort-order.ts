import { COMPANY_INDEXES } from '@workbench/db';
import type { CompanySort } from '../schemas.ts';

/** One scan of an index: the rows of a sort order are the rows of its scans, one after the other. */
export interface IndexScan {
  index: string;
  field: 'aggregatedEmployeeCount' | 'nameKey';
  direction: 1 | -1;
  /** Unknown counts come last in both directions, so the ascending order reads them in a scan of their own. */
  only?: 'known' | 'unknown';
}

const byEmployees = { index: COMPANY_INDEXES.employees, field: 'aggregatedEmployeeCount' } as const;
const byName = { index: COMPANY_INDEXES.name, field: 'nameKey' } as const;

const SORT_SCANS: Record<Exclude<CompanySort, 'relevance'>, IndexScan[]> = {
  '-employeeCount': [{ ...byEmployees, direction: -1 }],
  employeeCount: [
    { ...byEmployees, direction: 1, only: 'known' },
    { ...byEmployees, direction: 1, only: 'unknown' },
  ],
  name: [{ ...byName, direction: 1 }],
  '-name': [{ ...byName, direction: -1 }],
};

/** Without a search no company is more relevant than another: the largest come first. */
export function scansFor(sort: CompanySort): IndexScan[] {
  return SORT_SCANS[sort === 'relevance' ? '-employeeCount' : sort];
}
