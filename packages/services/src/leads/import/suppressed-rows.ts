import { identifiersOf, suppressedAmong } from '../../contacts/index.ts';
import type { ServiceContext } from '../../shared/context.ts';
import type { HeaderMap } from '../table/index.ts';
import { isPerson, type ReadRow, type ReadTable } from './read-rows.ts';

const BATCH = 500;
/** Only such cells are looked at closely: most hold a name or a title. */
const MAY_IDENTIFY = /@|linkedin\.com/i;
const NOBODY = { email: null, phone: null, linkedinUrl: null, organizationDomain: null, sources: [] };

/**
 * Lines of rows of people on the do-not-contact list, by whatever tells them in any of the row's cells, also in a row
 * that cannot be read otherwise: nothing of them may be kept. Rows of the same person share their fate.
 * @returns also what was found not to be on the list, see `identifierText`
 */
export async function suppressedRows(
  ctx: ServiceContext,
  { rows, map, repeats }: ReadTable,
): Promise<{ suppressed: Set<number>; cleared: Set<string> }> {
  const listed = new Set<number>();
  const cleared = new Set<string>();
  for (let from = 0; from < rows.length; from += BATCH) {
    const people = rows.slice(from, from + BATCH).map((row) => ({ id: String(row.line), keys: keysOf(row, map) }));
    for (const line of await suppressedAmong(ctx, people)) listed.add(Number(line));
    for (const { id, keys } of people) {
      if (!listed.has(Number(id))) for (const key of keys) cleared.add(identifierText(key));
    }
  }
  for (const [line, firstLine] of repeats) if (listed.has(line)) listed.add(firstLine);
  for (const [line, firstLine] of repeats) if (listed.has(firstLine)) listed.add(line);
  return { suppressed: listed, cleared };
}

export const identifierText = ({ kind, value }: { kind: string; value: string }): string => `${kind}:${value}`;

function keysOf({ cells, read }: ReadRow, map: HeaderMap) {
  const mapped = isPerson(read)
    ? identifiersOf({ ...NOBODY, ...read.values, organizationDomain: read.organizationDomain })
    : readUnread(cells, map);
  return [...mapped, ...cells.filter((cell) => MAY_IDENTIFY.test(cell)).flatMap(personalOf)];
}

/** Of a row with a problem, cell by cell. */
function readUnread(cells: readonly string[], map: HeaderMap) {
  const cell = (column: number | null) => (column === null ? null : (cells[column] ?? null));
  const { email, phone, linkedinUrl } = map.columns;
  const known = { email: cell(email), phone: cell(phone), linkedinUrl: cell(linkedinUrl) };
  return identifiersOf({ ...NOBODY, ...known, organizationDomain: cell(map.domain) });
}

/** Addresses and profiles; a domain in a column that is not read says nothing of the person. */
function personalOf(text: string) {
  const parts = [text, ...text.split(/[\s,;|<>()"]+/)].filter((part) => MAY_IDENTIFY.test(part));
  return parts
    .flatMap((part) => identifiersOf({ ...NOBODY, email: part, linkedinUrl: part }))
    .filter(({ kind }) => kind === 'email' || kind === 'profile');
}
