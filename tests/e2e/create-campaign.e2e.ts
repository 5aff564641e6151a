import type { CreateCampaignInput } from '@workbench/services/campaigns/schemas';
import { answer, Refusal } from './support/answers.ts';
import { settled, toast } from './support/screens.ts';
import { campaignOf } from './support/scripted-campaigns.ts';
import { COMPANY } from './support/scripted-reports.ts';
import { expect, type Page, test, useWorkspace } from './support/test.ts';

useWorkspace('demo');

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Create New Campaign' });
const submit = (page: Page) => dialog(page).getByRole('button', { name: /^(Create Campaign|Creating)/ });
const name = (page: Page) => dialog(page).getByLabel('Campaign Name *');
const boxes = (page: Page) => dialog(page).getByRole('checkbox');

async function open(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Create Campaign' }).click();
  await expect(dialog(page)).toBeVisible();
}

/** What the page sent to create campaigns. */
function watchCreated(page: Page): CreateCampaignInput[] {
  const sent: CreateCampaignInput[] = [];
  page.on('request', (request) => {
    // Calls of the same moment travel in one request: their names in its address, their inputs in its body.
    const calls = new URL(request.url()).pathname.split('/').at(-1)?.split(',') ?? [];
    for (const [index, call] of calls.entries())
      if (call === 'campaigns.create') sent.push(request.postDataJSON()[index]);
  });
  return sent;
}

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await settled(page);
});

test('the companies are asked for only while the dialog is open', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (decodeURIComponent(request.url()).includes('"limit":5000')) asked.push(request.url());
  });
  await page.waitForTimeout(500);
  expect(asked).toEqual([]);
  await open(page);
  await expect(boxes(page).first()).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('shows its texts, counts what is chosen and searches among them', async ({ page }) => {
  await open(page);
  await expect(dialog(page)).toContainText(
    'Create a campaign to generate AI-powered intelligence reports for multiple companies',
  );
  await expect(name(page)).toHaveAttribute('placeholder', 'e.g., Q4 2026 Tech Companies Analysis');
  await expect(dialog(page).getByLabel('Description (Optional)')).toHaveAttribute('rows', '3');
  await expect(dialog(page)).toContainText('0 of 440 companies selected');
  await expect(submit(page)).toHaveText('Create Campaign (0)');
  await expect(submit(page)).toBeDisabled();
  await dialog(page).getByRole('button', { name: 'Select All', exact: true }).click();
  await expect(dialog(page)).toContainText('440 of 440 companies selected');
  await expect(submit(page)).toHaveText('Create Campaign (440)');
  await expect(dialog(page).getByText(/^440 reports · .+ · free · /)).toBeVisible();
  expect(await boxes(page).count()).toBeLessThan(60);
  await dialog(page).getByRole('button', { name: 'Deselect All' }).click();
  const list = dialog(page).getByRole('region', { name: 'Available companies' });
  const windowHeight = page.viewportSize()?.height ?? 0;
  await expect(list, '80vh').toHaveCSS('max-height', `${windowHeight * 0.8}px`);
  await list.evaluate((element) => element.scrollTo(0, 4800));
  await list.locator('li[aria-posinset="102"]').getByRole('checkbox').check();
  expect(await list.evaluate((element) => element.scrollTop), 'stays where a company was chosen').toBeGreaterThan(4000);
  await dialog(page).getByRole('button', { name: 'Deselect All' }).click();
  await dialog(page).getByLabel('Search companies').fill('trading');
  await expect(dialog(page).getByRole('listitem').first()).toContainText(/trading/i);
  await boxes(page).first().check();
  await dialog(page).getByLabel('Search companies').fill('');
  await expect(dialog(page)).toContainText('1 of 440 companies selected');
});

test('a name and a company are needed, each said in its own words', async ({ page }) => {
  await open(page);
  await name(page).press('Enter');
  await expect(toast(page)).toContainText('Campaign Name Required');
  await expect(toast(page)).toContainText('Please enter a name for your campaign');
  await expect(name(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(name(page)).toHaveAccessibleDescription('Please enter a name for your campaign');
  await name(page).fill('Q4');
  await expect(name(page)).not.toHaveAttribute('aria-invalid');
  await name(page).press('Enter');
  await expect(toast(page)).toContainText('No Companies Selected');
  await expect(toast(page)).toContainText('Please select at least one company');
  await boxes(page).first().check();
  await name(page).fill('   ');
  await submit(page).click();
  await expect(toast(page)).toContainText('Campaign Name Required');
  await dialog(page)
    .getByLabel(/^Skip companies/)
    .fill('x');
  await expect(submit(page)).toBeDisabled();
});

test('success closes, says so and leads to the campaigns; what was entered is sent once', async ({ page }) => {
  const sent = watchCreated(page);
  const created = campaignOf({ name: 'Q4', totalCompanies: 2 });
  await answer(page, { 'campaigns.create': created, 'campaigns.list': [created] });
  await open(page);
  await name(page).fill('  Q4 ');
  await dialog(page).getByLabel('Description (Optional)').fill('Two of them');
  await boxes(page).nth(0).check();
  await boxes(page).nth(1).check();
  await dialog(page)
    .getByLabel(/^Skip companies/)
    .fill('30');
  await submit(page).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/campaigns$/);
  await expect(toast(page)).toContainText('Campaign Created!');
  await expect(toast(page)).toContainText('"Q4" campaign created with 2 companies. Generating reports...');
  await expect(page.getByRole('region', { name: 'Q4', exact: true })).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ name: 'Q4', description: 'Two of them', skipYoungerThanDays: 30 });
  expect(sent[0]?.companyIds).toHaveLength(2);
  expect(sent[0]?.requestId).toMatch(/^[0-9a-f-]{36}$/);
});

