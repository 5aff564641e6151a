import type { LeadDoc } from '@workbench/db';
import { LEAD_FIELDS, type LeadField, type LeadValues } from '../values/fields.ts';

/** By field: what rows say, in the spelling that a lead has. */
export type RowValues = Partial<Record<LeadField, ReadonlySet<string>>>;

/** What tables say of a lead. */
export interface ProvidedValues {
  /** Of the list that results go to: "sheet", "file" or "pasted". */
  kind: string;
  /** Of the lead's rows of that list. */
  here: RowValues;
  /** Of the lead's rows of all other sheets; needed only where `mayBeElsewhere`. */
  elsewhere: RowValues;
}

const TABLES: ReadonlySet<string> = new Set(['sheet', 'file', 'pasted']);

/** What several rows say of one person. Pure. */
export function collectValues(rows: readonly LeadValues[]): RowValues {
  const values: Partial<Record<LeadField, Set<string>>> = {};
  for (const row of rows) {
    for (const field of LEAD_FIELDS) {
      const value = row[field];
      if (value !== null) values[field] = (values[field] ?? new Set()).add(value);
    }
  }
  return values;
}

/**
 * Whether the list itself provided the value, so that it is not written back to another column of it. A sheet may have
 * provided a value that its row no longer has, because a user cleared the cell. Files and pasted rows never change.
 * Pure.
 */
export function isProvidedByList(lead: LeadDoc, field: LeadField, provided: ProvidedValues): boolean {
  const source = lead.origins[field]?.source;
  // A value of unknown origin existed before any query.
  if (source === undefined) return true;
  if (!TABLES.has(source)) return false;
  if (provided.here[field]?.has(lead[field] || '')) return true;
  return mayBeFromOtherSheet(lead, field, provided) && !provided.elsewhere[field]?.has(lead[field] || '');
}

/** Whether a user has accepted or typed another value than the list's own cell has. Pure. */
export function isUpdatedByUser(lead: LeadDoc, field: LeadField, { here }: ProvidedValues): boolean {
  const origin = lead.origins[field];
  const value = lead[field] || '';
  if (value === '' || !(origin?.isAccepted || origin?.source === 'typed')) return false;
  const own = here[field];
  return own !== undefined && !own.has(value);
}

/** Whether the rows of other sheets must be read to know who provided a value. Pure. */
export function mayBeFromOtherSheet(
  lead: LeadDoc,
  field: LeadField,
  { kind, here }: Omit<ProvidedValues, 'elsewhere'>,
): boolean {
  const value = lead[field] || '';
  const isOfSheet = kind === 'sheet' && lead.origins[field]?.source === 'sheet';
  return isOfSheet && value !== '' && !here[field]?.has(value);
}
