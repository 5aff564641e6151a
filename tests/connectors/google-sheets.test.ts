import { ConnectorError } from '@workbench/connectors/errors';
import { createSheetsClient } from '@workbench/connectors/google-sheets';
import { readServiceAccount, type SheetsClient, type SheetsSettings } from '@workbench/connectors/google-sheets/format';
import {
  DEMO_SPREADSHEET_ID,
  DEMO_TAB,
  REFUSED_ACCOUNTS,
  type Sandbox,
  sandboxServiceAccount,
  startSandbox,
} from '@workbench/sandbox/server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let sandbox: Sandbox;
let client: SheetsClient;
let id: string;

function settingsOf(account?: string): SheetsSettings {
  const baseUrl = sandbox.baseUrl('google-sheets');
  return { account: readServiceAccount(sandboxServiceAccount(account)), baseUrl, tokenUrl: `${baseUrl}/token` };
}

const failureOf = async (call: Promise<unknown>): Promise<ConnectorError> => {
  const error = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ConnectorError);
  expect((error as ConnectorError).vendor).toBe('google-sheets');
  expect(String(error)).not.toMatch(/PRIVATE KEY|sandbox-google-token/);
  expect((error as ConnectorError).cause).toBeUndefined();
  return error as ConnectorError;
};

beforeAll(async () => {
  sandbox = await startSandbox({ companies: 60 });
});
afterAll(() => sandbox.close());

beforeEach(() => {
  client = createSheetsClient(settingsOf());
  id = sandbox.sheets.create({
    title: 'People to meet',
    tabs: [
      { title: 'Cover', rows: [] },
      {
        title: "Jon's Leads 2026!",
        rows: [
          ['First name', 'Last name', 'Company'],
          ['Marta', 'Oliveira', 'Northwind Freight'],
          ['Jo'],
          [],
          ['Ann', '', 'Contoso', ''],
        ],
        rowCount: 20,
        columnCount: 4,
      },
    ],
  });
});
afterEach(() => {
  sandbox.sheets.setQuota(null);
  sandbox.sheets.beforeWrite(null);
  sandbox.clearFaults();
});

const TAB = "Jon's Leads 2026!";

describe('reading', () => {
  it('reads the demo spreadsheet from its first visible tab', async () => {
    const rows = await client.readRange({ spreadsheetId: DEMO_SPREADSHEET_ID, range: 'A:I' });
    expect(rows).toMatchObject({ title: DEMO_TAB, firstRow: 1, firstColumn: 0 });
    expect(rows.values).toHaveLength(121);
    expect(rows.values[0]?.slice(0, 3)).toEqual(['First Name', 'Last Name', 'E-mail']);
  });

  it('gives a formula that shows nothing as it was typed, so that nobody takes its cell for an empty one', async () => {
    const formula = '=IF(A3="","x","")';
    sandbox.sheets.edit(id, TAB, (rows) => rows.map((row, at) => (at === 2 ? ['Jo', formula] : row)));
    expect((await client.readTab(id, TAB)).values[2]).toEqual(['Jo', formula, '']);
    expect((await client.readRange({ spreadsheetId: id, range: `'Jon''s Leads 2026!'!A3:B3` })).values).toEqual([
      ['Jo'],
    ]);
  });

  it('pads ragged rows and keeps empty ones in their place', async () => {
    const { values } = await client.readTab(id, TAB);
    expect(values).toEqual([
      ['First name', 'Last name', 'Company'],
      ['Marta', 'Oliveira', 'Northwind Freight'],
      ['Jo', '', ''],
      ['', '', ''],
      ['Ann', '', 'Contoso'],
    ]);
  });

  it('says where the rows stand, which the asked range leaves open', async () => {
    const rows = await client.readRange({ spreadsheetId: id, range: "'Jon''s Leads 2026!'!B2:C" });
    expect(rows).toMatchObject({ title: TAB, firstRow: 2, firstColumn: 1 });
    expect(rows.values[0]).toEqual(['Oliveira', 'Northwind Freight']);
    const undoubled = await client.readRange({ spreadsheetId: id, range: "'Jon's Leads 2026!'!A2:B3" });
    expect(undoubled.values).toEqual([
      ['Marta', 'Oliveira'],
      ['Jo', ''],
    ]);
  });

  it('reads an empty range as no rows', async () => {
    expect((await client.readRange({ spreadsheetId: id, range: 'Cover' })).values).toEqual([]);
    expect((await client.readRange({ spreadsheetId: id, range: 'Cover!A1:C3' })).values).toEqual([]);
  });

  it('lists the tabs with the size of their grids', async () => {
    const { title, tabs } = await client.readTabs(id);
    expect(title).toBe('People to meet');
    expect(tabs).toEqual([
      { sheetId: 0, title: 'Cover', index: 0, rowCount: 1000, columnCount: 26 },
      { sheetId: expect.any(Number), title: TAB, index: 1, rowCount: 20, columnCount: 4 },
    ]);
  });

  it.each(['Nobody!A:I', 'Nobody'])('names the tabs that there are when it does not find %s', async (range) => {
    const failure = await failureOf(client.readRange({ spreadsheetId: id, range }));
    expect(failure.kind).toBe('invalid_request');
    expect(failure.message).toBe(
      `"${range}" is no range of this spreadsheet. The spreadsheet has these tabs: "Cover", "${TAB}"`,
    );
  });

  it('says how large the tab is when the range lies outside', async () => {
    const range = `'Jon''s Leads 2026!'!A30:C40`;
    const failure = await failureOf(client.readRange({ spreadsheetId: id, range }));
    expect(failure.message).toBe(`"${range}" is beyond the tab, which has 20 rows and 4 columns`);
  });

  it('refuses a text that is no range without asking', async () => {
    const before = sandbox.requests('google-sheets');
    expect((await failureOf(client.readRange({ spreadsheetId: id, range: 'A:B:C' }))).kind).toBe('invalid_request');
    expect(sandbox.requests('google-sheets')).toBe(before);
  });
});