test('while it is pending nothing closes the dialog; a failure keeps it and what was entered', async ({
  page,
  problems,
}) => {
  problems.expect(/campaigns\.create/, /status of 503/);
  const sent = watchCreated(page);
  await answer(page, { 'campaigns.create': () => new Refusal(503, 'The database is restarting') });
  await open(page);
  await name(page).fill('Q4');
  await dialog(page).getByLabel('Description (Optional)').fill('One of them');
  await boxes(page).first().check();
  const released = Promise.withResolvers<void>();
  await page.route(/campaigns\.create/, async (route) => {
    await released.promise;
    await route.fallback();
  });
  await submit(page).click();
  await expect(submit(page)).toHaveText('Creating...');
  await expect(submit(page)).toBeDisabled();
  await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toBeVisible();
  released.resolve();
  await expect(toast(page)).toContainText('Failed to Create Campaign');
  await expect(name(page)).toHaveValue('Q4');
  await expect(dialog(page)).toContainText('1 of 440 companies selected');
  await submit(page).click();
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[0]?.requestId).toBe(sent[1]?.requestId);
  // The server may have begun the first one: another content is another campaign.
  await expect(submit(page)).toBeEnabled();
  await name(page).fill('Q5');
  await submit(page).click();
  await expect.poll(() => sent.length).toBe(3);
  expect(sent[2]?.requestId).not.toBe(sent[1]?.requestId);
  await expect(submit(page)).toHaveText('Create Campaign (1)');
  // What was typed is not thrown away by a key.
  const question = page.getByRole('alertdialog', { name: 'Discard what you entered?' });
  await expect(async () => {
    // Escape takes away the toast above the dialog first.
    await page.keyboard.press('Escape');
    await expect(question).toBeVisible({ timeout: 500 });
  }).toPass();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(name(page)).toHaveValue('Q5');
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await open(page);
  await expect(name(page)).toHaveValue('');
  await expect(dialog(page).getByLabel('Description (Optional)')).toHaveValue('');
  await expect(dialog(page)).toContainText('0 of 440 companies selected');
});

test('without companies it says what to do first; a failed read can be tried again', async ({ page, problems }) => {
  problems.expect(/companies\.page/, /status of 503/);
  let list: unknown = new Refusal(503, 'The database is restarting');
  await answer(page, { 'companies.page': () => list });
  await open(page);
  await expect(dialog(page)).toContainText('Failed to fetch companies');
  // Without a domain a company can not be chosen.
  list = { items: [{ ...COMPANY, domain: '' }], nextCursor: null, total: 1, totalIsCapped: false };
  await dialog(page).getByRole('button', { name: 'Retry' }).click();
  await expect(dialog(page)).toContainText('No companies available with domain information.');
  await expect(dialog(page)).toContainText('Import companies first to create a campaign.');
});

test('of more than 5,000 companies the first are shown, and the server searches the rest', async ({ page }) => {
  const items = Array.from({ length: 5000 }, (_, index) => ({
    id: index.toString(16).padStart(24, '0'),
    name: `Company ${index}`,
    domain: `company-${index}.example.com`,
    industry: null,
    aggregatedEmployeeCount: null,
    locations: [],
    dataQuality: 'low',
    sourceCount: 0,
  }));
  await answer(page, { 'companies.page': { items, nextCursor: 'more', total: 12_000, totalIsCapped: false } });
  await open(page);
  await expect(dialog(page)).toContainText('The first 5,000 companies are shown.');
  await expect(dialog(page)).toContainText('0 of 12,000 companies selected');
  await dialog(page).getByRole('button', { name: 'Select All', exact: true }).click();
  await expect(submit(page)).toHaveText('Create Campaign (5000)');
  const asked = page.waitForRequest((request) => decodeURIComponent(request.url()).includes('"q":"zebra"'));
  await dialog(page).getByLabel('Search companies').fill('zebra');
  await asked;
});

test('a campaign over 20 companies moves on /campaigns without a reload, ends, and leads to its reports', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await open(page);
  await name(page).fill('Twenty');
  await dialog(page).getByRole('button', { name: 'Select All', exact: true }).click();
  await dialog(page).getByRole('button', { name: 'Deselect All' }).click();
  const list = dialog(page).getByRole('region', { name: 'Available companies' });
  for (let index = 1; index <= 20; index++) {
    const box = list.locator(`li[aria-posinset="${index}"]`).getByRole('checkbox');
    await list.evaluate((element, top) => element.scrollTo(0, top), Math.max(0, (index - 2) * 48));
    await box.check();
  }
  await expect(submit(page)).toHaveText('Create Campaign (20)');
  await submit(page).click();
  const card = page.getByRole('region', { name: 'Twenty', exact: true });
  await expect(card).toContainText(/Generating reports: \d+ of 20/);
  await expect(card.getByText(/^(Completed|Failed)$/).first()).toBeVisible({ timeout: 200_000 });
  await card.getByRole('link', { name: /^Show companies/ }).click();
  await page
    .getByRole('region', { name: /^Companies in / })
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByRole('region', { name: /^Report on / })).toContainText('How this report was made');
});
