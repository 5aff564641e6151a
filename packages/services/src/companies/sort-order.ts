import { COMPANY_INDEXES } from '@workbench/db';
import type { CompanySort } from './schemas.ts';

/** One walk along an index: the rows of a sort order are the rows of its walks, one after the other. */
export interface Walk {
  index: string;
  field: 'aggregatedEmployeeCount' | 'nameKey';
  direction: 1 | -1;
  /** Unknown counts come last in both directions, so the ascending order takes them in a walk of their own. */
  only?: 'known' | 'unknown';
}

const byEmployees = { index: COMPANY_INDEXES.employees, field: 'aggregatedEmployeeCount' } as const;
const byName = { index: COMPANY_INDEXES.name, field: 'nameKey' } as const;

const SORT_WALKS: Record<Exclude<CompanySort, 'relevance'>, Walk[]> = {
  '-employeeCount': [{ ...byEmployees, direction: -1 }],
  employeeCount: [
    { ...byEmployees, direction: 1, only: 'known' },
    { ...byEmployees, direction: 1, only: 'unknown' },
  ],
  name: [{ ...byName, direction: 1 }],
  '-name': [{ ...byName, direction: -1 }],
};

/** The walks of an order. Without a search nothing is more relevant than anything else: the largest come first. */
export function walksOf(sort: CompanySort): Walk[] {
  return SORT_WALKS[sort === 'relevance' ? '-employeeCount' : sort];
}
