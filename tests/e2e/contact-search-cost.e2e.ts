import { contactRows, results } from './support/contact-screen.ts';
import { settled } from './support/screens.ts';
import { expect, test, useWorkspace } from './support/test.ts';

useWorkspace('demo');

test('a search is capped by the people that it may bring, and so is each further page', async ({ page }) => {
  await page.goto('/contact-search?tab=manual&source=pdl&titles=CTO');
  await settled(page);
  await page.getByLabel('People per search').selectOption('Up to 5');
  await expect(page.getByText(/^A search costs up to 5 credits in People Data Labs/)).toBeVisible();
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (/contacts\.search\b/.test(request.url())) sent.push(request.postDataJSON());
  });
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(contactRows(page)).toHaveCount(5);
  await expect(page).toHaveURL(/people=5/);
  await expect(page.getByText('5 credits used', { exact: false })).toBeVisible();
  await page.getByLabel('People per search').selectOption('Up to 25');
  await expect(results(page).getByText('up to 5 credits', { exact: true })).toBeVisible();
  await results(page).getByRole('button', { name: 'Load more' }).click();
  await expect(contactRows(page)).toHaveCount(10);
  expect(JSON.stringify(sent).match(/"perPage":5\b/g)).toHaveLength(2);
});
