import { isBlankRecord } from '../../shared/csv/find-delimiter.ts';
import { CSV_COLUMNS_MAX } from '../../shared/csv/headers.ts';
import { ServiceError } from '../../shared/errors.ts';
import { type FirstRow, LEAD_ROWS_MAX, type LeadTable, type LeadTableRow } from '../values/fields.ts';
import { looksLikeData, rateLeadHeader } from './map-lead-headers.ts';

/** A title and notes may precede the header, as in LinkedIn's export of connections. */
const HEADER_SEARCH_ROWS = 10;
const HEADER_RATE_MIN = 2;
const EMPTY =
  'The table is empty; expected a header row, as in First Name, Last Name, Email, Company, then one row per person.';

/**
 * A source's rows as a table: skips blank rows, finds the header row, pads short rows. `isGrid`: a cell beyond the
 * header is a column without a name, as in a spreadsheet; in a CSV it makes the row invalid, unless the header row has a
 * nameless cell there. `firstRow`: what the first row is; left out, one with an email or web address is data.
 * @throws ServiceError 'invalid' without any row, 'too_large' beyond 50,000 people
 */
export function assembleTable(
  source: Iterable<LeadTableRow>,
  { isGrid, firstRow }: { isGrid: boolean; firstRow?: FirstRow | undefined },
): LeadTable {
  const rows: LeadTableRow[] = [];
  for (const row of source) {
    if (!isBlankRecord(row.cells)) rows.push(row);
    if (rows.length > LEAD_ROWS_MAX + HEADER_SEARCH_ROWS) refuseTooMany();
  }
  const [first] = rows;
  if (first === undefined) throw new ServiceError('invalid', EMPTY);
  if ((firstRow ?? (first.cells.some(looksLikeData) ? 'data' : 'header')) === 'data') return withoutHeader(rows);
  const at = findHeader(rows);
  const header = rows[at] ?? first;
  const people = rows.slice(at + 1);
  if (people.length > LEAD_ROWS_MAX) refuseTooMany();
  const headers = trimBlankCells(header.cells);
  const filled = people.reduce((widest, { cells }) => Math.max(widest, filledWidth(cells)), headers.length);
  const width = isGrid ? filled : Math.min(filled, header.cells.length);
  fillUp(headers, width);
  for (const { cells } of people) fillUp(cells, Math.min(width, CSV_COLUMNS_MAX));
  return { headers, firstRow: 'header', rows: people };
}

/** Each row is a person's, and the columns are called by their positions. */
function withoutHeader(rows: LeadTableRow[]): LeadTable {
  if (rows.length > LEAD_ROWS_MAX) refuseTooMany();
  const width = rows.reduce((widest, { cells }) => Math.max(widest, filledWidth(cells)), 0);
  for (const { cells } of rows) fillUp(cells, Math.min(width, CSV_COLUMNS_MAX));
  const headers = Array.from({ length: width }, (_, at) => `Column ${at + 1}`);
  return { headers, firstRow: 'data', rows };
}

function findHeader(rows: readonly LeadTableRow[]): number {
  const first = rows.slice(0, HEADER_SEARCH_ROWS);
  const data = first.findIndex(({ cells }) => cells.some(looksLikeData));
  const above = data < 0 ? first : first.slice(0, data);
  const rates = above.map(({ cells }) => rateLeadHeader(cells));
  const best = Math.max(...rates);
  // A row of groups above the header, such as "Person" and "Company", names fewer columns.
  return best >= HEADER_RATE_MIN ? rates.indexOf(best) : 0;
}

function trimBlankCells(cells: readonly string[]): string[] {
  return cells.slice(0, filledWidth(cells));
}

function filledWidth(cells: readonly string[]): number {
  return cells.findLastIndex((cell) => cell.trim() !== '') + 1;
}

function fillUp(cells: string[], width: number): void {
  while (cells.length < width) cells.push('');
}

function refuseTooMany(): never {
  const limit = LEAD_ROWS_MAX.toLocaleString('en-US');
  throw new ServiceError(
    'too_large',
    `The table has more than ${limit} people; split it and import the parts one after the other.`,
  );
}
