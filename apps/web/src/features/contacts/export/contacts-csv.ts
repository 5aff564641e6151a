import type { Contact } from '@workbench/services/contacts/schemas';
import { PEOPLE_SOURCE_LABEL } from '../../../lib/format/contact-labels.ts';
import { escapeFormula } from './escape-formula.ts';

type Column = readonly [title: string, read: (contact: Contact) => string | null];

const COLUMNS: readonly Column[] = [
  ['Name', ({ name }) => name],
  ['Title', ({ title }) => title],
  ['Company', ({ organizationName }) => organizationName],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['City', ({ city }) => city],
  ['State', ({ state }) => state],
  ['LinkedIn', ({ linkedinUrl }) => linkedinUrl],
];

const LEGAL_BASIS = 'Legitimate interest, Art. 6(1)(f) GDPR; inform the person within one month, Art. 14';

/** What whoever uses the file has to be able to say about each person. */
const SOURCE_COLUMNS: readonly Column[] = [
  ['Source', ({ sources }) => sources.map(({ source }) => PEOPLE_SOURCE_LABEL[source]).join(' and ')],
  ['Found On', ({ foundAt }) => localDay(new Date(foundAt))],
  ['Legal Basis', () => LEGAL_BASIS],
];

/** Spreadsheets take a file for UTF-8 only when it begins with this. */
const BYTE_ORDER_MARK = '\ufeff';
const LINE_END = '\r\n';

/** The contacts as a CSV file (RFC 4180) that a spreadsheet can open without running what is in it. */
export function formatContactsCsv(contacts: readonly Contact[], { withSources }: { withSources: boolean }): string {
  const columns = withSources ? [...COLUMNS, ...SOURCE_COLUMNS] : COLUMNS;
  const rows = contacts.map((contact) => columns.map(([, read]) => escapeFormula(read(contact) ?? '')));
  const lines = [columns.map(([title]) => title), ...rows].map((cells) => cells.map(quote).join(','));
  return `${BYTE_ORDER_MARK}${lines.join(LINE_END)}${LINE_END}`;
}

/** "contacts-2026-11-21.csv": the day is the reader's. */
export function contactsFileName(now: Date): string {
  return `contacts-${localDay(now)}.csv`;
}

/** RFC 4180; spaces at the ends are quoted too, because some programs cut them off. */
function quote(text: string): string {
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** YYYY-MM-DD where the reader is: in UTC the evening would already be tomorrow for some. */
function localDay(at: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}
