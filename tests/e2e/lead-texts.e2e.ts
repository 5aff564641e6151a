import { Refusal } from './support/answers.ts';
import { expectQuiet, tabTo, toast } from './support/screens.ts';
import {
  ADDRESS,
  CONNECTED,
  counter,
  IMPORTED,
  LEADS,
  LIST,
  openLeads,
  PREVIEW,
  runOf,
  spreadsheetId,
  startButton,
  workCard,
} from './support/scripted-leads.ts';
import { expect, test } from './support/test.ts';

const COLUMNS = [
  'first name',
  'last name',
  'email',
  'company',
  'title',
  'LinkedIn URL',
  'phone',
  'location',
  'industry',
];

test('the empty screen has its counters, tabs, form, columns and the four steps', async ({ page }) => {
  await openLeads(page);
  for (const name of ['Total Leads', 'Completed', 'Enriching', 'Failed']) {
    await expect(counter(page, name)).toContainText('0');
  }
  await expect(page.getByRole('tab')).toHaveText(['Import & Enrich', 'Leads (0)']);
  await expect(page.getByLabel('Sheet range')).toHaveValue('A:I');
  await expect(page.getByText('Sheet1!A1:I100')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Expected columns' }).getByRole('listitem')).toHaveText(COLUMNS);
  await expect(page.getByRole('region', { name: 'Enrichment workflow' }).getByRole('listitem')).toContainText([
    'People-data search',
    'LinkedIn profile discovery',
    'Company research',
    'Writing results back to the spreadsheet',
  ]);
  await expect(startButton(page)).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Use the demo sheet' })).toHaveCount(0);
  await page.getByRole('tab', { name: 'Leads (0)' }).click();
  await expect(page.getByText('No leads yet')).toBeVisible();
  await expect(page).toHaveURL(/tab=leads/);
});

test('Enter in the empty form says what is missing', async ({ page }) => {
  await openLeads(page);
  await tabTo(page, spreadsheetId(page));
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Missing Spreadsheet ID');
  await expect(toast(page)).toContainText('Please enter a Google Sheets ID');
  await page.keyboard.type('   ');
  await expect(startButton(page)).toBeDisabled();
});

test('an import says that it is under way, then that the enrichment has started, and what became of each row', async ({
  page,
}) => {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().includes('leads.startEnrichment')) sent.push(request.postDataJSON());
  });
  const answered = Promise.withResolvers<void>();
  const script = await openLeads(page, { answers: { 'leads.startEnrichment': IMPORTED } });
  await page.route('**/trpc/leads.startEnrichment*', async (route) => {
    await answered.promise;
    await route.fallback();
  });
  await spreadsheetId(page).fill('https://docs.google.com/spreadsheets/d/sheet-id/edit#gid=0');
  await page.getByLabel('Sheet range').fill('Leads!A1:I100');
  await page.getByLabel('Credit limit').fill('50');
  await page.getByRole('checkbox', { name: /Company research/ }).uncheck();
  await startButton(page).click();
  await expect(page.getByRole('button', { name: 'Importing...' })).toBeDisabled();
  script.runs = [runOf()];
  script.lists = [LIST];
  answered.resolve();
  await expect(toast(page)).toContainText('Enrichment Started!');
  await expect(toast(page)).toContainText('Imported 3 leads and started enrichment workflow');
  expect(sent).toEqual([
    {
      0: {
        spreadsheetId: 'https://docs.google.com/spreadsheets/d/sheet-id/edit#gid=0',
        range: 'Leads!A1:I100',
        columns: 'assisted',
        enrichmentSteps: ['pdl_search', 'linkedin_discovery'],
        creditsMax: 50,
        writeBack: true,
      },
    },
  ]);
  await expect(spreadsheetId(page)).toHaveValue('');
  const result = workCard(page, 'Import result');
  await result.getByText('Why 2 rows were skipped').click();
  await expect(result).toContainText('A row needs a name with a company');
  await expect(workCard(page, 'Kettle people')).toContainText('Enriching: 60 of 120 leads');
});

test('a refused import is a toast and stays on screen, with the address to share the sheet with', async ({
  page,
  problems,
}) => {
  problems.expect(/startEnrichment/, /status of 400/);
  const words = `The spreadsheet is not shared. Share the sheet with ${ADDRESS} and try again`;
  await openLeads(page, { answers: { 'leads.startEnrichment': () => new Refusal(400, words) } });
  await spreadsheetId(page).fill('sheet-id');
  await startButton(page).click();
  await expect(toast(page)).toContainText('Import Failed');
  await expect(toast(page)).toContainText(words);
  const alert = page.getByRole('main').getByRole('alert').filter({ hasText: words });
  await expect(alert.getByRole('button', { name: `Copy ${ADDRESS}` })).toBeVisible();
  await expect(spreadsheetId(page)).toHaveValue('sheet-id');
});

