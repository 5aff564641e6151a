import type { ServiceContext } from '../../shared/context.ts';
import { personPattern, redactDeep } from '../../shared/personal-data/person-mentions.ts';
import { isPersonal } from '../../shared/personal-data/types.ts';
import { findIdentifiersInText, findSuppressedIds, identifiersOf } from '../../suppression/index.ts';
import { type HeaderMap, isPersonalColumn, readLeadRow } from '../table/index.ts';
import { isPerson, type ReadRow, type ReadTable } from './read-rows.ts';

type Identifier = ReturnType<typeof findIdentifiersInText>[number];

const BATCH = 500;
/** Only such cells are looked at closely: most hold a name or a title. */
const MAY_IDENTIFY = /@|linkedin\.com/i;
const NO_IDENTIFIERS = { email: null, phone: null, linkedinUrl: null, organizationDomain: null, sources: [] };
const ERASED = '[erased]';

/** What a row says of its person, and whom its other cells name. */
interface RowKeys {
  row: ReadRow;
  own: Identifier[];
  mentioned: Identifier[];
}

/**
 * Finds people on the do-not-contact list in the rows of a table: nothing of them may be kept. A row is left out by what
 * it says of its own person; in one of somebody else, a cell that mentions them loses that. Rows of the same person
 * share their fate.
 * @returns the table without mentions, the lines that are left out, and what was found not to be on the list, see
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

export const identifierKey = ({ kind, value }: { kind: string; value: string }): string => `${kind}:${value}`;

/** A row that cannot be read may be anybody's: it is theirs who alone is named in it. */
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
  const read = readLeadRow(cells, row.line, map, row.hasLooseQuote);
  // What is left of a cell may not be readable; whom the row is about was read before.
  return { ...row, cells, read: isPerson(row.read) && !isPerson(read) ? row.read : read };
}

function keysOf(row: ReadRow, map: HeaderMap, ownColumns: ReadonlySet<number>): RowKeys {
  const { cells, read } = row;
  const own = isPerson(read)
    ? identifiersOf({ ...NO_IDENTIFIERS, ...read.values, organizationDomain: read.organizationDomain })
    : unreadableRowIdentifiers(row, map);
  const mentioned: Identifier[] = [];
  for (const [column, cell] of cells.entries()) {
    if (!MAY_IDENTIFY.test(cell)) continue;
    (ownColumns.has(column) ? own : mentioned).push(...findIdentifiersInText(cell));
  }
  return { row, own, mentioned };
}

/** Of a row with a problem, cell by cell. */
function unreadableRowIdentifiers({ cells }: ReadRow, map: HeaderMap): Identifier[] {
  const cell = (column: number | null) => (column === null ? null : (cells[column] ?? null));
  const { email, phone, linkedinUrl } = map.columns;
  const known = { email: cell(email), phone: cell(phone), linkedinUrl: cell(linkedinUrl) };
  return identifiersOf({ ...NO_IDENTIFIERS, ...known, organizationDomain: cell(map.domain) });
}
