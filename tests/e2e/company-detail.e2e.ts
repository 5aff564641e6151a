import { answer, Refusal } from './support/answers.ts';
import { companyRows } from './support/screens.ts';
import { expect, type Page, test, useWorkspace } from './support/test.ts';

useWorkspace('empty', [
  {
    csv: [
      'name,domain,industry,Employees (Registry),Employees (Network),location',
      'Exactly Fifty,fifty.com,Toys,100,200,"Berlin, Germany"',
      'Above Fifty,above.com,Toys,1000,1102,"Oslo, Norway"',
      'One Source,lonely.com,Toys,40,,',
      'No Figures,nothing.com,Toys,,,',
    ].join('\n'),
  },
]);

async function open(page: Page, name: string) {
  await page.goto('/search');
  await companyRows(page).filter({ hasText: name }).click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  return dialog;
}

const colour = (element: Element) => getComputedStyle(element).color;

test('opens on a click on the row, and on Enter on its details button', async ({ page }) => {
  await open(page, 'Above Fifty');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/search$/);

  const button = page.getByRole('button', { name: 'Details for Above Fifty' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Above Fifty' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('stays where it is and as high as it is, whichever tab is shown', async ({ page }) => {
  const dialog = await open(page, 'Above Fifty');
  const tabs = dialog.getByRole('tab');
  await expect(tabs).toHaveCount(7);
  await expect(dialog.getByRole('row', { name: /Registry/ })).toBeVisible();
  const boxes = async () => [await dialog.boundingBox(), await dialog.getByRole('tablist').boundingBox()];
  const before = await boxes();
  for (const name of ['Locations', 'Why this number', 'Trend', 'Sync', 'Fields', 'Identifiers', 'By Source']) {
    await dialog.getByRole('tab', { name }).click();
    await expect(dialog.getByRole('tabpanel', { name })).toBeVisible();
    expect(await boxes()).toEqual(before);
  }
});

test('shows name, domain as a safe link, industry and aggregate', async ({ page }) => {
  const dialog = await open(page, 'Above Fifty');
  const link = dialog.getByRole('link', { name: /above\.com/ });
  await expect(link).toHaveAttribute('href', 'https://above.com/');
  await expect(link).toHaveAttribute('rel', /noopener/);
  await expect(dialog.getByText('Toys', { exact: true })).toBeVisible();
  await expect(dialog.getByText('Aggregated Employee Count')).toBeVisible();
  await expect(dialog.getByText('1,051', { exact: true })).toBeVisible();
});

for (const { name, variance, isHighlighted, total } of [
  { name: 'Exactly Fifty', variance: '±50', isHighlighted: false, total: '±100' },
  { name: 'Above Fifty', variance: '±51', isHighlighted: true, total: '±102' },
]) {
  test(`a variance of ${variance} is ${isHighlighted ? '' : 'not '}highlighted`, async ({ page }) => {
    const dialog = await open(page, name);
    const cells = dialog.getByRole('row', { name: /Registry/ }).getByRole('cell');
    const [count, difference] = [cells.nth(0), cells.nth(1)];
    await expect(difference).toContainText(variance);
    const isColoured = (await difference.evaluate(colour)) !== (await count.evaluate(colour));
    expect(isColoured).toBe(isHighlighted);
    await expect(dialog.getByText(`Total variance across sources: ${total} employees`)).toBeVisible();
  });
}

test('the figure of a single source is shown as one source, without a variance, and leads to the setting', async ({
  page,
}) => {
  const dialog = await open(page, 'One Source');
  await expect(dialog.getByText('1 source', { exact: true })).toBeVisible();
  await expect(dialog.getByText('40', { exact: true }).first()).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Change Minimum Sources' })).toHaveAttribute('href', '/settings');
  await expect(
    dialog
      .getByRole('row', { name: /Registry/ })
      .getByRole('cell')
      .nth(1),
  ).toHaveText('–');
  await expect(dialog.getByText('±')).toHaveCount(0);
});

test('an unknown count is a dash in the table and never 0', async ({ page }) => {
  await page.goto('/search');
  const row = companyRows(page).filter({ hasText: 'No Figures' });
  await expect(row.getByRole('cell').nth(3)).toContainText('–');
  await expect(row.getByRole('cell').nth(3)).not.toContainText(/^0$/);
  const dialog = await open(page, 'No Figures');
  await expect(dialog.getByText('No data from any source yet')).toBeVisible();
});

test('the tabs name locations, reasons and the figures over time', async ({ page }) => {
  const dialog = await open(page, 'Above Fifty');
  await dialog.getByRole('tab', { name: 'Locations' }).click();
  await expect(dialog.getByText('Oslo, Norway')).toBeVisible();
  await expect(dialog.getByText(/^Reported by [12] source\(s\)$/)).toBeVisible();
  await dialog.getByRole('tab', { name: 'Why this number' }).click();
  await expect(dialog.getByText('Median of 2 sources')).toBeVisible();
  await expect(dialog.getByText(/^used$/)).toHaveCount(2);
  await dialog.getByRole('tab', { name: 'Trend' }).click();
  await expect(dialog.getByRole('listitem').filter({ hasText: /^Registry 1,000 on / })).toBeVisible();
  await dialog.getByRole('button', { name: 'Show as table' }).click();
  await expect(dialog.getByRole('row', { name: /^Registry .* 1,000$/ })).toBeVisible();
});

test('figures load only while the dialog is open, and anew at the next opening', async ({ page }) => {
  const reads: string[] = [];
  page.on('request', (request) => /companies\.data/.test(request.url()) && reads.push(request.url()));
  await page.goto('/search');
  await expect(companyRows(page)).toHaveCount(4);
  expect(reads).toHaveLength(0);
  for (const expected of [1, 2]) {
    await companyRows(page).filter({ hasText: 'Above Fifty' }).click();
    await expect(page.getByRole('dialog').getByRole('row', { name: /Registry/ })).toBeVisible();
    await expect.poll(() => reads.length).toBe(expected);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('figures that can not be read are told of, and the rest of the dialog stays', async ({ page, problems }) => {
  problems.expect(/companies\.data/, /status of (503|207)/, /status of 503/);
  await answer(page, { 'companies.data': () => new Refusal(503, 'The database is restarting') });
  const dialog = await open(page, 'Above Fifty');
  await expect(dialog.getByText('Failed to fetch company data')).toBeVisible();
  await expect(dialog.getByText('1,051', { exact: true })).toBeVisible();
});

test('an id that names no company is explained in words', async ({ page, problems }) => {
  problems.expect(/companies\.get/, /status of (404|207)/, /status of 404/);
  for (const id of ['f'.repeat(24), 'rubbish']) {
    await page.goto(`/search?company=${id}`);
    await expect(page.getByRole('dialog', { name: 'Company not found' })).toBeVisible();
    await page.getByRole('button', { name: 'Close dialog' }).click();
    await expect(page).toHaveURL(/\/search$/);
  }
});
