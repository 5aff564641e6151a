import { sendJson } from '../helpers/send-json.ts';
import { checkAll } from './support/axe.ts';
import { FIVE_JOBS } from './support/five-jobs.ts';
import { Hands } from './support/hands.ts';
import { settled } from './support/screens.ts';
import { expect, type Page, test, useWorkspace } from './support/test.ts';

useWorkspace('lived-in');

const tour = (page: Page) => page.getByRole('complementary', { name: 'Tour' });
const banner = (page: Page) => page.getByRole('complementary', { name: 'Demo data' });

/** It begins after the history, brings nothing that a test here needs, and would run beside all of them. */
const cancelFirstSync = (origin: string) =>
  expect(async () => {
    const { run } = await sendJson(origin, 'GET', '/api/sources/sync');
    await sendJson(origin, 'POST', `/api/sources/sync/${run.id}/cancel`);
  }, 'the sync has begun, and is cancelled').toPass();

test('the first screen is there at once, says how far the history is, and fills up by itself', async ({
  page,
  origin,
}) => {
  test.setTimeout(600_000);
  await page.goto('/campaigns');
  await expect(banner(page)).toContainText('The companies in this workspace are fictional demo data.');
  await expect(page.getByRole('heading', { name: 'Target accounts, first look (demo)' })).toBeVisible();
  const last = page.getByRole('heading', { name: 'Next quarter, long list (demo)' });
  await expect(last).toBeVisible({ timeout: 500_000 });
  await expect(banner(page)).not.toContainText('history', { timeout: 500_000 });
  await cancelFirstSync(origin);
});

test('every part of the product has something to see', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('tour-seen', 'yes'));
  const seen: Record<string, string | RegExp> = {
    '/lists': 'Follow up after the fair (demo)',
    '/customers': 'Dovergate Therapeutics',
    '/linkedin-outreach': 'Engineering leaders, first contact (demo)',
    '/contact-search?tab=saved': /18/,
    '/audit-log?actor=demo': 'outreach.changeStatus',
  };
  for (const [path, text] of Object.entries(seen)) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText(text).first(), path).toBeVisible();
  }
  const { findings } = await (await page.request.get('/api/leads/findings')).json();
  const suggested = findings.find(({ finding }: { finding: string }) => finding === 'suggestion');
  expect(suggested.leads).toBeGreaterThan(0);
});

test('five jobs are done without a mouse, and take no more keys than they need', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => localStorage.setItem('tour-seen', 'yes'));
  await page.goto('/');
  const counts: string[] = [];
  for (const { name, pressesMax, run } of FIVE_JOBS) {
    await settled(page);
    const hands = new Hands(page);
    await run(page, hands);
    counts.push(`${name}: ${hands.presses} keys and ${hands.characters} characters`);
    expect(hands.presses, name).toBeLessThanOrEqual(pressesMax);
  }
  console.log(counts.join('\n'));
});

test('the tour begins by itself once, points at five real things, and is walked with the keyboard', async ({
  page,
}) => {
  test.setTimeout(600_000);
  await page.goto('/');
  await expect(tour(page), 'it waits for the history').toContainText('1 of 5', { timeout: 500_000 });
  await settled(page);
  await tour(page).getByRole('button', { name: 'Next' }).click();
  const steps: [string, RegExp][] = [
    ['Ask why a number is what it is', /\/companies\/[0-9a-f]{24}\?panel=why/],
    ['Check a report sentence by sentence', /\/company-reports\?company=/],
    ['Work through the send queue', /\/linkedin-outreach/],
    ['Do all of it by API', /\/api-keys/],
  ];
  for (const [title, address] of steps) {
    await expect(tour(page).getByRole('heading', { name: title })).toBeFocused();
    await expect(page).toHaveURL(address);
    await expect(page.locator('[data-tour-ring]')).toBeVisible();
    if (title === steps.at(-1)?.[0]) break;
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  }
  await checkAll(page, { 'the last step': async () => undefined });
  await tour(page).getByRole('button', { name: 'Done' }).click();
  await expect(tour(page)).toHaveCount(0);
  await page.goto('/');
  await settled(page);
  await expect(tour(page)).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /Command palette|Search/ }).fill('take the tour');
  await page.keyboard.press('Enter');
  await expect(tour(page)).toContainText('1 of 5');
  await page.keyboard.press('Escape');
  await expect(tour(page)).toHaveCount(0);
});

test('all of it goes with one click, and says beforehand what that is', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('tour-seen', 'yes'));
  await page.goto('/campaigns');
  await banner(page).getByRole('button', { name: 'Remove demo data' }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove the demo data?' });
  await expect(question).toContainText(/18 contacts.*44 leads/);
  await question.getByRole('button', { name: 'Remove 444 demo companies' }).click();
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Target accounts, first look (demo)' })).toHaveCount(0);
  await page.goto('/lists');
  await settled(page);
  await expect(page.getByText('(demo)')).toHaveCount(0);
});