describe('writing', () => {
  it('writes the given cells as text and no other', async () => {
    await client.writeCells(id, TAB, [
      { row: 2, column: 3, value: '=HYPERLINK("https://example.com")' },
      { row: 3, column: 3, value: '+49 30 000' },
      { row: 4, column: 1, value: 'Doe' },
      { row: 5, column: 2, value: '' },
    ]);
    expect(sandbox.sheets.rows(id, TAB)).toEqual([
      ['First name', 'Last name', 'Company'],
      ['Marta', 'Oliveira', 'Northwind Freight', '=HYPERLINK("https://example.com")'],
      ['Jo', '', '', '+49 30 000'],
      ['', 'Doe'],
      ['Ann'],
    ]);
    expect(sandbox.sheets.writes().filter(({ spreadsheetId }) => spreadsheetId === id)).toHaveLength(4);
  });

  it('changes nothing when the same is written again', async () => {
    const cells = [{ row: 2, column: 3, value: 'a@example.com' }];
    await client.writeCells(id, TAB, cells);
    const once = sandbox.sheets.rows(id, TAB);
    await client.writeCells(id, TAB, cells);
    expect(sandbox.sheets.rows(id, TAB)).toEqual(once);
  });

  it('sends many cells in requests that Google accepts', async () => {
    const cells = Array.from({ length: 60 }, (_, index) => ({ row: index + 1, column: 0, value: 'x'.repeat(40_000) }));
    const before = sandbox.requests('google-sheets');
    await client.writeCells(DEMO_SPREADSHEET_ID, 'Notes', cells);
    expect(sandbox.requests('google-sheets') - before).toBe(5);
    expect(sandbox.sheets.rows(DEMO_SPREADSHEET_ID, 'Notes').slice(0, 60).flat()).toEqual(
      cells.map(({ value }) => value),
    );
  });

  it('is refused outside the grid until room is made', async () => {
    const cells = [{ row: 1, column: 5, value: 'Source' }];
    const failure = await failureOf(client.writeCells(id, TAB, cells));
    expect(failure.kind).toBe('invalid_request');
    expect(failure.message).toBe('The range is beyond the sheet, which has fewer rows or columns');
    const { tabs } = await client.readTabs(id);
    const [, tab] = tabs;
    if (tab === undefined) throw new Error('no tab');
    await client.ensureColumns(id, tab, 6);
    // What was known of the tab is old by now: nothing is added twice.
    await client.ensureColumns(id, tab, 6);
    expect((await client.readTabs(id)).tabs[1]?.columnCount).toBe(6);
    await client.writeCells(id, TAB, cells);
    expect(sandbox.sheets.rows(id, TAB)[0]?.[5]).toBe('Source');
  });
});