test('a preview that succeeds takes the failure of the last import away', async ({ page, problems }) => {
  problems.expect(/startEnrichment/, /status of 400/);
  const words = 'No spreadsheet has this id.';
  await openLeads(page, {
    answers: { 'leads.startEnrichment': () => new Refusal(400, words), 'leads.previewSheet': PREVIEW },
  });
  await spreadsheetId(page).fill('sheet-id');
  await startButton(page).click();
  const alert = page.getByRole('main').getByRole('alert').filter({ hasText: words });
  await expect(alert).toBeVisible();
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('region', { name: 'Preview', exact: true })).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('without a connection the form says so and leads to Data Sources', async ({ page }) => {
  const reason = 'Enter the key file first.';
  const missing = { ...CONNECTED, isConnected: false, accountEmail: null, keyFrom: null, reason };
  await openLeads(page, { answers: { 'sources.googleSheets': missing } });
  await expect(page.getByText('Google Sheets is not connected')).toBeVisible();
  await expect(page.getByText(reason)).toBeVisible();
  await page.getByRole('link', { name: 'Open Data Sources' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Data Sources' })).toBeVisible();
});

test('the preview tells mapping, rows, counts, reasons and prices, and goes when something else would be imported', async ({
  page,
}) => {
  await openLeads(page, { answers: { 'leads.previewSheet': PREVIEW } });
  await spreadsheetId(page).fill('sheet-id');
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('region', { name: 'Preview', exact: true });
  await expect(preview).toContainText('Kettle people: 6 rows');
  await expect(preview.getByRole('columnheader', { name: 'Shoe size' })).toContainText('kept, not used');
  await expect(preview.getByRole('columnheader', { name: 'E-mail' })).toContainText('→ e-mail');
  for (const [label, count] of [
    ['New', '3'],
    ['Duplicates', '1'],
    ['Do not contact', '1'],
    ['Errors', '1'],
  ] as const) {
    await expect(preview.getByText(label, { exact: true }).locator('..')).toContainText(count);
  }
  await expect(preview).toContainText('Skipped: No source of companies is connected');
  await expect(preview).toContainText('Costs up to 3 credits. 100 credits left today under the sources’ daily caps.');
  await page.getByLabel('Credit limit').fill('2');
  await expect(preview).toContainText('Spending stops at 2 credits');
  await page.getByLabel('Credit limit').fill('much');
  await expect(page.getByText('Enter a whole number up to 1,000,000 or leave blank')).toBeVisible();
  await expect(startButton(page)).toBeDisabled();
  await page.getByLabel('Sheet range').fill('A:C');
  await expect(preview).toHaveCount(0);
});

test('every reason that came for a skipped row can be read before the import', async ({ page }) => {
  const errors = Array.from({ length: 28 }, (_, row) => ({
    line: row + 2,
    column: null,
    message: `Reason ${row + 1}`,
  }));
  await openLeads(page, { answers: { 'leads.previewSheet': { ...PREVIEW, failed: 27, duplicates: 3, errors } } });
  await spreadsheetId(page).fill('sheet-id');
  await page.getByRole('button', { name: 'Preview' }).click();
  const list = page.getByRole('region', { name: 'Skipped rows' });
  await expect(list.getByText('Reason 20', { exact: true })).toBeVisible();
  await expect(list.getByText('Reason 21', { exact: true })).toHaveCount(0);
  await expect(page.getByText('… and 10 more')).toBeVisible();
  await page.getByRole('button', { name: 'Show 8 more' }).click();
  await expect(list.getByText('Reason 28', { exact: true })).toBeVisible();
  await expect(page.getByText('… and 2 more')).toBeVisible();
});

test('pasted rows are previewed and imported; files of another kind are refused in words', async ({ page }) => {
  await openLeads(page, {
    path: '?way=paste',
    answers: { 'leads.previewPasted': PREVIEW, 'leads.importPasted': { ...IMPORTED, runId: null } },
  });
  await expect(startButton(page)).toBeDisabled();
  await page.getByLabel('Rows with header').fill('Email\nada@kettleworks.example.com');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('region', { name: 'Preview', exact: true })).toContainText('6 rows');
  for (const step of await page.getByRole('region', { name: 'Enrichment workflow' }).getByRole('checkbox').all()) {
    await step.uncheck();
  }
  await expect(page.getByText('No steps selected: leads are imported only.')).toBeVisible();
  const released = Promise.withResolvers<void>();
  await page.route(/leads\.importPasted/, async (route) => {
    await released.promise;
    await route.fallback();
  });
  await startButton(page).click();
  await expect(page.getByRole('progressbar', { name: 'Import progress' })).toBeVisible();
  await expect(page.getByText('Processing 1 row', { exact: true })).toHaveRole('status');
  released.resolve();
  await expect(toast(page)).toContainText('Imported 3 leads');
  await page.getByRole('radio', { name: 'File' }).check();
  await expect(page).toHaveURL(/way=file/);
  await page
    .getByLabel('CSV or Excel file')
    .setInputFiles({ name: 'leads.pdf', mimeType: 'application/pdf', buffer: Buffer.from('x') });
  await expect(page.getByText('“leads.pdf” isn’t a CSV or Excel file. Save it as .csv or .xlsx first.')).toBeVisible();
  await expect(startButton(page)).toBeDisabled();
});

test('a row has name, title at company, email, status and a bar that is full, half or empty', async ({ page }) => {
  await openLeads(page, { leads: LEADS, path: '?tab=leads' });
  await expect(page.getByRole('tab', { name: 'Leads (4)' })).toBeVisible();
  for (const [status, label, percent] of [
    ['completed', 'Completed', '100'],
    ['enriching', 'Enriching', '50'],
    ['pending', 'Pending', '0'],
    ['failed', 'Failed', '0'],
  ] as const) {
    const row = page.getByRole('row').filter({ has: page.getByRole('button', { name: `Ada Kettle ${status}` }) });
    await expect(row).toContainText('CTO at Kettle Works');
    await expect(row).toContainText('ada@kettleworks.example.com');
    await expect(row.getByText(label, { exact: true })).toBeVisible();
    await expect(row.getByRole('progressbar')).toHaveAttribute('aria-valuenow', percent);
  }
});

test('the screen looks again every 3 seconds while leads move and an enrichment is open, and then no more', async ({
  page,
}) => {
  const script = await openLeads(page, { leads: LEADS, runs: [runOf()], lists: [LIST] });
  const before = script.reads;
  await expect.poll(() => script.reads, { timeout: 15_000 }).toBeGreaterThan(before + 1);
  script.leads = LEADS.map((lead) => ({ ...lead, enrichmentStatus: 'completed' }));
  script.runs = [
    runOf({
      state: 'completed',
      pending: 0,
      running: 0,
      completed: 115,
      secondsLeft: null,
      isOpen: false,
      writeBack: null,
    }),
  ];
  await expect(counter(page, 'Completed')).toContainText('4');
  await expect(workCard(page, 'Kettle people').getByText('Completed', { exact: true })).toBeVisible();
  await expectQuiet(page, () => script.reads);
});

test('the end of an enrichment is said once, on whichever screen one is', async ({ page }) => {
  const script = await openLeads(page, { leads: LEADS, runs: [runOf()], lists: [LIST] });
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  const finishedAt = new Date().toISOString();
  script.runs = [runOf({ state: 'completed', pending: 0, running: 0, completed: 115, isOpen: false, finishedAt })];
  await expect(toast(page)).toContainText('Enrichment Complete');
  await expect(toast(page)).toContainText('115 completed');
  await toast(page).getByRole('button', { name: 'Dismiss' }).click();
  await page.getByRole('link', { name: 'Lead Enrichment' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lead Enrichment' })).toBeVisible();
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByRole('dialog', { name: 'Notifications' }).getByText('Enrichment Complete')).toHaveCount(1);
});

test('all leads can be selected, also those that are not loaded', async ({ page }) => {
  const ids = Array.from({ length: 300 }, (_, index) => index.toString(16).padStart(24, '0'));
  const pageOf = (from: number, to: number) => ({
    leads: ids.slice(from, to).map((id) => ({ ...(LEADS[0] as (typeof LEADS)[number]), id })),
    nextCursor: to < ids.length ? 'next' : null,
    total: ids.length,
    isTotalExact: true,
  });
  await openLeads(page, { path: '?tab=leads', answers: { 'leads.page': () => pageOf(0, 100) } });
  await page.route(/leads\.page/, (route) => {
    const input = decodeURIComponent(route.request().url());
    if (!input.includes('"limit":200')) return route.fallback();
    return route.fulfill({
      json: [{ result: { data: input.includes('cursor') ? pageOf(200, 300) : pageOf(0, 200) } }],
    });
  });
  await page
    .getByRole('checkbox', { name: /^Select Ada/ })
    .first()
    .check();
  await page.getByRole('button', { name: 'Select all 300' }).click();
  await expect(page.getByText('300 selected')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Select all 300' })).toHaveCount(0);
});

test('pending leads alone, without an open enrichment, are not asked about again', async ({ page }) => {
  const script = await openLeads(page, { leads: LEADS, lists: [LIST] });
  await expectQuiet(page, () => script.reads);
});
