import {
  identifierKey,
  identifiersOf,
  isPersonal,
  NO_IDENTIFIERS,
} from '@workbench/identity/person-identifiers/identifiers';
import { findIdentifiersInText } from '@workbench/identity/person-identifiers/identifiers-in-text';
import { findPhonesInText } from '@workbench/identity/person-identifiers/phones-in-text';
import type { ServiceContext } from '../../../shared/context.ts';
import { personPattern } from '../../../shared/personal-data/person-mentions.ts';
import { redactDeep } from '../../../shared/personal-data/redact.ts';
import { findSuppressedIds } from '../../../suppression/index.ts';
import { type HeaderMap, isPersonalColumn, readLeadRow } from '../../table/index.ts';
import { isPerson, type ReadRow, type ReadTable } from './read-rows.ts';

type Identifier = ReturnType<typeof findIdentifiersInText>[number];

const BATCH = 500;
/** Only such cells are examined closely: most contain a name or a title. */
const MAY_IDENTIFY = /@|linkedin\.(?:com|cn)|\+\d|00\d/i;
const ERASED = '[erased]';

/** The row's own identifiers, and the people that its other cells mention. */
interface RowKeys {
  row: ReadRow;
  own: Identifier[];
  mentioned: Identifier[];
}

/**
 * Finds suppressed people in the rows of a table, because nothing about them may be saved. A row is dropped by its own
 * person's identifiers; a cell of another person's row that mentions them is redacted. Rows of the same person are
 * treated alike.
 * @returns the table without mentions, the dropped lines, and the identifiers that are not suppressed, see
 * `identifierText`
 */
export async function findSuppressedRows(
  ctx: ServiceContext,
  table: ReadTable,
): Promise<{ table: ReadTable; suppressed: Set<number>; cleared: Set<string> }> {
  const suppressed = new Set<number>();
  const cleared = new Set<string>();
  const kept: ReadRow[] = [];
  const ownColumns = new Set(table.headers.flatMap((header, at) => (isPersonalColumn(header) ? [at] : [])));
  for (let from = 0; from < table.rows.length; from += BATCH) {
    const rows = table.rows.slice(from, from + BATCH).map((row) => keysOf(row, table.map, ownColumns));
    const identifiers = new Map(
      rows.flatMap(({ own, mentioned }) => [...own, ...mentioned].map((one) => [identifierKey(one), one])),
    );
    const suppressedIds = await findSuppressedIds(
      ctx,
      [...identifiers].map(([id, key]) => ({ id, keys: [key] })),
    );
    for (const text of identifiers.keys()) if (!suppressedIds.has(text)) cleared.add(text);
    for (const one of rows) {
      if (isSuppressedRow(one, suppressedIds)) suppressed.add(one.row.line);
      kept.push(withoutMentions(one, suppressedIds, table.map));
    }
  }
  for (const [line, firstLine] of table.repeats) if (suppressed.has(line)) suppressed.add(firstLine);
  for (const [line, firstLine] of table.repeats) if (suppressed.has(firstLine)) suppressed.add(line);
  return { table: { ...table, rows: kept }, suppressed, cleared };
}

/** An unreadable row may be anyone's: it belongs to a suppressed person if it names no one else. */
function isSuppressedRow({ row, own, mentioned }: RowKeys, suppressedIds: ReadonlySet<string>): boolean {
  const isSuppressed = (one: Identifier) => suppressedIds.has(identifierKey(one));
  if (own.some(isSuppressed)) return true;
  if (isPerson(row.read) || !mentioned.some(isSuppressed)) return false;
  return ![...own, ...mentioned].some((one) => isPersonal(one) && !isSuppressed(one));
}

function withoutMentions({ row, mentioned }: RowKeys, suppressedIds: ReadonlySet<string>, map: HeaderMap): ReadRow {
  const suppressedMentions = mentioned.filter((one) => suppressedIds.has(identifierKey(one)));
  const pattern = personPattern({ identifiers: suppressedMentions, name: null, company: null }, { withName: false });
  if (pattern === null) return row;
  const names = new Set(suppressedMentions.map(identifierKey));
  const isNamed = (cell: string) => findIdentifiersInText(cell).some((one) => names.has(identifierKey(one)));
  const cells = redactDeep(row.cells, pattern).map((cell) => (isNamed(cell) ? ERASED : cell));
  const read = readLeadRow(cells, row.line, map, row.fault);
  // A redacted cell may be unreadable, so the row's person was read before.
  const notesBefore = isPerson(row.read) ? row.read.notes.length : 0;
  const isWorse = !isPerson(read) || read.notes.length > notesBefore;
  return { ...row, cells, read: isPerson(row.read) && isWorse ? { ...row.read, notes: [] } : read };
}

function keysOf(row: ReadRow, map: HeaderMap, ownColumns: ReadonlySet<number>): RowKeys {
  const { cells, read } = row;
  const own = isPerson(read)
    ? identifiersOf({ ...NO_IDENTIFIERS, ...read.values, organizationDomain: read.organizationDomain })
    : [];
  if (!isPerson(read) || read.notes.length > 0) own.push(...unreadableRowIdentifiers(row, map));
  const mentioned: Identifier[] = [];
  for (const [column, cell] of cells.entries()) {
    if (!MAY_IDENTIFY.test(cell)) continue;
    (ownColumns.has(column) ? own : mentioned).push(...findIdentifiersInText(cell));
    // An office may share a number: it makes no one else's row theirs.
    mentioned.push(...findPhonesInText(cell));
  }
  return { row, own, mentioned };
}

/** Of a row with a problem or with cells that were left out, cell by cell. */
function unreadableRowIdentifiers({ cells }: ReadRow, map: HeaderMap): Identifier[] {
  const cell = (column: number | null) => (column === null ? null : (cells[column] ?? null));
  const { email, phone, linkedinUrl } = map.columns;
  const known = { email: cell(email), phone: cell(phone), linkedinUrl: cell(linkedinUrl) };
  return identifiersOf({ ...NO_IDENTIFIERS, ...known, organizationDomain: cell(map.domain) });
}
