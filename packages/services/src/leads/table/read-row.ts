import { parseDomain } from '@workbench/identity/domain-key';
import { isFreeMailHost } from '@workbench/identity/free-mail-domains';
import { CellProblem } from '../../shared/csv/clean-cell.ts';
import { refuseExtraCells, refuseSplitQuote } from '../../shared/csv/row-shape.ts';
import { leadKeys } from '../matching/lead-keys.ts';
import type { HeaderMap, LeadField, LeadRow, LeadRowValues, LeadValues } from '../values/fields.ts';
import { splitName } from '../values/split-name.ts';
import { cleanValue, refuseHugeCells } from './clean-value.ts';
import { readEmail } from './read-email.ts';
import { readProfile } from './read-profile.ts';

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
/** Pages that companies have there are not the company's own site. */
const SOCIAL_DOMAINS = /(?:^|\.)(?:facebook|instagram|linkedin|tiktok|twitter|x|xing|youtube)\.com$/;
const NEEDED = 'A row needs a name with a company, an e-mail address or a profile';

/**
 * One row as a person's values, or the first reason why it is invalid. `cells` are in the order of the headers that
 * `map` was made from. A company domain may replace the company's name.
 * @param hasLooseQuote see `LeadTableRow`
 */
export function readLeadRow(cells: string[], line: number, map: HeaderMap, hasLooseQuote = false): LeadRow {
  try {
    return parseRow(cells, line, map, hasLooseQuote);
  } catch (error) {
    if (!(error instanceof CellProblem)) throw error;
    const column = error.column === null ? null : (map.mapping[error.column] ?? null);
    return { line, problem: error.message, column };
  }
}

function parseRow(cells: string[], line: number, map: HeaderMap, hasLooseQuote: boolean): LeadRowValues {
  refuseExtraCells(cells, map.mapping.length);
  if (hasLooseQuote) refuseSplitQuote(cells, line);
  refuseHugeCells(cells);
  const text = (field: LeadField) =>
    cleanValue(cells, map.columns[field], { lengthMax: LENGTH_MAX[field], isName: field.endsWith('Name') });
  const values: LeadValues = {
    ...readName(cells, map),
    email: readEmailAddress(text('email'), map.columns.email),
    company: text('company'),
    title: text('title'),
    linkedinUrl: readLinkedinUrl(text('linkedinUrl'), map.columns.linkedinUrl),
    phone: readPhone(text('phone'), map.columns.phone),
    location: text('location') ?? readLocation(cells, map.locationColumns),
    industry: text('industry'),
  };
  const organizationDomain = readOrganizationDomain(cells, map.domain);
  const keys = leadKeys({ ...values, company: values.company ?? organizationDomain });
  if (keys.length === 0) throw new CellProblem(null, NEEDED);
  return { line, values, organizationDomain, keys };
}

/** First and last name from their own columns; where both are empty, from the whole name. */
function readName(cells: string[], { columns, fullName }: HeaderMap): Pick<LeadValues, 'firstName' | 'lastName'> {
  const lengthMax = LENGTH_MAX.firstName;
  const firstName = cleanValue(cells, columns.firstName, { lengthMax, isName: true });
  const lastName = cleanValue(cells, columns.lastName, { lengthMax, isName: true });
  if (firstName !== null || lastName !== null) return { firstName, lastName };
  const split = splitName(cleanValue(cells, fullName, { lengthMax, isName: true }) ?? '');
  return { firstName: split.firstName || null, lastName: split.lastName || null };
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

/** As typed; but "4.91701E+11" has lost its digits when a spreadsheet took the number for an amount. */
function readPhone(text: string | null, column: number | null): string | null {
  if (text === null || !/^\d(?:[.,]\d+)?E\+?\d+$/i.test(text)) return text;
  throw new CellProblem(
    column,
    `"${text}" is what a spreadsheet makes of a phone number; format the column as text and enter the number again`,
  );
}

function readLocation(cells: string[], columns: readonly number[]): string | null {
  const parts = columns.flatMap((column) => cleanValue(cells, column, { lengthMax: LENGTH_MAX.location }) ?? []);
  const location = parts.join(', ');
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

/** null for a mailbox provider or a social network, which are real but not the company's own. */
export function readCompanyDomain(text: string): { domain: string | null } | { problem: string } {
  if (text === '' || isFreeMailHost(text)) return { domain: null };
  const read = parseDomain(text);
  return 'domain' in read && SOCIAL_DOMAINS.test(read.domain) ? { domain: null } : read;
}
