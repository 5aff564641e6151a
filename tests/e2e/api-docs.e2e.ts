import { setTheme } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test('the page of the REST interface shows every operation, with the content security policy in force', async ({
  page,
  request,
}) => {
  const { paths, webhooks } = (await (await request.get('/api/openapi.json')).json()) as Record<
    'paths' | 'webhooks',
    Record<string, object>
  >;
  const operations = Object.values({ ...paths, ...webhooks }).flatMap((methods) => Object.keys(methods));
  const response = await page.goto('/api/docs');
  expect(response?.headers()['content-security-policy']).toContain("script-src 'self'");
  // All of them without scrolling, so that the browser's own search finds each.
  await expect(page.locator('.opblock')).toHaveCount(operations.length, { timeout: 60_000 });
  const ids = await page.locator('.opblock').evaluateAll((all) => all.map((one) => one.id));
  expect(new Set(ids).size).toBe(operations.length);
  await expect(page.locator('html'), 'dark, as the product').toHaveClass('dark-mode');
});

test('the page of the REST interface has the theme that was chosen in the product, and opens a linked operation', async ({
  page,
}) => {
  await setTheme(page, 'light');
  await page.goto('/api/docs#/webhooks/webhooks-list');
  await expect(page.locator('#operations-webhooks-webhooks-list.is-open')).toBeInViewport({ timeout: 60_000 });
  await expect(page.locator('html')).not.toHaveClass(/dark-mode/);
});
