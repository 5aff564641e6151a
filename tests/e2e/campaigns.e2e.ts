import type { Campaign } from '@workbench/services/campaigns/schemas';
import { answer, Refusal } from './support/answers.ts';
import { expectQuiet, hold, settled, tabTo, toast } from './support/screens.ts';
import { CAMPAIGN_ITEMS, CAMPAIGNS, campaignOf } from './support/scripted-campaigns.ts';
import { expect, type Page, test } from './support/test.ts';

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const counter = (page: Page, name: string) =>
  page.getByRole('heading', { level: 2, name, exact: true }).locator('xpath=../..');

/** Campaigns that the test drives, and which actions the page asked for. */
async function scripted(page: Page, campaigns: Campaign[]) {
  const script = { campaigns, actions: [] as string[], reads: 0 };
  const act = (name: string, change: Partial<Campaign>) => () => {
    script.actions.push(name);
    script.campaigns = script.campaigns.map((one, index) => (index === 0 ? { ...one, ...change } : one));
    return script.campaigns[0];
  };
  await answer(page, {
    'campaigns.list': () => {
      script.reads += 1;
      return script.campaigns;
    },
    'campaigns.get': () => script.campaigns[0] ?? new Refusal(404, 'No campaign has this id'),
    'campaigns.items': { items: CAMPAIGN_ITEMS, next: null },
    'campaigns.pause': act('pause', { status: 'paused', secondsLeft: null }),
    'campaigns.resume': act('resume', { status: 'in_progress', secondsLeft: 100 }),
    'campaigns.cancel': act('cancel', { status: 'cancelled', cancelledReports: 60, secondsLeft: null }),
    'campaigns.retry': act('retry', { status: 'in_progress', failedReports: 0 }),
  });
  await page.goto('/campaigns');
  await settled(page);
  return script;
}

