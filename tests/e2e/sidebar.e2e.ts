import { hold, searchBox } from './support/screens.ts';
import { expect, type Page, test } from './support/test.ts';

const SEVEN_DAYS_S = 604_800;
const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Sidebar' });
const toggle = (page: Page) => page.getByRole('button', { name: 'Toggle sidebar' });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Screens' });

async function widthOf(page: Page): Promise<number | undefined> {
  return (await sidebar(page).boundingBox())?.width;
}

test('names the product and every screen in two groups, and marks the current one', async ({ page }) => {
  await page.goto('/analytics');
  await expect(sidebar(page).getByText('Business Intelligence')).toBeVisible();
  const group = (name: string) => sidebar(page).getByRole('list', { name }).getByRole('link');
  await expect(group('Company Intelligence')).toHaveText([
    'Dashboard',
    'Search Companies',
    'Contact Search',
    'Data Sources',
    'Analytics',
    'Company Reports',
    'Campaigns',
    'Settings',
  ]);
  await expect(group('AI Automation')).toHaveText(['AI Assistant', 'LinkedIn Outreach', 'Lead Enrichment']);
  await expect(sidebar(page).locator('[aria-current=page]')).toHaveText('Analytics');
});

test('remembers for seven days in a cookie that it was made narrow', async ({ page, context }) => {
  await page.goto('/');
  await expect.poll(() => widthOf(page)).toBe(256);
  await toggle(page).click();
  await expect.poll(() => widthOf(page)).toBe(48);
  const cookie = (await context.cookies()).find(({ name }) => name === 'sidebar_state');
  expect(cookie).toMatchObject({ value: 'false', path: '/' });
  const livesS = (cookie?.expires ?? 0) - Date.now() / 1000;
  expect(livesS).toBeGreaterThan(SEVEN_DAYS_S - 60);
  expect(livesS).toBeLessThanOrEqual(SEVEN_DAYS_S);
  await page.reload();
  await expect(sidebar(page)).toHaveAttribute('data-state', 'collapsed');
});

test('reads the cookie before the application starts', async ({ page, context, origin }) => {
  await context.addCookies([{ name: 'sidebar_state', value: 'false', url: origin }]);
  const code = await hold(page, '/assets/index-');
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-sidebar', 'collapsed');
  code.release();
  await expect(sidebar(page)).toHaveAttribute('data-state', 'collapsed');
  expect(await widthOf(page)).toBe(48);
});

test('Ctrl+B toggles it, with Caps Lock as well, and no other combination does', async ({ page }) => {
  await page.goto('/');
  await expect(sidebar(page)).toHaveAttribute('data-state', 'expanded');
  await page.keyboard.press('Control+b');
  await expect(sidebar(page)).toHaveAttribute('data-state', 'collapsed');
  await page.keyboard.press('Control+B');
  await expect(sidebar(page)).toHaveAttribute('data-state', 'expanded');
  await page.keyboard.press('Meta+b');
  await expect(sidebar(page)).toHaveAttribute('data-state', 'collapsed');
  for (const keys of ['Control+Shift+b', 'Control+Alt+b', 'b', 'Shift+b']) {
    await page.keyboard.press(keys);
    await expect(sidebar(page), keys).toHaveAttribute('data-state', 'collapsed');
  }
});

test('Ctrl+B does nothing while a person types', async ({ page }) => {
  await page.goto('/search');
  await searchBox(page).focus();
  await page.keyboard.press('Control+b');
  await searchBox(page).fill('typed');
  await expect(searchBox(page)).toHaveValue('typed');
  await expect(sidebar(page)).toHaveAttribute('data-state', 'expanded');
});

test('is a sheet below 768 px, which closes on a choice and when the window grows', async ({ page }) => {
  await page.setViewportSize({ width: 767, height: 800 });
  await page.goto('/');
  await expect(sidebar(page)).toHaveCount(0);
  await toggle(page).click();
  await expect(sheet(page)).toBeVisible();
  await expect.poll(async () => (await sheet(page).boundingBox())?.width).toBe(288);
  await sheet(page).getByRole('link', { name: 'Analytics' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible();
  await expect(sheet(page)).toHaveCount(0);

  await toggle(page).click();
  await expect(sheet(page)).toBeVisible();
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(sheet(page)).toHaveCount(0);
  await expect(sidebar(page)).toBeVisible();
  await toggle(page).click();
  await expect(sidebar(page), 'the page behind is usable again').toHaveAttribute('data-state', 'collapsed');
});
