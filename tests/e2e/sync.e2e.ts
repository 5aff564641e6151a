import { answer } from './support/answers.ts';
import { companyRows, settled, toast } from './support/screens.ts';
import { expect, type Page, test, useWorkspace } from './support/test.ts';

useWorkspace('demo');

const RUN = {
  id: '0b9f4c1e-7a52-4d3c-9a64-3f0d7f0c2a11',
  origin: 'all',
  state: 'running',
  total: 2000,
  pending: 1190,
  running: 10,
  completed: 790,
  skipped: 5,
  failed: 5,
  cancelled: 0,
  createdAt: new Date().toISOString(),
  finishedAt: null as string | null,
  secondsLeft: 150,
};
const panel = (page: Page) => page.getByRole('region', { name: 'Sync', exact: true });

/** A run that the test drives: what its state is now, and which actions the page asked for. */
async function scriptedRun(page: Page, part: Partial<typeof RUN> = {}) {
  const script = { run: { ...RUN, ...part }, actions: [] as string[] };
  const act = (name: string, change: Partial<typeof RUN>) => () => {
    script.actions.push(name);
    script.run = { ...script.run, ...change };
    return script.run;
  };
  const over = { pending: 0, running: 0, cancelled: 1200, finishedAt: new Date().toISOString() };
  await answer(page, {
    'sources.latestSync': () => ({ run: script.run }),
    'sources.pauseSync': act('pause', { state: 'paused', running: 0, pending: 1200 }),
    'sources.resumeSync': act('resume', { state: 'running', running: 10, pending: 1190 }),
    'sources.cancelSync': act('cancel', { state: 'cancelled', ...over }),
    'sources.retrySync': act('retry', { state: 'running', failed: 0, skipped: 0, pending: 10, finishedAt: null }),
    'sources.syncItems': () => [
      {
        companyId: '0123456789abcdef01234567',
        name: 'Kettles, Inc.',
        domain: 'kettles.example.com',
        state: 'failed',
        attempts: 3,
        message: 'Apollo: no answer within 20 s.\nLusha was not queried: its daily cap is reached',
        finishedAt: null,
      },
    ],
  });
  return script;
}

test('Sync All asks every source about every company, follows it to its end, and says so once', async ({ page }) => {
  test.setTimeout(150_000);
  await page.goto('/sources');
  await settled(page);
  await page.getByRole('button', { name: 'Sync All' }).click();
  await expect(
    page
      .getByRole('listitem')
      .getByText(/^Sync (Started|complete)$/)
      .first(),
  ).toBeAttached();
  await expect(panel(page)).toContainText('Sync complete', { timeout: 120_000 });
  await expect(panel(page)).toContainText(/44\d companies synced/);
  await expect(panel(page).getByRole('progressbar')).toHaveCount(0);
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const notifications = page.getByRole('dialog', { name: 'Notifications' });
  const log = notifications.getByRole('list', { name: 'This session' });
  await expect(log.getByText('Sync Started')).toHaveCount(1);
  await expect(log.getByText('Sync complete')).toHaveCount(0);
  // The demo's first sync, and this one.
  await expect(notifications.getByText('Sync finished')).toHaveCount(2);
  await page.reload();
  await settled(page);
  await expect(panel(page)).toContainText('Sync complete');
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
});

