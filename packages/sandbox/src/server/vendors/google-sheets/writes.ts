import type { Box } from '../../sheets/a1.ts';
import type { SheetsState } from '../../sheets/spreadsheet-store.ts';
import type { Spreadsheet } from '../../sheets/types.ts';
import type { SandboxAnswer, SandboxRequest } from '../../types.ts';
import { invalid, readBody } from './error-answers.ts';
import { applyWrite, findBox, planWrite } from './values.ts';

/** Of the body of a batch, and of the address of a single write. */
export const WRITING = [
  'valueInputOption',
  'includeValuesInResponse',
  'responseValueRenderOption',
  'responseDateTimeRenderOption',
];

/** `values.update` and `values.append`. */
export function writeOne(
  { body, query }: SandboxRequest,
  { range, isAppend }: { range: string; isAppend: boolean },
  spreadsheet: Spreadsheet,
  state: SheetsState,
): SandboxAnswer {
  const read = readBody(body, ['range', 'majorDimension', 'values']);
  if (!('document' in read)) return read;
  const { values, majorDimension } = read.document;
  const box = findBox(spreadsheet, range, !isAppend);
  if (!('tab' in box)) return box;
  const target = isAppend ? belowTable(box, Array.isArray(values) ? values.length : 0) : box;
  const plan = planWrite(target, values, query.get('valueInputOption'), majorDimension === 'COLUMNS');
  if (!('cells' in plan)) return plan;
  state.willWrite(spreadsheet.id, box.tab.title);
  const updates = applyWrite(state, spreadsheet, plan);
  return { body: isAppend ? { spreadsheetId: spreadsheet.id, updates } : updates };
}

/** Where appended rows go: under the last row of the tab; the grid grows for them. */
function belowTable({ tab, left }: Box, height: number): Box {
  const top = tab.rows.findLastIndex((row) => row.some((cell) => cell !== '')) + 2;
  tab.rowCount = Math.max(tab.rowCount, top + height - 1);
  return { tab, top, left, bottom: Math.max(top, top + height - 1), right: tab.columnCount - 1 };
}

/** All or nothing: every range is checked before the first cell is written. */
export function batchUpdate(text: string, spreadsheet: Spreadsheet, state: SheetsState): SandboxAnswer {
  const body = readBody(text, ['data', ...WRITING]);
  if (!('document' in body)) return body;
  const { data, valueInputOption } = body.document;
  const plans = [];
  for (const [index, entry] of (Array.isArray(data) ? data : []).entries()) {
    const unknown = Object.keys(entry).find((name) => !['range', 'majorDimension', 'values'].includes(name));
    if (unknown !== undefined) return invalid(`Unknown name "${unknown}" at 'data[${index}]': Cannot find field.`);
    const box = findBox(spreadsheet, entry.range, true, `Invalid data[${index}]: `);
    if (!('tab' in box)) return box;
    const plan = planWrite(box, entry.values, valueInputOption, entry.majorDimension === 'COLUMNS');
    if (!('cells' in plan)) return plan;
    plans.push(plan);
  }
  for (const title of new Set(plans.map(({ box }) => box.tab.title))) state.willWrite(spreadsheet.id, title);
  const responses = plans.map((plan) => applyWrite(state, spreadsheet, plan));
  const sum = (count: (response: (typeof responses)[number]) => number) =>
    responses.reduce((total, response) => total + count(response), 0);
  return {
    body: {
      spreadsheetId: spreadsheet.id,
      totalUpdatedRows: sum(({ updatedRows }) => updatedRows),
      totalUpdatedColumns: sum(({ updatedColumns }) => updatedColumns),
      totalUpdatedCells: sum(({ updatedCells }) => updatedCells),
      totalUpdatedSheets: new Set(plans.map(({ box }) => box.tab.title)).size,
      responses,
    },
  };
}
