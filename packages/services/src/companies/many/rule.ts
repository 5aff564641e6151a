import type { CompanyDoc, FieldOriginDoc } from '@workbench/db';
import type { StoredCompany } from '../store/document/stored-company.ts';

/** What a change of many companies looks at before it writes. */
export type CheckedCompany = Pick<CompanyDoc, '_id' | 'name' | 'tags' | 'lists' | 'industry' | 'locks'>;
export const CHECKED_FIELDS = { name: 1, tags: 1, lists: 1, industry: 1, locks: 1 } as const;

/** `same`: it is so already. `left`: why the company stays as it is, in words. */
export type Check = 'changes' | 'same' | { left: string };

/** What a change did to one company: the field with its values, and what an undo needs beside them. */
export interface ManyRecord {
  field: 'tags' | 'lists' | 'industry';
  before: unknown;
  after: unknown;
  details?: Record<string, unknown>;
}

export interface Changed {
  after: StoredCompany;
  record: ManyRecord;
}

interface ChangeWork {
  now: Date;
  /** Of what is typed. */
  origin: FieldOriginDoc;
}

/** One change, as it is applied to each of many companies. Pure. */
export interface ManyRule {
  check(company: CheckedCompany): Check;
  /** Of a company that changes. */
  apply(company: StoredCompany, work: ChangeWork): Changed;
}
