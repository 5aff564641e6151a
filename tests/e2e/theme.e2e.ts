import { restyled } from './support/restyled.ts';
import { hold, setTheme, settled } from './support/screens.ts';
import { expect, type Page, test } from './support/test.ts';

const html = (page: Page) => page.locator('html');
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));

test('the theme is dark by default; the button switches, and the choice is kept', async ({ page }) => {
  await page.goto('/');
  await expect(html(page)).toHaveClass('dark');
  expect(await stored(page)).toBeNull();
  await page.getByRole('button', { name: 'Switch to light theme' }).click();
  await expect(html(page)).toHaveClass('light');
  expect(await stored(page)).toBe('light');
  await page.reload();
  await expect(html(page)).toHaveClass('light');
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await expect(html(page)).toHaveClass('dark');
  expect(await stored(page)).toBe('dark');
});

for (const theme of ['light', 'dark'] as const) {
  test(`a stored ${theme} theme is on the page before the application starts`, async ({ page }) => {
    await setTheme(page, theme);
    const code = await hold(page, '/assets/index-');
    await page.goto('/', { waitUntil: 'commit' });
    await expect(html(page)).toHaveClass(theme);
    await expect(page.locator('#root .boot')).toBeAttached();
    code.release();
    await settled(page);
    await expect(html(page)).toHaveClass(theme);
  });
}

test('the colours of the first paint are those of the theme', async ({ page }) => {
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.goto('/');
  await settled(page);
  const dark = await background();
  await page.getByRole('button', { name: 'Switch to light theme' }).click();
  await expect.poll(background).not.toBe(dark);
});

test('nothing fades from one theme to the other: no part begins a transition', async ({ page }) => {
  await page.goto('/search');
  await settled(page);
  const begun = await page.evaluate(async () => {
    let count = 0;
    document.addEventListener('transitionrun', () => count++);
    document.querySelector<HTMLElement>('[aria-label="Switch to light theme"]')?.click();
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let at = 0; at < 5; at++) await frame();
    return count;
  });
  await expect(html(page)).toHaveClass('light');
  expect(begun).toBe(0);
  await expect(html(page)).not.toHaveAttribute('data-theme-changing');
});

test('a change of theme styles the page once', async ({ page }) => {
  await page.goto('/search');
  await settled(page);
  const elements = await page.locator('*').count();
  const steps = await restyled(page, async () => {
    await page.getByRole('button', { name: 'Switch to light theme' }).click();
    await expect(html(page)).not.toHaveAttribute('data-theme-changing');
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  });
  expect(steps.filter((count) => count > elements / 2)).toHaveLength(1);
});

test('rubbish in local storage means the default, and the button still works', async ({ page }) => {
  await page.addInitScript(() => {
    if (!['light', 'dark'].includes(localStorage.getItem('theme') ?? '')) localStorage.setItem('theme', '{"a":1}<b>');
  });
  await page.goto('/');
  await expect(html(page)).toHaveClass('dark');
  await page.getByRole('button', { name: 'Switch to light theme' }).click();
  await page.reload();
  await expect(html(page)).toHaveClass('light');
});

test('a browser that blocks local storage shows the application all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto('/');
  await settled(page);
  await page.getByRole('button', { name: 'Switch to light theme' }).click();
  await expect(html(page)).toHaveClass('light');
});
