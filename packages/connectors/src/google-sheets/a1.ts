/** A part of a tab; null where it is open. */
export interface A1Range {
  /** null: the first visible tab. */
  tab: string | null;
  /** 0-based. */
  startColumn: number | null;
  /** 1-based. */
  startRow: number | null;
  /** 0-based, inclusive. */
  endColumn: number | null;
  /** 1-based, inclusive. */
  endRow: number | null;
}

const LETTERS = 26;
/** "A1", "A" or "1", with the dollar signs of a formula. */
const CORNER = /^\$?([A-Z]{1,3})?\$?([1-9]\d{0,7})?$/i;

/** "A" for 0, "AA" for 26. */
export function columnName(index: number): string {
  const rest = Math.floor(index / LETTERS);
  const letter = String.fromCharCode(65 + (index % LETTERS));
  return rest === 0 ? letter : columnName(rest - 1) + letter;
}

/** 0 for "A", 26 for "aa"; letters only. */
export function columnIndex(name: string): number {
  return [...name.toUpperCase()].reduce((sum, letter) => sum * LETTERS + letter.charCodeAt(0) - 64, 0) - 1;
}

/**
 * A tab's name as a range needs it. Always quoted: a bare name that equals a cell or a named range would mean that.
 */
export const quoteTab = (title: string): string => `'${title.replaceAll("'", "''")}'`;

/**
 * Reads what a person wrote as a range; null when it is none. A single word is a tab unless it is a cell: "Leads", "A1".
 * An apostrophe within quotes may be doubled, as Sheets writes it, or single, as its documentation does.
 */
export function parseA1(range: string): A1Range | null {
  const text = range.trim();
  if (text === '') return null;
  const split = splitTab(text);
  if (split === null) return null;
  const cells = split.cells === '' ? WHOLE : parseCells(split.cells);
  if (cells !== null) return split.tab === null && split.cells === '' ? null : { tab: split.tab, ...cells };
  // Without "!", what is no cell is a tab.
  return split.tab === null && !text.includes(':') ? { tab: text, ...WHOLE } : null;
}

/** The range as the API takes it, with the tab in quotes. */
export function formatA1({ tab, startColumn, startRow, endColumn, endRow }: A1Range): string {
  const corner = (column: number | null, row: number | null) =>
    `${column === null ? '' : columnName(column)}${row ?? ''}`;
  const [start, end] = [corner(startColumn, startRow), corner(endColumn, endRow)];
  const isCell = start === end && startColumn !== null && startRow !== null;
  const cells = start === '' || isCell ? start : `${start}:${end}`;
  if (tab === null) return cells;
  return cells === '' ? quoteTab(tab) : `${quoteTab(tab)}!${cells}`;
}

const WHOLE = { startColumn: null, startRow: null, endColumn: null, endRow: null };

function splitTab(text: string): { tab: string | null; cells: string } | null {
  if (text.startsWith("'")) {
    const [, quoted, cells = ''] = /^'(.+)'(?:!([^!']*))?$/.exec(text) ?? [];
    return quoted === undefined ? null : { tab: quoted.replaceAll("''", "'"), cells };
  }
  const at = text.lastIndexOf('!');
  if (at < 0) return { tab: null, cells: text };
  const tab = text.slice(0, at).trim();
  return tab === '' ? null : { tab, cells: text.slice(at + 1).trim() };
}

function parseCells(cells: string): Omit<A1Range, 'tab'> | null {
  const [from = '', to, ...more] = cells.split(':').map((corner) => corner.trim());
  if (more.length > 0) return null;
  const start = parseCorner(from);
  const end = to === undefined ? start : parseCorner(to);
  if (start === null || end === null) return null;
  // A column or a row alone is no range: "A" is a tab of that name.
  if (to === undefined && (start.column === null || start.row === null)) return null;
  const isMixed = start.column === null && end.column !== null;
  if (isMixed) return null;
  return { startColumn: start.column, startRow: start.row, endColumn: end.column, endRow: end.row };
}

function parseCorner(text: string): { column: number | null; row: number | null } | null {
  const match = CORNER.exec(text);
  if (match === null || text === '' || text === '$') return null;
  const [, letters, digits] = match;
  if (letters === undefined && digits === undefined) return null;
  return {
    column: letters === undefined ? null : columnIndex(letters),
    row: digits === undefined ? null : Number(digits),
  };
}
