import { ConnectorError } from '../errors.ts';
import { formatA1, parseA1, quoteTab } from './a1.ts';
import { planWrites, type RangeWrite } from './plan-writes.ts';
import { readValues, withHiddenFormulas } from './read-values.ts';
import { changedSchema, spreadsheetSchema, valuesSchema } from './schema.ts';
import { createSheetsCall } from './sheets-call.ts';
import { SHEETS_VENDOR, type SheetsClient, type SheetsSettings, type SheetTab } from './types.ts';

export interface SheetsClientOptions {
  /** Ends what is under way. */
  signal?: AbortSignal;
  /** For tests. */
  fetch?: typeof fetch;
}

/** Nothing is sent before the first call; a token is fetched once an hour for each account. */
export function createSheetsClient(settings: SheetsSettings, options: SheetsClientOptions = {}): SheetsClient {
  const call = createSheetsCall(settings, options);

  async function readTabs(spreadsheetId: string) {
    const fields = 'properties.title,sheets.properties(sheetId,title,index,gridProperties(rowCount,columnCount))';
    const found = await call(spreadsheetSchema, (api, terms) => api.get({ spreadsheetId, fields }, terms));
    const tabs = found.sheets.map(({ properties: { gridProperties, ...tab } }): SheetTab => {
      return { ...tab, rowCount: gridProperties?.rowCount ?? 0, columnCount: gridProperties?.columnCount ?? 0 };
    });
    return { title: found.properties.title, tabs: tabs.sort((a, b) => a.index - b.index) };
  }

  async function readRange({ spreadsheetId, range }: { spreadsheetId: string; range: string }) {
    const parsed = parseA1(range);
    if (parsed === null) throw wrongRange(range);
    return await readExact(spreadsheetId, formatA1(parsed), range);
  }

  async function readExact(spreadsheetId: string, exact: string, shown: string, valueRenderOption = 'FORMATTED_VALUE') {
    const requestedRange = { spreadsheetId, range: exact, majorDimension: 'ROWS', valueRenderOption };
    try {
      return readValues(await call(valuesSchema, (api, terms) => api.values.get(requestedRange, terms)));
    } catch (error) {
      throw isAboutRange(error) ? await namingTabs(spreadsheetId, shown) : error;
    }
  }

  /** Which tabs there are helps most; when they can't be read either, that is the failure to tell. */
  async function namingTabs(spreadsheetId: string, shown: string): Promise<ConnectorError> {
    const { tabs } = await readTabs(spreadsheetId);
    const tab = parseA1(shown)?.tab ?? null;
    const known = tabs.find(({ title }) => title === tab || (tab === null && title === tabs[0]?.title));
    if (known !== undefined) {
      const size = `${known.rowCount} rows and ${known.columnCount} columns`;
      return new ConnectorError('invalid_request', SHEETS_VENDOR, `"${shown}" is beyond the tab, which has ${size}`);
    }
    return wrongRange(shown, tabs);
  }

  async function writeRanges(spreadsheetId: string, data: RangeWrite[]): Promise<void> {
    const requestBody = { valueInputOption: 'RAW', data };
    try {
      await call(changedSchema, (api, terms) => api.values.batchUpdate({ spreadsheetId, requestBody }, terms));
    } catch (error) {
      if (!(error instanceof ConnectorError) || error.kind !== 'too_large' || data.length < 2) throw error;
      const half = Math.ceil(data.length / 2);
      await writeRanges(spreadsheetId, data.slice(0, half));
      await writeRanges(spreadsheetId, data.slice(half));
    }
  }

  return {
    readTabs,
    readRange,
    async readTab(spreadsheetId, tabTitle) {
      const range = quoteTab(tabTitle);
      const typed = await readExact(spreadsheetId, range, range, 'FORMULA');
      // Last, so that what is written next is as near as can be to what was seen.
      return withHiddenFormulas(await readExact(spreadsheetId, range, range), typed);
    },
    async writeCells(spreadsheetId, tabTitle, cells) {
      for (const batch of planWrites(tabTitle, cells)) await writeRanges(spreadsheetId, batch);
    },
    async ensureColumns(spreadsheetId, { sheetId, title }, columnCount) {
      // Appending is not idempotent, so it is never sent again blindly: what is there is read each time.
      const { tabs } = await readTabs(spreadsheetId);
      const tab = tabs.find((other) => other.sheetId === sheetId);
      if (tab === undefined) throw wrongRange(quoteTab(title), tabs);
      const length = columnCount - tab.columnCount;
      if (length <= 0) return;
      const requestBody = { requests: [{ appendDimension: { sheetId, dimension: 'COLUMNS', length } }] };
      const send: Parameters<typeof call<{ spreadsheetId: string }>>[1] = (api, terms) =>
        api.batchUpdate({ spreadsheetId, requestBody }, terms);
      await call(changedSchema, send, { isRepeatable: false });
    },
  };
}

const isAboutRange = (error: unknown): boolean => error instanceof ConnectorError && error.field === 'range';

function wrongRange(range: string, tabs: SheetTab[] = []): ConnectorError {
  const names = tabs.map(({ title }) => `"${title}"`).join(', ');
  const help = names === '' ? 'Write it like A:I or Sheet1!A1:I100' : `The spreadsheet has these tabs: ${names}`;
  return new ConnectorError('invalid_request', SHEETS_VENDOR, `"${range}" is no range of this spreadsheet. ${help}`);
}
