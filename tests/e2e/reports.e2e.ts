import { answer, Refusal } from './support/answers.ts';
import { settled, tabTo, toast } from './support/screens.ts';
import { COMPANY, EMPTY, FAILED, GENERATING, REPORT_DATA, reportOf } from './support/scripted-reports.ts';
import { expect, type Locator, type Page, test, useWorkspace } from './support/test.ts';

useWorkspace('demo');

const ADDRESS = `/company-reports?company=${COMPANY.id}`;
const card = (page: Page, name: string | RegExp = `Report on ${COMPANY.name}`) => page.getByRole('region', { name });
const section = (page: Page, name: string) => card(page).getByRole('region', { name, exact: true });

/** Opens the made-up company with a report that the test can change. */
async function open(page: Page, report: unknown, further: Record<string, unknown> = {}) {
  await answer(page, { 'companies.get': COMPANY, 'reports.get': report, ...further });
  await page.goto(ADDRESS);
  await settled(page);
}

test('a company is found, a report is written, and every sentence leads to its evidence', async ({
  page,
  problems,
}) => {
  // Until the first report is there, the server answers that there is none.
  problems.expect(/reports\.get/, /status of 404/);
  test.setTimeout(120_000);
  await page.goto('/company-reports');
  await settled(page);
  await page.getByRole('button', { name: 'Generate Report' }).click();
  await expect(toast(page)).toContainText('No Company Selected');
  await expect(toast(page)).toContainText('Please select a company first');
  // A failure keeps the one visible place until it is dismissed or has had its time.
  await toast(page).getByRole('button', { name: 'Dismiss' }).click();

  const opener = page.getByRole('button', { name: 'Company: Select a company…' });
  await opener.click();
  const wide = async (part: Locator) => (await part.boundingBox())?.width;
  await expect.poll(() => wide(page.getByRole('dialog', { name: 'Company', exact: true }))).toBe(await wide(opener));
  await page.getByRole('combobox').fill('tr');
  // Neither the note that it is loading nor the list of all: what was searched for.
  await expect(page.getByRole('option').first()).toContainText('Trading');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/company=[0-9a-f]{24}/);
  await expect(page.getByText('No Report Available')).toBeVisible();
  await page.getByRole('button', { name: 'Generate Report' }).click();
  await expect(toast(page)).toContainText('Report Generation Started');
  await expect(page.getByRole('region', { name: /^Report on / })).toContainText('Executive Summary', {
    timeout: 90_000,
  });
  await expect(page.getByRole('button', { name: 'Generate Report' })).toBeEnabled();
  await page
    .getByRole('button', { name: /^Evidence \d+/ })
    .first()
    .click();
  await expect(
    card(page, /^Report on /)
      .getByRole('region', { name: 'Sources' })
      .locator('mark'),
  ).toBeVisible();
});

test('a report opened from the list of the latest keeps the focus on its screen', async ({ page }) => {
  await page.goto('/company-reports');
  await settled(page);
  const link = page.getByRole('region', { name: 'Latest reports' }).getByRole('link').first();
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(card(page, /^Report on /)).toBeVisible();
  await expect(page.getByRole('tabpanel', { name: 'Single Report' })).toBeFocused();
  // On from there, not from the top of the page.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^Company: / })).toBeFocused();
});

