import type { LeadDoc } from '@workbench/db';
import type { StoredRow } from '../import/rows/row-outcomes.ts';
import type { ImportedPerson } from './apply-import.ts';

/** A row that is to become a lead. `line` identifies it in the result. */
export interface UpsertPerson extends ImportedPerson {
  line: number;
}

export interface UpsertedLead extends StoredRow {
  /** As it is after the import; null for rows that are no lead. */
  lead: LeadDoc | null;
  /** As it was; null: it is new, or no lead. */
  before: LeadDoc | null;
  isWritten: boolean;
}
