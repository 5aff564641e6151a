import { unguardText } from './formula-guard.ts';

export const CELL_LENGTH_MAX = 32_767;
/** What a decoder makes of a byte that belongs to no character. */
const DAMAGED = '\uFFFD';

/** Why a row cannot be read: a problem with one of its cells. */
export class CellProblem extends Error {
  readonly column: number | null;
  constructor(column: number | null, reason: string) {
    super(reason);
    this.column = column;
  }
}

/**
 * The text of a cell: trimmed, in NFC, without one formula guard, inner line breaks and tabs as a space.
 * @throws CellProblem for control characters, damaged ones and text over 32,767 characters, the maximum of a spreadsheet's cell.
 */
export function cleanCell(cells: readonly string[], column: number, lengthMax = CELL_LENGTH_MAX): string {
  const raw = cells[column];
  if (raw === undefined || raw === '') return '';
  if (isPlain(raw)) return raw;
  if (raw.length > lengthMax) {
    throw new CellProblem(column, `The cell has ${raw.length} characters; at most ${lengthMax} fit in a cell`);
  }
  const text = joinLines(unguardText(unquoteBeforeBlanks(raw).trim())).normalize('NFC');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose
  const control = /[\u0000-\u001f\u007f-\u009f]/.exec(text);
  if (control !== null) throw new CellProblem(column, `The cell contains ${nameOfControl(control[0])}; remove it`);
  refuseDamaged(text, column);
  return text;
}

/**
 * A byte that is no character of the file's encoding is read as U+FFFD. Stored, it would rename "Café" to "Caf\uFFFD".
 * @throws CellProblem
 */
export function refuseDamaged(text: string, column: number | null): void {
  if (!text.includes(DAMAGED)) return;
  throw new CellProblem(column, 'The cell contains a character that is not UTF-8; enter it again');
}

/** Printable ASCII without a blank or an apostrophe or quote at its ends: nothing to clean, as in most cells. */
function isPlain(text: string): boolean {
  const length = text.length;
  if (length > 200) return false;
  const first = text.charCodeAt(0);
  if (first === 0x27 || first === 0x22 || first === 0x20 || text.charCodeAt(length - 1) === 0x20) return false;
  for (let i = 0; i < length; i++) {
    const code = text.charCodeAt(i);
    // Behind a semicolon or a bar there may be another guard.
    if (code < 0x20 || code > 0x7e || code === 0x3b || code === 0x7c) return false;
  }
  return true;
}

/** `"Acme, Inc." ,acme.com`: the blank after the closing quote makes the parser keep the quotes as text. */
function unquoteBeforeBlanks(raw: string): string {
  const quoted = /^"((?:[^"]|"")*)"\s+$/.exec(raw);
  return quoted === null ? raw : (quoted[1] ?? '').replaceAll('""', '"');
}

/** Split and joined, as one expression for "blanks around a line break" is quadratic on long runs of blanks. */
function joinLines(text: string): string {
  if (!/[\t\r\n]/.test(text)) return text.trim();
  const parts = text.split(/[\t\r\n]+/).map((part) => part.trim());
  return parts.filter((part) => part !== '').join(' ');
}

/** Of one character, for a sentence: "a NUL character (U+0000)". */
export function nameOfControl(character: string): string {
  const code = character.charCodeAt(0);
  if (code === 0) return 'a NUL character (U+0000)';
  return `the control character U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}