test('a completed report shows all its parts, in their order and with their texts', async ({ page }) => {
  await open(page, reportOf());
  await expect(card(page).getByText('Completed', { exact: true })).toBeVisible();
  await expect(
    card(page)
      .getByRole('link', { name: /^kettles\.example\.com/ })
      .first(),
  ).toHaveAttribute('href', 'https://kettles.example.com/');
  await expect(section(page, 'Executive Summary')).toContainText('It has 23 open positions.');
  await expect(section(page, 'New Product Launches')).toContainText('Kettle 3000 Sep 15, 2026');
  await expect(section(page, 'New Product Launches')).toContainText('A kettle that boils in ten seconds.');
  await expect(section(page, 'R&D Activity')).toContainText('thermodynamics');
  await expect(section(page, 'R&D Activity')).toContainText('The laboratory in Trondheim studies boiling.');
  const openings = section(page, 'Job Openings');
  await expect(openings).toContainText('23 open positions');
  await expect(openings).toContainText('Departments hiring: Engineering, Sales');
  await expect(openings.getByRole('list', { name: 'Positions' }).getByRole('listitem')).toHaveCount(10);
  await expect(openings).toContainText('... and 13 more positions');
  expect(await section(page, 'Recent News').getByRole('heading', { level: 4 }).allTextContents()).toEqual([
    'Funding & Investment',
    'Partnerships & Collaborations',
    'Office Expansion & Relocation',
    'Other News',
  ]);
  await expect(section(page, 'Recent News')).toContainText('News of the kind equity_raise Oct 2, 2026');
  await expect(section(page, 'Recent News')).toContainText('Kettles, Inc. opened an office in Bergen.');
  await expect(section(page, 'Recent News')).toContainText('News of the kind other undated');
  await expect(section(page, 'Background')).toContainText('Kettle 2000 Mar 1, 2023 · Product launch');
  await expect(section(page, 'Background')).toContainText('Founded long ago');
  await expect(section(page, 'Recent News')).not.toContainText('Founded long ago');
  await expect(section(page, 'What changed since version 1')).toContainText('Tea maker');
  await expect(card(page)).toContainText(/Generated Nov 21, 2026/);
});

test('a mark leads to its source beside the text and back by keyboard, and a source to its statements', async ({
  page,
}) => {
  await open(page, reportOf());
  const facts = section(page, 'Key facts');
  await expect(facts).toContainText('Headcount120 from 2 sources');
  await expect(facts).toContainText('Openings23 open positions');
  await expect(facts).toContainText('FundingNews of the kind equity_raise Oct 2, 2026');
  const mark = section(page, 'Executive Summary').getByRole('button', { name: /^Evidence 1/ });
  await tabTo(page, mark);
  await page.keyboard.press('Enter');
  const sources = section(page, 'Sources');
  const source = (name: RegExp) => sources.getByRole('listitem').filter({ has: page.getByRole('button', { name }) });
  await expect(source(/News E1/).getByRole('button')).toBeFocused();
  await expect(source(/News E1/).locator('mark')).toBeInViewport();
  await expect(source(/News E1/).locator('mark')).toContainText('an office in Bergen');
  await expect(source(/News E1/)).toContainText('kettles.example.com · Oct 2, 2026 · Page · 2 statements');
  await expect(source(/News E1/)).toContainText('It is on the company’s own site.');
  const link = sources.getByRole('link', { name: /news\/E1/ });
  await expect(link).toHaveAttribute('href', 'https://kettles.example.com/news/E1');
  await expect(link).toHaveAttribute('rel', /noopener/);
  await page.keyboard.press('Escape');
  await expect(mark).toBeFocused();
  await expect(sources.locator('mark')).toHaveCount(0);
  await tabTo(page, source(/News E4/).getByRole('button'));
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-lit]').filter({ hasText: 'The laboratory in Trondheim' })).toBeVisible();
  await expect(section(page, 'Executive Summary').locator('[data-lit]')).toHaveCount(0);
  await source(/News E3/)
    .getByRole('button')
    .click();
  await expect(source(/News E3/)).toContainText('javascript:alert(1)');
  await expect(source(/News E3/).getByRole('link')).toHaveCount(0);
  // Without the room for two columns the source lies over the text.
  await page.setViewportSize({ width: 1000, height: 720 });
  await mark.click();
  const panel = page.getByRole('dialog', { name: '[1] News E1' });
  await expect(panel.locator('mark')).toBeInViewport();
  await expect(panel).toContainText('Page by kettles.example.com, Oct 2, 2026');
  await page.keyboard.press('Escape');
  await expect(mark).toBeFocused();
});

