import { settled } from './support/screens.ts';
import { expect, type Page, test } from './support/test.ts';

/** Links to companies with the number that they promise. */
async function promises(page: Page) {
  const links = page.getByRole('main').locator('a[aria-label$=" companies"], a[aria-label$=" company"]');
  return links.evaluateAll((all) =>
    all.map((link) => {
      const [, count = ''] = /: ([\d,]+) (?:compan|· |\()/.exec(link.getAttribute('aria-label') ?? '') ?? [];
      const filter = new URL((link as HTMLAnchorElement).href).searchParams.get('filter') ?? '';
      return { name: link.getAttribute('aria-label') ?? '', count: Number(count.replaceAll(',', '')), filter };
    }),
  );
}

test('every number on Analytics and the Dashboard is that of the list behind it', async ({ page }) => {
  const seen = new Set<string>();
  for (const path of ['/analytics', '/']) {
    await page.goto(path);
    await settled(page);
    await expect(page.getByRole('list', { name: 'Companies by source' })).toBeVisible();
    for (const { name, count, filter } of await promises(page)) {
      const { headers } = {
        headers: (await page.request.get('/api/companies', { params: { filter, limit: 1 } })).headers(),
      };
      expect(headers['x-total-count'], name).toBe(String(count));
      seen.add(name);
    }
  }
  expect(seen.size).toBeGreaterThan(40);
});

test('as many sources are connected as the card says that leads to them', async ({ page }) => {
  await page.goto('/analytics');
  await settled(page);
  const { activeSources } = await (await page.request.get('/api/analytics/overview')).json();
  const link = page.getByRole('link', { name: 'Data Sources Active' });
  await expect(page.getByRole('main')).toContainText(`Data Sources Active${activeSources}`);
  await link.click();
  await expect(page.getByText(`${activeSources} of`)).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Data sources', exact: true }).getByText('Connected', { exact: true }),
  ).toHaveCount(activeSources);
});

test('a bar, a cell and a card lead to the table with that filter, by keyboard', async ({ page }) => {
  await page.goto('/analytics');
  await settled(page);
  const bar = page.getByRole('list', { name: 'Companies by Size' }).getByRole('link').nth(2);
  const [, count] = /: ([\d,]+) /.exec((await bar.getAttribute('aria-label')) ?? '') ?? [];
  await bar.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: `${count} companies found` })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Filter', exact: true })).toContainText('51–200');
  await page.goBack();
  const cell = page.getByRole('region', { name: 'Agreement by pair' }).getByRole('link').first();
  const pair = (await cell.getAttribute('aria-label')) ?? '';
  await cell.click();
  await expect(page.getByRole('status').filter({ hasText: `${pair.split(': ').at(-1)} found` })).toBeVisible();
  await page.goBack();
  await page.getByRole('heading', { name: 'Companies Compared' }).getByRole('link').click();
  await expect(page).toHaveURL(/\/search\?filter=/);
});