test('counters and cards tell what each campaign is and how it went', async ({ page }) => {
  await scripted(page, CAMPAIGNS);
  for (const [name, count] of [
    ['Total Campaigns', '5'],
    ['In Progress', '1'],
    ['Completed', '1'],
    ['Failed', '1'],
  ] as const) {
    await expect(counter(page, name)).toContainText(count);
  }
  const running = card(page, 'Q4 kettles');
  await expect(running.getByText('In Progress', { exact: true })).toBeVisible();
  await expect(running).toContainText('Everyone who boils water');
  await expect(running).toContainText('2 hours ago');
  await expect(running).toContainText('Companies120Progress50%');
  await expect(running).toContainText('50 completed, 10 failed');
  await expect(running).toContainText('Generating reports: 60 of 120');
  await expect(running).toContainText('about 3 minutes left');
  await expect(running.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
  const finished = card(page, 'Finished one');
  await expect(finished.getByText('Completed', { exact: true }).first()).toBeVisible();
  await expect(finished).toContainText('1 hour ago');
  await expect(finished).toContainText('4 skipped (recent report)');
  await expect(finished.getByRole('progressbar')).toHaveCount(0);
  await expect(card(page, 'Paused one').getByText('paused', { exact: true })).toBeVisible();
  await expect(card(page, 'Cancelled one').getByText('cancelled', { exact: true })).toBeVisible();
  await expect(card(page, 'Cancelled one').getByRole('button', { name: 'Retry failed' })).toHaveCount(0);
});

test('a campaign in progress moves by itself, and nothing is asked any more at its end', async ({ page }) => {
  const script = await scripted(page, [campaignOf()]);
  await expect(card(page, 'Q4 kettles')).toContainText('60 of 120');
  script.campaigns = [campaignOf({ completedReports: 90 })];
  await expect(card(page, 'Q4 kettles')).toContainText('100 of 120');
  const over = { status: 'completed', completedReports: 110, secondsLeft: null } as const;
  script.campaigns = [campaignOf({ ...over, completedAt: new Date().toISOString() })];
  await expect(card(page, 'Q4 kettles').getByText('Completed', { exact: true }).first()).toBeVisible();
  await expectQuiet(page, () => script.reads);
});

test('a campaign is paused, resumed and, after a question, cancelled', async ({ page }) => {
  const script = await scripted(page, [campaignOf()]);
  const campaign = card(page, 'Q4 kettles');
  await campaign.getByRole('button', { name: 'Pause' }).click();
  await expect(campaign.getByText('paused', { exact: true })).toBeVisible();
  await campaign.getByRole('button', { name: 'Resume' }).click();
  await expect(campaign.getByText('In Progress', { exact: true })).toBeVisible();
  await campaign.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep campaign' }).click();
  expect(script.actions).toEqual(['pause', 'resume']);
  await campaign.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel campaign' }).click();
  await expect(campaign.getByText('cancelled', { exact: true })).toBeVisible();
  expect(script.actions).toEqual(['pause', 'resume', 'cancel']);
});

test('failed companies are tried again; a refusal is a toast', async ({ page, problems }) => {
  problems.expect(/campaigns\.retry/, /status of 503/);
  const script = await scripted(page, [campaignOf({ status: 'completed', secondsLeft: null })]);
  await card(page, 'Q4 kettles').getByRole('button', { name: 'Retry failed' }).click();
  await expect(card(page, 'Q4 kettles').getByText('In Progress', { exact: true })).toBeVisible();
  expect(script.actions).toEqual(['retry']);
  script.campaigns = [campaignOf({ status: 'completed', secondsLeft: null })];
  await expect(card(page, 'Q4 kettles').getByRole('button', { name: 'Retry failed' })).toBeVisible();
  await answer(page, { 'campaigns.retry': () => new Refusal(503, 'The database is restarting') });
  await card(page, 'Q4 kettles').getByRole('button', { name: 'Retry failed' }).click();
  await expect(toast(page)).toContainText('Failed to Retry Campaign');
  await expect(toast(page)).toContainText('The database is restarting');
});

const companiesOf = (page: Page) => page.getByRole('region', { name: 'Companies in Q4 kettles' });
const ADDRESS = `/campaigns/${campaignOf().id}`;

test('a campaign has an address with its companies as columns, sorted and opened by keyboard', async ({ page }) => {
  const inputs: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('campaigns.items')) inputs.push(decodeURIComponent(request.url()));
  });
  await scripted(page, [campaignOf({ status: 'completed', secondsLeft: null })]);
  await tabTo(page, page.getByRole('link', { name: 'Show companies of Q4 kettles' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${ADDRESS}$`));
  await expect(page.getByRole('heading', { level: 1, name: 'Q4 kettles' })).toBeVisible();
  const row = (name: string) => companiesOf(page).getByRole('row').filter({ hasText: name });
  await expect(row('Kettles 0')).toContainText('Done');
  await expect(row('Kettles 0').getByRole('cell')).toHaveText([
    'Done',
    'Kettles raises $3 million Oct 2, 2026',
    '3',
    '2',
    'Nov 21, 2026',
  ]);
  await expect(row('Kettles 0').getByRole('link')).toHaveAttribute(
    'href',
    '/company-reports?company=0123456789abcdef01234560&report=report-2',
  );
  await expect(row('Kettles 1')).toContainText('Its report is 3 days old');
  await expect(row('Kettles 2')).toContainText('No page of the site could be read');
  const heads = companiesOf(page).getByRole('columnheader');
  await tabTo(page, heads.getByRole('button', { name: 'Openings' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/sort=-openings/);
  await expect(heads.filter({ hasText: 'Openings' })).toHaveAttribute('aria-sort', 'descending');
  await expect(companiesOf(page).getByRole('rowheader').first()).toContainText('Kettles 1');
  await tabTo(page, row('Kettles 1').getByRole('link'));
  await page.keyboard.press('ArrowDown');
  await expect(row('Kettles 0').getByRole('link')).toBeFocused();
  await page.getByLabel('Show').selectOption('failed');
  await expect.poll(() => inputs.at(-1)).toContain('"state":"failed"');
  await page.goBack();
  await expect(page).toHaveURL(/\/campaigns$/);
});

test('all companies are loaded before they are sorted, and else on request', async ({ page }) => {
  const [first, second] = [CAMPAIGN_ITEMS.slice(0, 3), CAMPAIGN_ITEMS.slice(3)];
  await scripted(page, [campaignOf({ status: 'completed', secondsLeft: null })]);
  let reads = 0;
  await answer(page, {
    'campaigns.items': () => {
      reads += 1;
      return reads === 1 ? { items: first, next: 3 } : { items: second, next: null };
    },
  });
  await page.goto(ADDRESS);
  const names = companiesOf(page).getByRole('rowheader');
  await expect(names).toHaveCount(3);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(names).toHaveCount(6);
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);
  reads = 0;
  await page.goto(`${ADDRESS}?sort=-company`);
  await expect(names).toHaveCount(6);
  await expect(names.first()).toContainText('Kettles 5');
});

test('a colleague gets a link to a campaign; one that is unknown says so with the way out', async ({
  page,
  problems,
}) => {
  problems.expect(/campaigns\.(?:get|items)/, /status of 404/);
  const script = await scripted(page, [campaignOf({ status: 'completed', secondsLeft: null })]);
  await page.goto(ADDRESS);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(toast(page)).toContainText('Link Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(ADDRESS, page.url()).href);
  script.campaigns = [];
  for (const address of ['/campaigns/q4', '/campaigns/0b9f4c1e-7a52-4d3c-9a64-3f0d7f0c2aff']) {
    await page.goto(address);
    await expect(page.getByText('This campaign isn’t in your workspace')).toBeVisible();
  }
  await page.getByRole('link', { name: 'All campaigns' }).click();
  await expect(page.getByText('No campaigns yet')).toBeVisible();
});

test('results are downloads: one archive and one table in two formats', async ({ page }) => {
  const id = campaignOf().id;
  await scripted(page, [campaignOf()]);
  await page.getByRole('button', { name: 'Download results for Q4 kettles' }).click();
  for (const [name, path] of [
    ['All reports (ZIP)', 'archive'],
    ['Comparison table (CSV)', 'table?format=csv'],
    ['Comparison table (Excel)', 'table?format=excel'],
  ] as const) {
    await expect(page.getByRole('menuitem', { name })).toHaveAttribute('href', `/api/campaigns/${id}/${path}`);
  }
});

test('an empty history points to the button, and a failed read can be tried again', async ({ page, problems }) => {
  problems.expect(/campaigns\.list/, /status of 503/);
  const held = await hold(page, 'campaigns.list');
  await page.goto('/campaigns');
  await expect(page.getByText('Loading campaign history...')).toBeVisible();
  held.release();
  const script = await scripted(page, []);
  await expect(page.getByText('No campaigns yet')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Create Campaign');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  let list: unknown = new Refusal(503, 'The database is restarting');
  await answer(page, { 'campaigns.list': () => list });
  await page.reload();
  await expect(page.getByText('Failed to fetch campaigns')).toBeVisible();
  list = script.campaigns;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('No campaigns yet')).toBeVisible();
});
