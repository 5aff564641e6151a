import { type Box, columnLetters, formatBox, resolveRange } from '../../sheets/a1.ts';
import { type SheetsState, trimRows } from '../../sheets/spreadsheet-store.ts';
import type { Spreadsheet } from '../../sheets/types.ts';
import type { SandboxAnswer } from '../../types.ts';
import { invalid } from './error-answers.ts';

const CELL_CHARACTERS_MAX = 50_000;
const INPUT_OPTIONS = ['RAW', 'USER_ENTERED'];

/** The box of a range, or the API's refusal; `where` stands before it in a batch. */
export function findBox(spreadsheet: Spreadsheet, range: unknown, isWrite: boolean, where = ''): Box | SandboxAnswer {
  const text = typeof range === 'string' ? range : '';
  const box = resolveRange(spreadsheet, text, !isWrite);
  if (box === 'unparsable') return invalid(`${where}Unable to parse range: ${text}`);
  if (box !== 'outside') return box;
  const tab = spreadsheet.tabs.find(({ title }) => text.includes(title)) ?? spreadsheet.tabs[0];
  const limits = `Max rows: ${tab?.rowCount}, max columns: ${tab?.columnCount}`;
  return invalid(`${where}Range (${text.replaceAll("'", '')}) exceeds grid limits. ${limits}`);
}

/** A ValueRange: ragged, without what is empty at the ends, and without `values` when all is. */
export function readBox(box: Box, query: URLSearchParams): object {
  const majorDimension = query.get('majorDimension') ?? 'ROWS';
  const isTyped = query.get('valueRenderOption') === 'FORMULA';
  const rows = box.tab.rows
    .slice(box.top - 1, box.bottom)
    .map((row) => row.slice(box.left, box.right + 1).map((cell) => (isTyped ? cell : displayedValue(cell))));
  const values = trimRows(majorDimension === 'COLUMNS' ? transpose(rows) : rows);
  return { range: formatBox(box), majorDimension, ...(values.length > 0 && { values }) };
}

/** The one kind of formula that is computed here: it shows nothing, as many people's columns do. */
const displayedValue = (cell: string): string => (/^=IF\(.*,""\)$/.test(cell) ? '' : cell);

export interface PlannedWrite {
  box: Box;
  cells: { row: number; column: number; value: string }[];
  /** Rows and columns of the values. */
  height: number;
  width: number;
}

/** What a ValueRange would write: null leaves a cell as it is, "" clears it. */
export function planWrite(
  box: Box,
  values: unknown,
  inputOption: unknown,
  isByColumns = false,
): PlannedWrite | SandboxAnswer {
  if (!INPUT_OPTIONS.includes(String(inputOption))) return invalid("'valueInputOption' is required but not specified");
  if (!Array.isArray(values) || values.some((row) => !Array.isArray(row))) return invalid('Invalid values');
  const rows = isByColumns ? transpose(values as unknown[][]) : (values as unknown[][]);
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const tooFar = `Requested writing within range [${formatBox(box)}], but tried writing to`;
  if (rows.length > box.bottom - box.top + 1) return invalid(`${tooFar} row [${box.bottom + 1}]`);
  if (width > box.right - box.left + 1) return invalid(`${tooFar} column [${columnLetters(box.right + 1)}]`);
  const cells: PlannedWrite['cells'] = [];
  for (const [y, row] of rows.entries()) {
    for (const [x, typedValue] of row.entries()) {
      if (typedValue === null || typedValue === undefined) continue;
      if (typeof typedValue === 'object') return invalid(`Invalid values[${y}][${x}]: struct_value`);
      const value = String(typedValue);
      if (value.length > CELL_CHARACTERS_MAX) {
        return invalid('Your input contains more than the maximum of 50000 characters in a single cell.');
      }
      // As a formula that no one can compute here shows.
      const displayed = inputOption === 'USER_ENTERED' && /^[=+]/.test(value) ? '#ERROR!' : value;
      cells.push({ row: box.top + y, column: box.left + x, value: displayed });
    }
  }
  return { box, cells, height: rows.length, width };
}

export function applyWrite(state: SheetsState, spreadsheet: Spreadsheet, { box, cells, height, width }: PlannedWrite) {
  for (const { row, column, value } of cells) state.writeCell(spreadsheet, box.tab, row, column, value);
  const end = { bottom: box.top + Math.max(1, height) - 1, right: box.left + Math.max(1, width) - 1 };
  return {
    spreadsheetId: spreadsheet.id,
    updatedRange: formatBox({ ...box, ...end }),
    updatedRows: height,
    updatedColumns: width,
    updatedCells: cells.length,
  };
}

function transpose<T>(rows: T[][]): T[][] {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  return Array.from({ length: width }, (_, x) => rows.map((row) => row[x] ?? ('' as T)));
}
