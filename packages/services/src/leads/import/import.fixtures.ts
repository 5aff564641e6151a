import { ConnectorError } from '@workbench/connectors/errors';
import { parseA1, type SheetRows, type SheetsClient } from '@workbench/connectors/google-sheets/format';
import { createContext, type Environment } from '../../shared/context.ts';
import { contextWithKey } from '../../shared/saved-people.fixtures.ts';

export const SHEET_ID = '1AbCdEfGhIjKlMnOpQrStUvWxYz0123456789abcdefg';
export const HEADER = [
  'First Name',
  'Last Name',
  'Email',
  'Company',
  'Title',
  'LinkedIn URL',
  'Phone',
  'Location',
  'Industry',
];

/** A row of a sheet under HEADER. */
export const personRow = (name: string, email: string, company = 'Acme', title = ''): string[] => {
  const [first = '', last = ''] = name.split(' ');
  return [first, last, email, company, title, '', '', '', ''];
};

/** A spreadsheet that answers as Google does, as far as an import asks. */
class FakeSheets {
  title = 'Leads of Spring';
  tabs: { title: string; rows: string[][] }[] = [{ title: 'Sheet1', rows: [] }];
  isConnected = true;
  failure: ConnectorError | null = null;

  readonly client: SheetsClient = {
    readTabs: async () => {
      this.#fail();
      const tabs = this.tabs.map(({ title }, index) => {
        return { sheetId: index * 100, title, rowCount: 1000, columnCount: 26, index };
      });
      return { title: this.title, tabs };
    },
    readRange: async ({ range }) => this.#read(range),
    readTab: () => Promise.reject(new Error('not needed here')),
    writeCells: () => Promise.reject(new Error('not needed here')),
    ensureColumns: () => Promise.reject(new Error('not needed here')),
  };

  #read(range: string): SheetRows {
    this.#fail();
    const asked = parseA1(range);
    const tab = this.tabs.find(({ title }) => asked?.tab === null || title === asked?.tab);
    if (asked === null || tab === undefined) {
      throw new ConnectorError('invalid_request', 'google-sheets', `"${range}" is no range of this spreadsheet`);
    }
    const { startRow, endRow, startColumn, endColumn } = asked;
    const rows = tab.rows.slice((startRow ?? 1) - 1, endRow ?? undefined);
    const values = rows.map((row) => row.slice(startColumn ?? 0, (endColumn ?? 100) + 1));
    return { title: tab.title, firstRow: startRow ?? 1, firstColumn: startColumn ?? 0, values };
  }

  #fail(): void {
    if (this.failure !== null) throw this.failure;
  }
}

const ACCOUNT = { clientEmail: 'robot@project.example', privateKey: 'key' };

/** Of a workspace whose Google Sheets a test connects and disconnects. */
export function sheetsEnvironment(isConnected: () => boolean): Environment {
  const { environment } = createContext();
  return {
    ...environment,
    get google() {
      return { ...environment.google, account: isConnected() ? ACCOUNT : null };
    },
  };
}

/** A workspace with a spreadsheet and no source that could be asked about people. */
export function importWorkspace() {
  const workspace = contextWithKey();
  const sheets = new FakeSheets();
  workspace.ctx.createSheetsClient = () => sheets.client;
  workspace.ctx.environment = sheetsEnvironment(() => sheets.isConnected);
  return { ...workspace, sheets };
}