test('how the report was made is told: sources, failures, what was left out, who wrote it', async ({ page }) => {
  await open(page, reportOf());
  const made = section(page, 'How this report was made');
  await made.getByText('14 pages read · 1 claim rejected').click();
  await expect(made).toContainText('Built-in analyst (version 1)');
  await expect(made.getByRole('list', { name: 'Sources queried' })).toContainText('1 page read, 1 not');
  await expect(made).toContainText('No answer within 20 s');
  await expect(made).toContainText('1 claim was rejected');
  await made.getByText('Rejected claims').click();
  await expect(made).toContainText('Its quote stands in no evidence.');
  await made.getByText('Possibly about another company (1)').click();
  await expect(made.getByRole('link', { name: 'Kettles of Texas raises $5M' })).toBeVisible();
  await made.getByText('Pages of Company site').click();
  await expect(made).toContainText('too large: Larger than 4 MB');
  for (const [name, path] of [
    ['Markdown', '/api/reports/report-2/export/markdown'],
    ['JSON', '/api/reports/report-2/export/json'],
  ] as const) {
    await expect(card(page).getByRole('link', { name })).toHaveAttribute('href', path);
  }
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await card(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(toast(page)).toContainText('Link Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${new URL(page.url()).origin}${ADDRESS}&report=report-2`);
});

test('a report that found nothing says so instead of filling', async ({ page }) => {
  await open(page, EMPTY);
  await expect(card(page)).toContainText('Nothing found, 14 pages read');
  await expect(section(page, 'Executive Summary')).toHaveCount(0);
  await expect(section(page, 'R&D Activity')).toHaveCount(0);
  await expect(section(page, 'How this report was made')).toBeVisible();
});

test('without a job board or research the report says so, or nothing', async ({ page }) => {
  const analysis = { ...REPORT_DATA.analysis };
  analysis.rdActivity = { ...analysis.rdActivity, hasRD: false };
  analysis.jobOpenings = {
    count: null,
    departmentsHiring: [],
    positions: [],
    postings: [],
    evidenceId: null,
    evidenceIds: [],
  };
  await open(page, reportOf({ reportData: { ...REPORT_DATA, analysis } }));
  await expect(section(page, 'Job Openings')).toContainText('No job board found');
  await expect(section(page, 'R&D Activity')).toHaveCount(0);
});

test('while it is written the report is read every 3 seconds, and not any more at its end', async ({ page }) => {
  let report = GENERATING;
  let reads = 0;
  await open(page, () => {
    reads += 1;
    return report;
  });
  await expect(card(page)).toContainText('Analyzing...');
  await expect(page.getByRole('button', { name: 'Analyzing...' })).toBeDisabled();
  await expect.poll(() => reads, { timeout: 10_000 }).toBeGreaterThanOrEqual(3);
  report = reportOf();
  await expect(section(page, 'Executive Summary')).toBeVisible();
  const atEnd = reads;
  await page.waitForTimeout(4000);
  expect(reads).toBe(atEnd);
});

test('a failed poll is told and the reading goes on', async ({ page, problems }) => {
  problems.expect(/reports\.get/, /status of 503/);
  let report: unknown = GENERATING;
  await open(page, () => report);
  await expect(card(page)).toContainText('Analyzing...');
  report = new Refusal(503, 'The database is restarting');
  await expect(card(page)).toContainText('Failed to fetch report: The database is restarting');
  report = reportOf();
  await expect(section(page, 'Executive Summary')).toBeVisible({ timeout: 15_000 });
});

test('a failed report gives its reason, can be tried again, and older versions stay readable', async ({ page }) => {
  const started: unknown[] = [];
  await open(page, () => (started.length > 0 ? GENERATING : FAILED), {
    'reports.version': reportOf({ id: 'report-1', version: 1 }),
    'reports.generate': () => {
      started.push(1);
      return GENERATING;
    },
  });
  await expect(card(page).getByText('Failed', { exact: true })).toBeVisible();
  await expect(card(page)).toContainText('No page of the site could be read');
  await card(page).getByLabel('Version').selectOption('report-1');
  await expect(page).toHaveURL(/report=report-1/);
  await expect(card(page)).toContainText('You are viewing version 1.');
  await expect(section(page, 'Executive Summary')).toBeVisible();
  await card(page).getByRole('button', { name: 'Show latest version' }).click();
  const released = Promise.withResolvers<void>();
  await page.route(/reports\.generate/, async (route) => {
    await released.promise;
    await route.fallback();
  });
  await card(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Starting...' })).toBeDisabled();
  released.resolve();
  await expect(toast(page)).toContainText('Report Generation Started');
  await expect(toast(page)).toContainText('This may take 1-2 minutes');
  await expect(card(page)).toContainText('Analyzing...');
  expect(started).toHaveLength(1);
});

test('a failure without a reason has its text, and a refused start is a toast', async ({ page, problems }) => {
  problems.expect(/reports\.generate/, /status of 503/);
  await open(
    page,
    { ...FAILED, errorMessage: null },
    {
      'reports.generate': () => new Refusal(503, 'No worker is running'),
    },
  );
  await expect(card(page)).toContainText('Failed to generate report');
  await page.getByRole('button', { name: 'Generate Report' }).click();
  await expect(toast(page)).toContainText('Generation Failed');
  await expect(toast(page)).toContainText('No worker is running');
});

test('two versions are compared as lists at an address of their own', async ({ page }) => {
  const { analysis } = REPORT_DATA;
  const earlier = { ...analysis, recentNews: analysis.recentNews.slice(1), productLaunches: [] };
  let reads = 0;
  await open(page, reportOf(), {
    'reports.version': () => {
      reads += 1;
      return reads === 1
        ? reportOf({ id: 'report-1', version: 1, reportData: { ...REPORT_DATA, analysis: earlier } })
        : reportOf();
    },
  });
  await card(page).getByRole('link', { name: 'Compare' }).click();
  await expect(page).toHaveURL(/\/company-reports\/compare\?left=report-1&right=report-2$/);
  const differences = page.getByRole('region', { name: 'Differences' });
  const launches = differences.getByRole('region', { name: 'Product launches' });
  await expect(launches.getByRole('list', { name: 'Added' })).toContainText('Kettle 3000 (Sep 15, 2026)');
  await expect(differences.getByRole('region', { name: 'News' })).toContainText('News of the kind other (undated)');
  await expect(differences.getByRole('region', { name: 'Job openings' })).toHaveCount(0);
  await page.goBack();
  await expect(section(page, 'Executive Summary')).toBeVisible();
});

test('a company without a domain brings a warning', async ({ page }) => {
  await open(page, reportOf(), { 'companies.get': { ...COMPANY, domain: '' } });
  await expect(page.getByRole('alert')).toContainText('has no domain');
});

test('an address leads to a version; one of another company or a removed company is told', async ({
  page,
  problems,
}) => {
  problems.expect(/companies\.get/, /reports\.(?:get|version)/, /status of 404/);
  await answer(page, {
    'companies.get': COMPANY,
    'reports.get': reportOf(),
    'reports.version': reportOf({ id: 'other', companyId: 'f'.repeat(24) }),
  });
  await page.goto(`${ADDRESS}&report=other`);
  await expect(card(page)).toContainText('This version belongs to another company.');
  await card(page).getByRole('button', { name: 'Show latest' }).click();
  await expect(section(page, 'Executive Summary')).toBeVisible();
  await page.goBack();
  await expect(card(page)).toContainText('This version belongs to another company.');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await answer(page, { 'companies.get': COMPANY, 'reports.get': reportOf() });
  await page.goto(`${ADDRESS}&report=of-long-ago`);
  await expect(card(page)).toContainText('Report version not found');
  await expect(card(page)).toContainText('No report has the id of-long-ago. Of each company the newest 20 are kept.');
  await card(page).getByRole('button', { name: 'Show latest' }).click();
  await expect(section(page, 'Executive Summary')).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto(`/company-reports?company=${'f'.repeat(24)}`);
  await expect(page.getByText('Company not found')).toBeVisible();
  await page.goto('/company-reports?company=rubbish');
  await expect(page.getByText('No company selected')).toBeVisible();
});

test('on paper the report is light, without the shell, with its sources', async ({ page }) => {
  await open(page, reportOf());
  await expect(section(page, 'Executive Summary')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Screens' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Generate Report' })).toBeHidden();
  await expect(section(page, 'Sources')).toContainText('[1] News E1. kettles.example.com, Oct 2, 2026.');
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)');
});
