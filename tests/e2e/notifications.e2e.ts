import { answer } from './support/answers.ts';
import { toast } from './support/screens.ts';
import { expect, type Page, test, useWorkspace } from './support/test.ts';

useWorkspace('empty');

const openToast = (page: Page) => toast(page).and(page.locator('[data-state=open]'));

async function submitCompany(page: Page, name: string, domain: string) {
  const dialog = page.getByRole('dialog', { name: 'Add company' });
  if ((await dialog.count()) === 0) {
    await page.getByRole('main').getByRole('button', { name: 'Add company' }).click();
  }
  await dialog.getByLabel('Name *').fill(name);
  await dialog.getByLabel('Domain *').fill(domain);
  await dialog.getByRole('button', { name: 'Add company' }).click();
}

test.beforeEach(async ({ page }) => {
  await page.goto('/search');
});

test('F8 moves the focus to the notifications', async ({ page }) => {
  await submitCompany(page, 'Focus', 'focus.com');
  await expect(openToast(page)).toContainText('Company Added');
  await expect(openToast(page)).toContainText('Focus has been added to your tracking list.');
  await page.keyboard.press('F8');
  const isInside = () =>
    page.evaluate(() => document.activeElement?.closest('[aria-label="Notifications (F8)"]') !== null);
  await expect.poll(isInside).toBe(true);
});

test('the message of a company that was added leads to it', async ({ page }) => {
  await submitCompany(page, 'Shown', 'shown.com');
  await openToast(page).getByRole('button', { name: 'Show company' }).click();
  await expect(page).toHaveURL(/\/search\?company=[0-9a-f]{24}$/);
  await expect(page.getByRole('dialog', { name: 'Shown' })).toBeVisible();
});

test('at most one toast is visible: a newer one takes the place of the older', async ({ page }) => {
  await submitCompany(page, 'First', 'first.com');
  await expect(openToast(page)).toContainText('First has been added');
  await submitCompany(page, 'Second', 'second.com');
  await expect(openToast(page)).toContainText('Second has been added');
  await expect(openToast(page)).toHaveCount(1);
});

test('a success replaces the failure before it, and the log keeps both', async ({ page, problems }) => {
  problems.expect(/companies\.create/, /status of 4\d\d/);
  await submitCompany(page, 'Wrong', 'no domain');
  await expect(openToast(page)).toContainText('Failed to Add Company');
  await expect(page.getByRole('dialog', { name: 'Add company' }), 'what was typed stays').toBeVisible();
  await submitCompany(page, 'Right', 'right.com');
  await expect(page.getByRole('dialog', { name: 'Add company' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Notifications, 2 new' })).toBeVisible();
  await expect(openToast(page)).toHaveCount(1);
  await expect(openToast(page)).toContainText('Company Added');

  await page.getByRole('button', { name: 'Notifications, 2 new' }).click();
  const entries = page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem');
  await expect(entries).toHaveCount(2);
  await expect(entries.nth(0)).toContainText('Company Added');
  await expect(entries.nth(1)).toContainText('Failed to Add Company');
  await expect(entries.nth(1).getByRole('img', { name: 'Error' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
});

test('a domain that is tracked already is refused in words', async ({ page, problems }) => {
  problems.expect(/companies\.create/, /status of 409/);
  await submitCompany(page, 'Twin', 'twin.com');
  await expect(openToast(page)).toContainText('Company Added');
  await submitCompany(page, 'Twin again', 'https://www.TWIN.com/about');
  await expect(openToast(page)).toContainText('Failed to Add Company');
  await expect(openToast(page)).toContainText('twin.com');
  await expect(openToast(page)).not.toContainText('{');
});

test('a swipe to the right by more than 50 px dismisses a toast', async ({ page }) => {
  await submitCompany(page, 'Swiped', 'swiped.com');
  await expect(openToast(page)).toContainText('Swiped');
  const swipe = async (px: number) => {
    const box = await openToast(page).boundingBox();
    await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
    await page.mouse.down();
    await page.mouse.move((box?.x ?? 0) + 20 + px, (box?.y ?? 0) + 20, { steps: 5 });
    await page.mouse.up();
  };
  await swipe(45);
  await expect(openToast(page)).toHaveCount(1);
  await swipe(60);
  await expect(openToast(page)).toHaveCount(0);
});

test('a toast leaves by itself after five seconds', async ({ page }) => {
  await page.clock.install();
  await page.goto('/search');
  await submitCompany(page, 'Brief', 'brief.com');
  await expect(openToast(page)).toContainText('Brief');
  await page.clock.fastForward(5200);
  await expect(openToast(page)).toHaveCount(0);
});

test('a notification leads to all that its address says', async ({ page }) => {
  await answer(page, {
    'settings.notifications': [
      {
        ...{ id: 'n1', at: '2026-11-21T12:00:00.000Z', kind: 'headcount_moved', emailed: false },
        ...{ title: 'Marks & Spencer has grown', message: '', link: '/search?q=Marks%20%26%20Spencer' },
      },
    ],
  });
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByRole('link', { name: 'Marks & Spencer has grown' }).click();
  await expect(page.getByRole('searchbox').first()).toHaveValue('Marks & Spencer');
});
