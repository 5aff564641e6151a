import { fillRecipient, generate, openAssistant, resultCard, text } from './support/assistant.ts';
import { searchFor } from './support/contact-screen.ts';
import { settled, toast } from './support/screens.ts';
import { expect, type Page, test, useWorkspace } from './support/test.ts';

useWorkspace('demo');

const SHOTS = process.env.TOAST_SHOTS;

/** Names of the controls on screen of which any corner or the middle lies under the toast. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const isCovered = (x: number, y: number) =>
      document.elementFromPoint(x, y)?.closest('[data-toasts]') !== null && document.elementFromPoint(x, y) !== null;
    return [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [role="tab"]')]
      .filter((control) => control.closest('[data-toasts]') === null)
      .filter((control) => {
        const { left, right, top, bottom, width, height } = control.getBoundingClientRect();
        if (width < 2 || height < 2) return false;
        const [x1, x2, y1, y2] = [left + 1, right - 1, top + 1, bottom - 1];
        return [
          [x1, y1],
          [x2, y1],
          [x1, y2],
          [x2, y2],
          [(x1 + x2) / 2, (y1 + y2) / 2],
        ].some(([x = 0, y = 0]) => isCovered(x, y));
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent);
  });

async function expectNothingCovered(page: Page, name: string): Promise<void> {
  await expect(toast(page)).toBeVisible();
  if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/${name}.png` });
  expect(await covered(page), name).toEqual([]);
}

test.describe('on a wide screen', () => {
  for (const width of [1280, 1440]) {
    test(`a toast leaves the rows of a list free at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/search?tab=discover');
      await settled(page);
      await page.getByLabel('Location').fill('Norway');
      await page.getByRole('button', { name: 'Discover companies' }).click();
      await expect(toast(page)).toContainText('Search Complete');
      await expectNothingCovered(page, `discover-${width}`);
      await searchFor(page);
      await expect(toast(page)).toContainText('Complete');
      await expectNothingCovered(page, `contacts-${width}`);
    });
  }
});

test('at 200% zoom a toast leaves the search free, and the control that has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await page.goto('/contact-search?tab=manual');
  await settled(page);
  const search = page.getByRole('button', { name: 'Search', exact: true }).last();
  await search.click();
  await expect(toast(page)).toContainText('No Filters');
  if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/zoomed.png` });
  expect(await covered(page)).not.toContain('Search');
  await page.keyboard.press('Escape');
  await expect(toast(page)).toHaveCount(0);
  // The focus is where the toast would lie.
  await search.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await page.evaluate(() => window.scrollBy(0, -60));
  await search.focus();
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('No Filters');
  if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/zoomed-focus.png` });
  expect(await covered(page)).not.toContain('Search');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the new text is on screen and under no toast', async ({ page }) => {
    await openAssistant(page);
    await fillRecipient(page, 'Marta Oliveira');
    await generate(page);
    await expect(toast(page)).toContainText('Message Generated!');
    await expect(text(page)).toBeInViewport({ ratio: 1 });
    await expectNothingCovered(page, 'assistant-390');
    await expect(resultCard(page).getByText('Message generated.')).toHaveRole('status');
  });
});
