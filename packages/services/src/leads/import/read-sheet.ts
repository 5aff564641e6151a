import { ConnectorError } from '@workbench/connectors/errors';
import {
  type A1Range,
  formatA1,
  parseA1,
  readSpreadsheetId,
  type SheetRows,
  type SheetTab,
} from '@workbench/connectors/google-sheets/format';
import type { ServiceContext } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { resolveGoogleSheets } from '../../sources/index.ts';
import type { LeadColumnOptions } from '../schemas.ts';
import { assembleTable, type LeadTable, mapLeadHeaders, refuseData } from '../table/index.ts';
import type { ImportSource } from './upsert-list.ts';

const WRONG_ID =
  'This is no Google Sheets ID. Paste the address of the spreadsheet, as in ' +
  'https://docs.google.com/spreadsheets/d/…/edit, or the long part between /d/ and /edit.';
const HEADER_FIRST = 'The first row of the range must be the header row, which names the columns.';
const WRONG_RANGE = 'This is no range of a sheet. Write it like A:I or Sheet1!A1:I100.';

/**
 * Reads the rows of a spreadsheet's range; the first row of the range is the header.
 * @param input id or URL of the spreadsheet, and the range as typed
 * @throws ServiceError invalid for a bad id or range or a missing header row, and with what to do when the spreadsheet
 * is unreachable: not connected, not shared, no such tab; unavailable when Google does not respond
 */
export async function readSheet(
  ctx: ServiceContext,
  input: { spreadsheetId: string; range: string } & LeadColumnOptions,
): Promise<{ place: ImportSource; table: LeadTable }> {
  const named = readSpreadsheetId(input.spreadsheetId);
  if (named === null) throw invalid('spreadsheetId', WRONG_ID);
  const range = parseA1(input.range);
  if (range === null) throw invalid('range', WRONG_RANGE);
  const sheets = await resolveGoogleSheets(ctx);
  if (!sheets.isConnected) {
    const reason = sheets.reason ?? 'Connect Google Sheets on the Data Sources screen first.';
    throw invalid('spreadsheetId', reason);
  }
  let refusedField = 'spreadsheetId';
  try {
    const client = sheets.client();
    const { title, tabs } = await client.readTabs(named.spreadsheetId);
    refusedField = 'range';
    const tab = range.tab ?? tabOf(tabs, named.gid);
    const address = formatA1({ ...range, tab });
    const rows = await client.readRange({ spreadsheetId: named.spreadsheetId, range: address });
    return {
      place: sheetSource(named.spreadsheetId, title, { ...range, tab: null }, rows),
      table: toTable(rows, input),
    };
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error;
    const message = sheets.explain(error);
    if (error.isRetryable || error.kind === 'contract_changed') throw new ServiceError('unavailable', message);
    throw invalid(error.kind === 'invalid_request' ? refusedField : 'spreadsheetId', message);
  }
}

/** The tab in the pasted URL; a URL without a tab, or with a deleted one, means the first tab. */
function tabOf(tabs: readonly SheetTab[], gid: number | null): string | null {
  return tabs.find(({ sheetId }) => sheetId === gid)?.title ?? null;
}

/** The tab's canonical name, so that "A:I" and "Sheet1!A:I" are the same source. */
function sheetSource(spreadsheetId: string, name: string, range: A1Range, { title }: SheetRows): ImportSource {
  const cells = formatA1(range);
  return {
    kind: 'sheet',
    name,
    place: `sheet:${spreadsheetId}|${title}|${cells}`,
    spreadsheetId,
    tab: title,
    range: cells,
  };
}

function toTable({ title, firstRow, values }: SheetRows, { mapping, columns }: LeadColumnOptions): LeadTable {
  const rows = values.map((cells, index) => ({ line: firstRow + index, cells: [...cells] }));
  const header = rows.find(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (header === undefined) throw invalid('range', `This range of "${title}" is empty. ${HEADER_FIRST}`);
  // Results are written back under the headers.
  const table = assembleTable(rows, { isGrid: true, firstRow: 'header' });
  try {
    if (mapping !== undefined || columns === 'assisted') refuseData(table.headers);
    else mapLeadHeaders(table.headers);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const read = `Row ${header.line} of "${title}" is read as the header row, as it is the first of the range.`;
    throw invalid('range', `${read} ${error.message}`);
  }
  return table;
}

const invalid = (field: string, message: string) => new ServiceError('invalid', message, [{ path: [field], message }]);