describe('refusals', () => {
  it('says with whom to share a sheet, and works once it is', async () => {
    sandbox.sheets.sharedWith(id, false);
    const failure = await failureOf(client.readTab(id, TAB));
    expect(failure.kind).toBe('forbidden');
    expect(failure.message).toBe(
      'Share the sheet with workbench@fictional-project.iam.example.com (as Editor, so that results can be written back) and try again',
    );
    sandbox.sheets.sharedWith(id, true, 'viewer');
    expect((await client.readTab(id, TAB)).values).toHaveLength(5);
    const write = client.writeCells(id, TAB, [{ row: 1, column: 3, value: 'x' }]);
    expect((await failureOf(write)).message).toContain('as Editor');
  });

  it('says that no spreadsheet has the id', async () => {
    const failure = await failureOf(client.readTabs('1'.repeat(44)));
    expect(failure.kind).toBe('invalid_request');
    expect(failure.message).toMatch(/^No spreadsheet has this id/);
  });

  it.each([
    [REFUSED_ACCOUNTS.revoked, 'auth', /refuses the key of the service account/],
    [REFUSED_ACCOUNTS.apiOff, 'forbidden', /API is switched off in the project/],
    [REFUSED_ACCOUNTS.withoutScope, 'forbidden', /lacks the scope/],
  ])('tells the account "%s" what is wrong', async (account, kind, message) => {
    const failure = await failureOf(createSheetsClient(settingsOf(account)).readTabs(id));
    expect(failure.kind).toBe(kind);
    expect(failure.message).toMatch(message);
  });

  it('fetches a token once, and another one when Google does not accept it any more', async () => {
    await client.readTabs(id);
    const before = sandbox.requests('google-sheets');
    await createSheetsClient(settingsOf()).readTabs(id);
    expect(sandbox.requests('google-sheets') - before).toBe(1);
    sandbox.sheets.expireTokens();
    await client.writeCells(id, TAB, [{ row: 2, column: 3, value: 'after' }]);
    expect(sandbox.requests('google-sheets') - before).toBe(4);
    expect(sandbox.sheets.rows(id, TAB)[1]?.[3]).toBe('after');
  });

  it('hands a used-up quota to the caller at once, for reading and for writing', async () => {
    await client.readTabs(id);
    sandbox.sheets.setQuota({ readsPerMinute: 0, writesPerMinute: 0 });
    const before = sandbox.requests('google-sheets');
    const read = await failureOf(client.readTab(id, TAB));
    const write = await failureOf(client.writeCells(id, TAB, [{ row: 1, column: 0, value: 'x' }]));
    expect(sandbox.requests('google-sheets') - before).toBe(2);
    expect([read.kind, read.retryAfterMs]).toEqual(['rate_limited', 60_000]);
    expect([write.kind, write.retryAfterMs]).toEqual(['rate_limited', 60_000]);
    sandbox.sheets.setQuota({ readsPerMinute: 0, writesPerMinute: 0, minuteMs: 900 });
    expect((await failureOf(client.readTab(id, TAB))).retryAfterMs).toBe(1000);
  });

  it('tries again after a fault of its own, for reading and for writing', async () => {
    sandbox.setFault('google-sheets', 'server-error');
    expect((await client.readTab(id, TAB)).values).toHaveLength(5);
    sandbox.setFault('google-sheets', 'reset');
    await client.writeCells(id, TAB, [{ row: 2, column: 3, value: 'again' }]);
    expect(sandbox.sheets.rows(id, TAB)[1]?.[3]).toBe('again');
  });

  it('makes room once although the first answer was lost', async () => {
    const lossy: typeof fetch = async (input, init) => {
      const answer = await fetch(input, init);
      return String(input).endsWith(':batchUpdate') ? new Response('Bad Gateway', { status: 502 }) : answer;
    };
    const [, tab] = (await client.readTabs(id)).tabs;
    if (tab === undefined) throw new Error('no tab');
    const lost = createSheetsClient(settingsOf(), { fetch: lossy }).ensureColumns(id, tab, 8);
    expect((await failureOf(lost)).kind).toBe('vendor_unavailable');
    await client.ensureColumns(id, tab, 8);
    expect((await client.readTabs(id)).tabs[1]?.columnCount).toBe(8);
  });

  it.each([
    ['html-502', 'vendor_unavailable'],
    ['redirect-private', 'vendor_unavailable'],
    ['text-in-200', 'contract_changed'],
    ['truncated-json', 'contract_changed'],
    ['wrong-shape', 'contract_changed'],
    ['empty', 'contract_changed'],
  ] as const)('makes of %s a failure of kind %s', async (fault, kind) => {
    await client.readTabs(id);
    sandbox.setFault('google-sheets', fault, 10);
    expect((await failureOf(client.readTab(id, TAB))).kind).toBe(kind);
  });

  it('ends what is under way when it is told to', async () => {
    await client.readTabs(id);
    const abort = new AbortController();
    sandbox.setFault('google-sheets', 'slow-headers');
    const reading = createSheetsClient(settingsOf(), { signal: abort.signal }).readTab(id, TAB);
    setTimeout(() => abort.abort(), 50);
    expect((await failureOf(reading)).message).toBe('The request to Google Sheets was interrupted');
  });
});