test('a running sync shows counts, percent and time left, and moves by itself', async ({ page }) => {
  const script = await scriptedRun(page);
  await page.goto('/sources');
  await expect(panel(page)).toContainText('Syncing all companies');
  await expect(panel(page)).toContainText('790 of 2,000 companies synced, 5 skipped, 5 failed');
  await expect(panel(page)).toContainText('about 3 minutes left');
  await expect(panel(page).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
  await expect(page.getByRole('button', { name: 'Syncing…' })).toBeDisabled();
  script.run = { ...script.run, completed: 1190, pending: 790, secondsLeft: 30 };
  await expect(panel(page)).toContainText('1,190 of 2,000 companies synced');
  await expect(panel(page)).toContainText('less than a minute left');
});

test('pause, resume and cancel do what they say; cancel asks first', async ({ page }) => {
  const script = await scriptedRun(page);
  await page.goto('/sources');
  await panel(page).getByRole('button', { name: 'Pause' }).click();
  await expect(panel(page)).toContainText('Sync paused');
  await panel(page).getByRole('button', { name: 'Resume' }).click();
  await expect(panel(page)).toContainText('Syncing all companies');
  await panel(page).getByRole('button', { name: 'Cancel' }).click();
  const question = page.getByRole('alertdialog', { name: 'Cancel this sync?' });
  await question.getByRole('button', { name: 'Keep syncing' }).click();
  expect(script.actions).toEqual(['pause', 'resume']);
  await panel(page).getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Cancel sync' }).click();
  await expect(panel(page)).toContainText('Sync cancelled');
  await expect(toast(page)).toContainText('1,200 cancelled');
  expect(script.actions).toEqual(['pause', 'resume', 'cancel']);
  await expect(page.getByRole('button', { name: 'Sync All' })).toBeEnabled();
});

test('failed companies are listed with their reasons, and tried again', async ({ page }) => {
  const script = await scriptedRun(page, { state: 'completed', pending: 0, running: 0, completed: 1990 });
  await page.goto('/sources');
  await panel(page).getByRole('button', { name: 'Show failed and skipped companies' }).click();
  const list = panel(page).getByRole('region', { name: 'Failed and skipped companies' });
  const reasons = list.getByText('Apollo: no answer within 20 s.').first();
  await expect(reasons).toHaveText(/ 20 s\.\nLusha was not queried: its daily cap is reached$/, { useInnerText: true });
  await expect(list.getByRole('link', { name: 'Kettles, Inc.' }).first()).toHaveAttribute('href', /company=0123/);
  await panel(page).getByRole('button', { name: 'Retry failed' }).click();
  await expect(panel(page)).toContainText('Syncing all companies');
  expect(script.actions).toEqual(['retry']);
});

test('nothing is asked any more once the run has ended', async ({ page }) => {
  await scriptedRun(page, { state: 'completed', pending: 0, running: 0, completed: 1990 });
  await page.goto('/sources');
  await expect(panel(page)).toContainText('Sync complete');
  await page.waitForLoadState('networkidle');
  let polls = 0;
  page.on('request', (request) => {
    if (request.url().includes('latestSync')) polls += 1;
  });
  await page.waitForTimeout(5000);
  expect(polls).toBe(0);
});

test('an added company gets figures from five sources and an explained aggregate by itself', async ({ page }) => {
  await page.goto('/search?q=zebra');
  await page.getByRole('button', { name: 'Add company' }).click();
  await page.getByLabel('Name *').fill('Zebra Works');
  await page.getByLabel('Domain *').fill('zebra-works.example.com');
  await page.keyboard.press('Enter');
  const row = companyRows(page).filter({ hasText: 'Zebra Works' });
  await expect(row).toContainText('Querying sources…');
  await expect(row).not.toContainText('Querying sources…', { timeout: 20_000 });
  await expect(row.getByRole('cell').nth(3)).toContainText(/^[\d,]+/);

  await row.click();
  const dialog = page.getByRole('dialog', { name: 'Zebra Works' });
  await expect(dialog.getByText(/^Synced/)).toBeVisible();
  expect(await dialog.getByRole('row').count()).toBeGreaterThanOrEqual(6);
  await dialog.getByRole('tab', { name: 'Why this number' }).click();
  await expect(dialog.getByText(/^Median of \d sources/)).toBeVisible();
  await dialog.getByRole('tab', { name: 'Sync' }).click();
  const answers = dialog.getByRole('region', { name: 'Results by source' }).getByRole('row');
  await expect(answers.filter({ hasText: /[\d,]+ employees/ }).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Sync now' }).click();
  await expect(dialog.getByRole('button', { name: 'Sync now' })).toBeEnabled({ timeout: 20_000 });
});

test('what the server noted stands under Earlier in the log, with its link', async ({ page }) => {
  await answer(page, {
    'settings.notifications': [
      {
        id: '1',
        at: new Date(Date.now() - 3_600_000).toISOString(),
        kind: 'sync_failed',
        title: 'Sync failed',
        message: 'Apollo refused its key.',
        link: '/sources',
        emailed: true,
      },
    ],
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Notifications' }).click();
  const log = page.getByRole('dialog', { name: 'Notifications' });
  await expect(log.getByRole('heading', { name: 'Earlier' })).toBeVisible();
  await expect(log).toContainText('Apollo refused its key. Sent by email.');
  await expect(log).toContainText('1 hour ago');
  await log.getByRole('link', { name: 'Sync failed' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Data Sources' })).toBeVisible();
});
