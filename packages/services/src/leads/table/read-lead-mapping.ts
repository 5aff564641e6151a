import { quoteHeader } from '../../shared/csv/headers.ts';
import { ServiceError } from '../../shared/errors.ts';
import { LEAD_COLUMN_LABELS, type LeadColumn } from './lead-header-names.ts';

const FIELDS = Object.keys(LEAD_COLUMN_LABELS) as LeadColumn[];

/**
 * A mapping by hand, as fields by the position of their columns from 0, for each column of the table. Pure.
 * @throws ServiceError 'invalid' for a column that the table has not, an unknown field, or one field for two columns
 */
export function readLeadMapping(
  mapping: Readonly<Record<string, string>>,
  headers: readonly string[],
): (LeadColumn | null)[] {
  const columns: (LeadColumn | null)[] = headers.map(() => null);
  for (const [position, text] of Object.entries(mapping)) {
    const at = Number(position);
    if (at >= headers.length) {
      throw mappingError(`The mapping names column ${at + 1}, but the table has ${headers.length} columns`);
    }
    if (columns[at] !== null) throw mappingError(`The mapping names column ${at + 1} twice`);
    const field = parseLeadColumn(text);
    if (field === null) throw mappingError(`"${quoteHeader(text)}" is no field; expected one of ${FIELDS.join(', ')}`);
    const other = columns.indexOf(field);
    if (other >= 0) {
      const both = [other, at]
        .sort((a, b) => a - b)
        .map((one) => `"${quoteHeader(headers[one] ?? '')}" (column ${one + 1})`);
      throw mappingError(`${both.join(' and ')} are both mapped to ${field}; choose one of them`);
    }
    columns[at] = field;
  }
  return columns;
}

/** null for a text that is no field. */
export const parseLeadColumn = (text: string): LeadColumn | null => FIELDS.find((field) => field === text) ?? null;

/** Why no row could be a person with these columns; null when some can. Pure. */
export function identifyingProblem(columns: readonly (LeadColumn | null)[]): ServiceError | null {
  const has = (field: LeadColumn) => columns.includes(field);
  const hasName = has('fullName') || (has('firstName') && has('lastName'));
  if (has('email') || has('linkedinUrl') || (hasName && (has('company') || has('domain')))) return null;
  return mappingError(
    hasName
      ? 'A name identifies a person only with a company. Assign a column to the company, its domain, the e-mail or the LinkedIn URL too'
      : 'No column identifies the person. Assign one to the e-mail or the LinkedIn URL, or to the name and one to the company',
  );
}

export const mappingError = (message: string) => new ServiceError('invalid', message, [{ path: ['mapping'], message }]);
