import type { BulkStart, ReportStatuses } from '@workbench/services/reports/schemas';
import { answer, Refusal } from './support/answers.ts';
import { settled, toast } from './support/screens.ts';
import { COMPANY } from './support/scripted-reports.ts';
import { expect, type Page, test, useWorkspace } from './support/test.ts';

useWorkspace('demo');

const list = (page: Page) => page.getByRole('region', { name: 'Companies', exact: true });
const boxes = (page: Page) => list(page).getByRole('checkbox');
const rows = (page: Page) => list(page).getByRole('listitem');
const generate = (page: Page, count: number) => page.getByRole('button', { name: `Generate ${count} Reports` });

/** A run whose answers the test gives: what was asked for, and by company what its state is now. */
async function scriptedRun(page: Page) {
  const script = { asked: [] as string[][], states: new Map<string, 'completed' | 'failed'>(), fails: false };
  const ids = (body: unknown) => (Object.values(body as object)[0] as { companyIds: string[] }).companyIds;
  page.on('request', (request) => {
    if (request.url().includes('reports.statuses')) script.asked.push(ids(request.postDataJSON()));
  });
  await answer(page, {
    'reports.estimate': {
      toWrite: 3,
      fresh: 0,
      unknown: 0,
      seconds: 90,
      isMeasured: true,
      analyst: { kind: 'built-in', name: 'Built-in analyst' },
      tokens: 0,
    },
    'reports.generateMany': { successful: 3, runId: 'run-1', refused: [] },
    'reports.statuses': () => {
      if (script.fails) return new Refusal(503, 'The database is restarting');
      const statuses: ReportStatuses['statuses'] = (script.asked.at(-1) ?? []).map((companyId) => ({
        companyId,
        status: script.states.get(companyId) ?? 'generating',
        errorMessage: script.states.get(companyId) === 'failed' ? 'No page of the site could be read' : null,
      }));
      return { statuses };
    },
  });
  await page.goto('/company-reports?tab=bulk');
  await settled(page);
  return script;
}

async function startThree(page: Page) {
  for (const index of [0, 1, 2]) await boxes(page).nth(index).check();
  await generate(page, 3).click();
}

