import { answer } from './support/answers.ts';
import { BUILT, companyRows, searchBox, settled } from './support/screens.ts';
import { CAMPAIGN_ITEMS, CAMPAIGNS } from './support/scripted-campaigns.ts';
import { CONTACT_ANSWERS, CONTACT_NOTICES, contactResults } from './support/scripted-contacts.ts';
import { COMPANY, reportOf } from './support/scripted-reports.ts';
import { expectLargeTargets, expectNoJump, expectNoSidewaysScroll, watchLayoutShift } from './support/stability.ts';
import { expect, test } from './support/test.ts';

const WIDTH = 390;

test.use({ viewport: { width: WIDTH, height: 844 }, hasTouch: true });

test('no screen scrolls sideways or jumps, and a finger hits every control', async ({ page }) => {
  await watchLayoutShift(page);
  const tabs = [
    '/search?tab=import',
    '/search?tab=discover',
    '/company-reports?tab=bulk',
    '/sources?catalogue=all',
    '/contact-search?tab=manual',
    '/contact-search?tab=saved',
    '/lead-enrichment?way=file',
    '/lead-enrichment?way=paste',
    '/lead-enrichment?tab=leads',
    '/linkedin-outreach?tab=messages',
    '/nowhere',
  ];
  for (const path of [...BUILT.map(([path]) => path), ...tabs]) {
    await page.goto(path);
    await settled(page);
    await expectNoSidewaysScroll(page, path);
    await expectLargeTargets(page, path);
    await expectNoJump(page, path);
  }
});

test('a report, its evidence and the campaigns fit', async ({ page }) => {
  await answer(page, {
    'companies.get': COMPANY,
    'reports.get': reportOf(),
    'campaigns.list': CAMPAIGNS,
    'campaigns.get': CAMPAIGNS[0],
    'campaigns.items': { items: CAMPAIGN_ITEMS, next: null },
  });
  await page.goto(`/company-reports?company=${COMPANY.id}`);
  const marks = page.getByRole('button', { name: /^Evidence 1/ });
  await expect(marks.first()).toBeVisible();
  await expectNoSidewaysScroll(page, 'the report');
  await marks.first().tap();
  expect(await page.getByRole('dialog').boundingBox()).toMatchObject({ x: 0, width: WIDTH });
  await page.goto('/campaigns');
  await page
    .getByRole('link', { name: /^Show companies/ })
    .first()
    .tap();
  const cards = page.getByRole('list', { name: /^Companies in / }).getByRole('listitem');
  await expect(cards.first()).toContainText('3 pieces of news · 2 open positions · Nov 21, 2026');
  await page.getByLabel('Sort by').selectOption('-openings');
  await expect(cards.first()).toContainText('23 open positions');
  await expectNoSidewaysScroll(page, 'the campaigns');
});

test('found contacts, their dialogs and the saved ones fit', async ({ page }) => {
  await answer(page, { 'contacts.search': contactResults(8, CONTACT_NOTICES), ...CONTACT_ANSWERS });
  await page.goto('/contact-search?tab=manual&titles=CTO,Chief%20Technology%20Officer&locations=Berlin,London');
  await settled(page);
  await page.getByRole('button', { name: 'Search', exact: true }).tap();
  const boxes = page.getByRole('checkbox', { name: /^Select / });
  await expect(boxes.nth(1)).toBeVisible();
  await boxes.nth(1).check();
  await expectNoSidewaysScroll(page, 'the results');
  await expectLargeTargets(page, 'the results');
  await expect(page.getByRole('list', { name: 'Contacts', exact: true })).toContainText('Email available');
  const dialog = page.getByRole('dialog');
  for (const name of [/^Reveal$/, 'Save search', 'Saved searches', 'Do not contact']) {
    await page.getByRole('button', { name }).first().tap();
    await expect(dialog).toBeVisible();
    await expectNoSidewaysScroll(page, `${name}`);
    expect(await dialog.evaluate((element) => element.scrollWidth <= element.clientWidth), `${name}`).toBe(true);
    await dialog.getByRole('button', { name: 'Close' }).tap();
    await expect(dialog).toHaveCount(0);
  }
  await page.getByRole('tab', { name: 'Saved Contacts' }).tap();
  await page.getByRole('button', { name: /^Notes on/ }).tap();
  await expect(page.getByText('Met at the fair')).toBeVisible();
  await expectNoSidewaysScroll(page, 'the saved contacts');
});

test('the sheet leads to the search, and a company opens over the whole screen', async ({ page }) => {
  await page.goto('/');
  await settled(page);
  await page.getByRole('button', { name: 'Toggle sidebar' }).tap();
  await page.getByRole('dialog', { name: 'Screens' }).getByRole('link', { name: 'Search Companies' }).tap();
  await searchBox(page).fill('trading');
  await expect(page.getByText(/^\d+ companies found$/)).toBeVisible();
  await expect(page.getByText('Search: trading')).toBeVisible();
  await companyRows(page).first().tap();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Aggregated Employee Count');
  expect(await dialog.boundingBox()).toMatchObject({ x: 0, width: WIDTH });
  for (const tab of ['By Source', 'Locations', 'Why this number', 'Trend', 'Sync']) {
    await dialog.getByRole('tab', { name: tab }).tap();
    await expect(dialog.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
    await expectNoSidewaysScroll(page, tab);
    expect(await dialog.evaluate((element) => element.scrollWidth <= element.clientWidth), tab).toBe(true);
  }
  await dialog.getByRole('button', { name: 'Close' }).tap();
  await expect(dialog).toHaveCount(0);
});

test('header, palette and dialogs fit', async ({ page }) => {
  await page.goto('/');
  await settled(page);
  await page.getByRole('banner').getByRole('button', { name: 'Create Campaign' }).tap();
  await expect(page.getByRole('dialog', { name: 'Create New Campaign' })).toBeVisible();
  await expectNoSidewaysScroll(page, 'Create Campaign');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
  await page.getByRole('button', { name: 'Search everything' }).tap();
  await expect(page.getByRole('dialog', { name: 'Command palette' })).toBeVisible();
  await expectNoSidewaysScroll(page, 'the palette');
});
