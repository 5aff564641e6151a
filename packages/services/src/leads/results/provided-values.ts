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
 * Whether the list itself gave what is known, so that it goes back to no other place of it. A sheet may have given what
 * its row does not say any more: somebody has emptied the cell there. Files and pasted rows stay as they were. Pure.
 */
export function isProvidedByList(lead: LeadDoc, field: LeadField, provided: ProvidedValues): boolean {
  const source = lead.origins[field]?.source;
  // A value whose origin nobody knows was there before anything was looked for.
  if (source === undefined) return true;
  if (!TABLES.has(source)) return false;
  if (provided.here[field]?.has(lead[field] || '')) return true;
  return mayBeFromOtherSheet(lead, field, provided) && !provided.elsewhere[field]?.has(lead[field] || '');
}

/** Whether the rows of other sheets have to be asked who gave a value. Pure. */
export function mayBeFromOtherSheet(
  lead: LeadDoc,
  field: LeadField,
  { kind, here }: Omit<ProvidedValues, 'elsewhere'>,
): boolean {
  const value = lead[field] || '';
  const isOfSheet = kind === 'sheet' && lead.origins[field]?.source === 'sheet';
  return isOfSheet && value !== '' && !here[field]?.has(value);
}
