import { CellNotes } from '../../shared/csv/cells/cell-notes.ts';
import { CellProblem } from '../../shared/csv/cells/clean-cell.ts';
import { refuseExtraCells } from '../../shared/csv/cells/row-shape.ts';
import { faultReason } from '../../shared/csv/fault-reason.ts';
import type { RecordFault } from '../../shared/csv/record-parser.ts';
import { readCompanyDomain } from '../../shared/person-values/read-company-domain.ts';
import { readEmail } from '../../shared/person-values/read-email.ts';
import { readProfile } from '../../shared/person-values/read-profile.ts';
import { leadKeys } from '../matching/lead-keys.ts';
import type { HeaderMap, LeadField, LeadRow, LeadRowValues, LeadValues } from '../values/fields.ts';
import { cleanValue, refuseHugeCells } from './clean-value.ts';
import { isRepeatedHeader } from './lead-header-names.ts';
import { nameParts } from './name-parts.ts';

/** Characters; an address and a profile are measured once they are in their one spelling. */
const LENGTH_MAX: Record<LeadField, number> = {
  firstName: 120,
  lastName: 120,
  email: 2000,
  company: 200,
  title: 200,
  linkedinUrl: 2000,
  phone: 40,
  location: 200,
  industry: 120,
};
const DOMAIN_LENGTH_MAX = 2000;
const NEEDED = 'A row needs a name with a company, an e-mail address or a profile';

/**
 * One row as a person's values, or the first reason why it is invalid. `cells` are in the order of the headers that
 * `map` was made from. A company domain may replace the company's name. A cell that can't be read is left out with a
 * note, as long as the rest still identifies a person.
 */
export function readLeadRow(cells: string[], line: number, map: HeaderMap, fault?: RecordFault): LeadRow {
  try {
    return parseRow(cells, line, map, fault);
  } catch (error) {
    if (!(error instanceof CellProblem)) throw error;
    const column = error.column === null ? null : (map.mapping[error.column] ?? null);
    return { line, problem: error.message, column };
  }
}

function parseRow(cells: string[], line: number, map: HeaderMap, fault: RecordFault | undefined): LeadRowValues {
  if (fault !== undefined) refuseFault(fault);
  refuseExtraCells(cells, map.mapping.length);
  refuseHugeCells(cells);
  if (isRepeatedHeader(cells, map)) throw new CellProblem(null, 'The row repeats the names of the columns');
  const notes = new CellNotes(cells, line, (column) => map.mapping[column] ?? null);
  const optional = <T>(read: () => T) => notes.optional(read, null);
  const text = (field: LeadField) => cleanValue(cells, map.columns[field], { lengthMax: LENGTH_MAX[field] });
  const values: LeadValues = {
    ...readName(cells, map),
    email: optional(() => readEmailAddress(text('email'), map.columns.email)),
    company: optional(() => text('company')),
    title: optional(() => text('title')),
    linkedinUrl: optional(() => readLinkedinUrl(text('linkedinUrl'), map.columns.linkedinUrl)),
    phone: optional(() => readPhone(text('phone'), map.columns.phone)),
    location: optional(() => text('location') ?? readLocation(cells, map.locationColumns)),
    industry: optional(() => text('industry')),
  };
  const organizationDomain = optional(() => readOrganizationDomain(cells, map.domain));
  const keys = leadKeys({ ...values, company: values.company ?? organizationDomain });
  if (keys.length === 0) throw notes.first ?? new CellProblem(null, NEEDED);
  return { line, values, organizationDomain, keys, notes: notes.notes };
}

/** @throws CellProblem */
function refuseFault(fault: RecordFault): never {
  throw new CellProblem(fault.kind === 'too_long' ? null : fault.column, faultReason(fault));
}

function readName(cells: string[], { columns, fullName }: HeaderMap): Pick<LeadValues, 'firstName' | 'lastName'> {
  const lengthMax = LENGTH_MAX.firstName;
  const read = (column: number | null) => cleanValue(cells, column, { lengthMax, isName: true });
  return nameParts({ firstName: read(columns.firstName), lastName: read(columns.lastName), whole: read(fullName) });
}

function readEmailAddress(text: string | null, column: number | null): string | null {
  if (text === null) return null;
  const read = readEmail(text);
  if ('problem' in read) throw new CellProblem(column, read.problem);
  return read.email;
}

function readLinkedinUrl(text: string | null, column: number | null): string | null {
  if (text === null) return null;
  const read = readProfile(text);
  if ('problem' in read) throw new CellProblem(column, read.problem);
  return read.url;
}

/** As typed, and "491701234567.0" without its fraction; but "4.91701E+11" has lost its digits when a spreadsheet took the number for an amount. */
function readPhone(text: string | null, column: number | null): string | null {
  if (text === null || !/^\d(?:[.,]\d+)?E\+?\d+$/i.test(text)) return text?.replace(/^(\+?\d{6,})\.0$/, '$1') ?? null;
  throw new CellProblem(
    column,
    `"${text}" is what a spreadsheet makes of a phone number; format the column as text and enter the number again`,
  );
}

function readLocation(cells: string[], columns: readonly number[]): string | null {
  const parts = columns.flatMap((column) => cleanValue(cells, column, { lengthMax: LENGTH_MAX.location }) ?? []);
  // A "country code" may be a dialling code.
  const named = parts.filter((part) => !/^\+\d/.test(part));
  const location = named.some((part) => /\p{L}/u.test(part)) ? named.join(', ') : '';
  if (location.length <= LENGTH_MAX.location) return location || null;
  throw new CellProblem(
    columns[0] ?? null,
    `City and country are ${location.length} characters together; at most ${LENGTH_MAX.location} are allowed`,
  );
}

function readOrganizationDomain(cells: string[], column: number | null): string | null {
  const text = cleanValue(cells, column, { lengthMax: DOMAIN_LENGTH_MAX });
  const read = readCompanyDomain(text ?? '');
  if ('problem' in read) throw new CellProblem(column, read.problem);
  return read.domain;
}
