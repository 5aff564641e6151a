import type { LeadDoc } from '@workbench/db';
import { isUnknownMark, isUnknownValue } from '../../shared/csv/cells/unknown-value.ts';
import { readLeadRow } from '../table/read-lead-row.ts';
import { type HeaderMap, LEAD_FIELDS, type LeadField, type LeadValues } from '../values/fields.ts';
import { clearFormerEmployer } from '../values/former-employer.ts';
import { userProvidedOrigin } from '../values/value-origin.ts';

/** A row whose columns are the lead fields themselves. */
const MAP: HeaderMap = {
  columns: Object.fromEntries(LEAD_FIELDS.map((field, at) => [field, at])) as Record<LeadField, number>,
  fullName: null,
  domain: null,
  locationColumns: [],
  mapping: [...LEAD_FIELDS],
};
/** Expands a few values to a whole row, and strips the empty cells again. */
const PLACEHOLDER_PERSON: Partial<LeadValues> = { firstName: 'Anybody', company: 'Anywhere' };

type TypedValues = Partial<Record<LeadField, string>>;

/** Typed values in the spelling that a row would get; null empties a field. */
export function parseTypedValues(
  typed: TypedValues,
): { values: Partial<LeadValues> } | { field: LeadField | null; problem: string } {
  const fields = LEAD_FIELDS.filter((field) => typed[field] !== undefined);
  const cells = LEAD_FIELDS.map((field) => typed[field] || PLACEHOLDER_PERSON[field] || '');
  const unknown = fields.find((field) => isUnknown(field, typed[field] ?? ''));
  if (unknown !== undefined) {
    const text = (typed[unknown] ?? '').trim();
    return { field: unknown, problem: `"${text}" says that nothing is known; empty the field instead` };
  }
  const row = readLeadRow(cells, 1, MAP);
  if ('problem' in row) return { field: row.column as LeadField | null, problem: row.problem };
  const [note] = row.notes;
  if (note !== undefined) return { field: note.column as LeadField | null, problem: note.reason };
  return { values: Object.fromEntries(fields.map((field) => [field, typed[field] ? row.values[field] : null])) };
}

/** A file leaves such a cell out; whoever types it must not see it vanish. */
function isUnknown(field: LeadField, text: string): boolean {
  const isName = field === 'firstName' || field === 'lastName';
  return isName ? isUnknownMark(text.trim()) : isUnknownValue(text.trim());
}

/** A lead with user-entered values. They are locked, except that an emptied field may be filled again. Pure. */
export function applyTypedValues(lead: LeadDoc, values: Partial<LeadValues>, at: Date): Partial<LeadDoc> {
  const origins = { ...lead.origins };
  const changed: Partial<LeadValues> = {};
  for (const field of LEAD_FIELDS) {
    const value = values[field];
    if (value === undefined) continue;
    changed[field] = value ?? (field === 'firstName' || field === 'lastName' ? '' : null);
    if (value === null) delete origins[field];
    else origins[field] = userProvidedOrigin(lead, { field, value }, { source: 'typed', at });
  }
  const suggestions = lead.suggestions.filter(({ field, value }) => changed[field as LeadField] !== value);
  const moved = clearFormerEmployer(lead, { ...changed, origins });
  return { ...(changed as Partial<LeadDoc>), ...moved, origins, suggestions };
}