test('companies are chosen by search, all at once, and left again; the price is told before', async ({ page }) => {
  await page.goto('/company-reports?tab=bulk');
  await settled(page);
  await generate(page, 0).click();
  await expect(toast(page)).toContainText('No Companies Selected');
  await expect(toast(page)).toContainText('Please select at least one company');
  await page.getByRole('button', { name: 'Select All (440)' }).click();
  await expect(page.getByText('440 selected')).toBeVisible();
  await expect(generate(page, 440)).toBeVisible();
  await expect(
    page.getByText(/^440 reports · .+ · free · .+, (based on recent reports|a rough estimate)/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Deselect All' }).click();
  await expect(page.getByText('0 selected')).toBeVisible();
  await page.getByLabel('Search companies').fill('trading');
  await expect(rows(page).first()).toContainText(/trading/i);
  await expect(rows(page).first()).toContainText(/~[\d,]+ employees/);
  await boxes(page).first().check();
  await page.getByLabel('Search companies').fill('nothing like it');
  await expect(page.getByText('No matching companies.')).toBeVisible();
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.getByLabel(/^Skip companies/).fill('400');
  await expect(page.getByRole('alert')).toHaveText('Enter a whole number from 0 to 365');
});

test('a run is followed to its end: badges, reasons, progress, and only the unfinished are asked about', async ({
  page,
}) => {
  const script = await scriptedRun(page);
  await startThree(page);
  await expect(toast(page)).toContainText('Bulk Generation Started');
  await expect(toast(page)).toContainText('Started generating reports for 3 companies');
  await expect(list(page).getByText('Generating', { exact: true })).toHaveCount(3);
  await expect(boxes(page).first()).toBeDisabled();
  await expect(generate(page, 3)).toBeDisabled();
  await expect.poll(() => script.asked.length).toBeGreaterThan(0);
  const [first = '', second = '', third = ''] = script.asked[0] ?? [];
  script.states.set(first, 'completed').set(second, 'failed');
  await expect(rows(page).nth(0)).toContainText('Done');
  await expect(rows(page).nth(1)).toContainText('Failed');
  await expect(rows(page).nth(1)).toContainText('No page of the site could be read');
  const progress = page.getByRole('region', { name: 'Bulk generation' });
  await expect(progress).toContainText('Generating reports: 1 of 3 completed');
  await expect(progress.getByRole('progressbar')).toHaveAttribute('aria-valuenow', /^33/);
  await expect.poll(() => script.asked.at(-1)).toEqual([third]);

  script.states.set(third, 'completed');
  await expect(toast(page)).toContainText('Bulk Generation Complete');
  await expect(boxes(page).first()).toBeEnabled();
  await expect(progress).toContainText('Last run: 2 of 3 completed');
  const asked = script.asked.length;
  await page.waitForTimeout(4000);
  expect(script.asked.length).toBe(asked);
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const log = page.getByRole('dialog', { name: 'Notifications' });
  await expect(log.getByText('Bulk Generation Complete')).toHaveCount(1);
});

test('a run survives a reload and another screen, and its end is said once', async ({ page }) => {
  const script = await scriptedRun(page);
  await startThree(page);
  await expect.poll(() => script.asked.length).toBeGreaterThan(0);
  await page.reload();
  await settled(page);
  await expect(list(page).getByText('Generating', { exact: true })).toHaveCount(3);
  await expect(generate(page, 3)).toBeDisabled();
  await page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: 'Settings' }).click();
  for (const id of script.asked[0] ?? []) script.states.set(id, 'completed');
  await expect(toast(page)).toContainText('Bulk Generation Complete');
  await page.reload();
  await settled(page);
  await page.getByRole('button', { name: 'Notifications', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).not.toContainText('Bulk Generation Complete');
});

test('a failed poll is only logged, and the polling goes on', async ({ page, problems }) => {
  problems.expect(/reports\.statuses/, /status of 503/, /Failed to read the report statuses/);
  const script = await scriptedRun(page);
  script.fails = true;
  await startThree(page);
  await expect.poll(() => script.asked.length, { timeout: 15_000 }).toBeGreaterThan(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
  script.fails = false;
  for (const id of script.asked[0] ?? []) script.states.set(id, 'completed');
  await expect(toast(page)).toContainText('Bulk Generation Complete', { timeout: 20_000 });
});

test('a refused start is a toast, and the choice stays', async ({ page, problems }) => {
  problems.expect(/reports\.generateMany/, /status of 503/);
  await scriptedRun(page);
  await answer(page, { 'reports.generateMany': () => new Refusal(503, 'No worker is running') });
  await startThree(page);
  await expect(toast(page)).toContainText('Bulk Generation Failed');
  await expect(toast(page)).toContainText('No worker is running');
  await expect(boxes(page).first()).toBeEnabled();
});

test('a refused company has failed with its reason, and only those that were begun are counted', async ({ page }) => {
  await scriptedRun(page);
  const refused: BulkStart['refused'] = [];
  page.on('request', (request) => {
    if (!request.url().includes('reports.generateMany')) return;
    const [input] = Object.values<{ companyIds: string[] }>(request.postDataJSON());
    refused.push({ companyId: input?.companyIds[0] ?? '', reason: 'Kettles has no domain' });
  });
  await answer(page, { 'reports.generateMany': () => ({ successful: 2, runId: 'run-2', refused }) });
  await startThree(page);
  await expect(toast(page)).toContainText('Started generating reports for 2 companies');
  await expect(rows(page).nth(0)).toContainText('Kettles has no domain');
  await expect(rows(page).nth(0)).toContainText('Failed');
  await expect(rows(page).nth(1)).toContainText('Generating');
  await page.getByText('Why 1 report failed').click();
  await expect(page.getByRole('region', { name: 'Failed companies' })).toContainText('Kettles has no domain');
});

test('a workspace without companies says where to add some', async ({ page }) => {
  let items: object[] = [{ ...COMPANY, domain: '' }];
  await answer(page, {
    'companies.page': () => ({ items, nextCursor: null, total: items.length, totalIsCapped: false }),
  });
  await page.goto('/company-reports?tab=bulk');
  await expect(page.getByRole('tab')).toHaveText(['Single Report', 'Bulk Generate']);
  await expect(rows(page)).toContainText('No domain');
  await expect(rows(page)).toContainText('~120 employees');
  items = [];
  await page.reload();
  await expect(
    page.getByText('No companies available. Add companies from the Search page first.', { exact: true }),
  ).toBeVisible();
});

test('three reports are written together, for real', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/company-reports?tab=bulk');
  await settled(page);
  await startThree(page);
  await expect(toast(page)).toContainText('Bulk Generation Started');
  await expect(toast(page)).toContainText('Bulk Generation Complete', { timeout: 90_000 });
  await expect(list(page).getByText(/^(Done|Failed)$/)).toHaveCount(3);
});
