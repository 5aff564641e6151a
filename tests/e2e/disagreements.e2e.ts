import { answer, Refusal } from './support/answers.ts';
import { checkAll } from './support/axe.ts';
import { settled, tabTo, toast } from './support/screens.ts';
import { expect, type Page, test, useWorkspace } from './support/test.ts';

useWorkspace('empty', [
  {
    csv: [
      'name,domain,industry,Employees (Register),Employees (Network),SIREN',
      'Nordlicht Werke,nordlicht.de,Machinery,1000,3000,',
      'Boulangerie Dupont,dupont.fr,Food,400,800,552032534',
      'Tilia Press,tilia.fi,Food,100,150,',
      'Halden Fisk,halden.no,Food,100,104,',
    ].join('\n'),
  },
]);

const row = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Companies whose sources disagree' }).getByRole('button', { name });
const figures = (page: Page) => page.getByRole('region', { name: 'Figures', exact: true });
const caseOf = (page: Page, name: string) => figures(page).getByRole('heading', { level: 2, name });

test('each case is decided by keyboard on one screen, keeps its reason, and comes back by Undo', async ({ page }) => {
  await page.goto('/analytics');
  const link = page.getByRole('link', { name: '3 disagreements to decide' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(caseOf(page, 'Nordlicht Werke')).toBeVisible();
  await expect(row(page, 'Nordlicht Werke')).toContainText('2,000 apart');
  await expect(row(page, 'Halden Fisk')).toHaveCount(0);

  await tabTo(page, page.getByLabel('Reason (optional)'));
  await page.keyboard.type('Counts the whole group');
  const id = new URL(page.url()).searchParams.get('company') ?? '';
  await tabTo(page, page.getByRole('button', { name: 'Prefer Network here' }));
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('The headcount of Nordlicht Werke is that of Network.');
  await expect(row(page, 'Nordlicht Werke')).toHaveCount(0);
  await expect(caseOf(page, 'Boulangerie Dupont')).toBeVisible();
  await expect(figures(page)).toBeFocused();
  const decided = await page.request.get(`/api/analytics/disagreements/${id}`);
  expect(await decided.json()).toMatchObject({ headcount: 3000, decision: { reason: 'Counts the whole group' } });

  await page.keyboard.press('n');
  await expect(toast(page)).toContainText('Boulangerie Dupont comes back when one of its figures changes.');
  await expect(caseOf(page, 'Tilia Press')).toBeVisible();
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'Boulangerie Dupont')).toBeVisible();

  await tabTo(page, page.getByRole('button', { name: 'Edit Headcount' }));
  await page.keyboard.press('Enter');
  await page.keyboard.type('120');
  await tabTo(page, page.getByLabel('Reason', { exact: true }));
  await page.keyboard.type('Annual report');
  await page.keyboard.press('Enter');
  await expect(row(page, 'Tilia Press')).toHaveCount(0);
  await expect(caseOf(page, 'Boulangerie Dupont')).toBeVisible();
  await page.keyboard.press('n');
  await expect(page.getByText('Nothing to decide')).toBeVisible();

  await page.getByLabel('Cases').selectOption('Decided');
  await row(page, 'Tilia Press').click();
  await expect(figures(page)).toContainText(/Entered by hand on .*: Annual report/);
  await row(page, 'Boulangerie Dupont').click();
  await expect(figures(page)).toContainText(/Left as is on /);
  await row(page, 'Nordlicht Werke').click();
  await expect(figures(page)).toContainText(/Source preferred on .*: Counts the whole group/);
  await page.getByRole('button', { name: 'Prefer Register here' }).click();
  await expect(figures(page)).toContainText('1,000 employees');
  await page.getByRole('button', { name: 'Prefer no source' }).click();
  await expect(row(page, 'Nordlicht Werke')).toHaveCount(0);
  await page.getByLabel('Cases').selectOption('To decide');
  await expect(row(page, 'Nordlicht Werke')).toBeVisible();
});

test('axe finds nothing to fault in the queue, a case, an empty queue and a failure', async ({ page, problems }) => {
  test.setTimeout(240_000);
  problems.expect(/trpc\/analytics\.disagreements/, /status of 503/);
  await checkAll(page, {
    Queue: async () => {
      await page.goto('/disagreements');
      await settled(page);
    },
    Case: async () => {
      await row(page, 'Nordlicht Werke').click();
      await page.getByRole('button', { name: 'Edit Headcount' }).click();
      await expect(page.getByRole('form', { name: 'Edit Headcount' })).toBeVisible();
    },
    Decided: async () => {
      await page.goto('/disagreements?state=decided');
      await row(page, 'Boulangerie Dupont').click();
      await page.getByRole('button', { name: /^Strike out SIREN/ }).click();
      await expect(page.getByRole('form', { name: /^Strike out SIREN/ })).toBeVisible();
    },
    Empty: async () => {
      await answer(page, { 'analytics.disagreements': { items: [], nextCursor: null, total: 0 } });
      await page.goto('/disagreements');
      await expect(page.getByText('Nothing to decide')).toBeVisible();
    },
    Failure: async () => {
      await answer(page, { 'analytics.disagreements': new Refusal(503, 'The database does not answer') });
      await page.goto('/disagreements');
      await expect(page.getByText('Failed to fetch sources that disagree')).toBeVisible();
    },
  });
});
