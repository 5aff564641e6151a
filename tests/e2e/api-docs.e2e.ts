import { hold, setTheme } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test('the page of the REST interface shows every operation and opens a linked one, with the content security policy in force', async ({
  page,
  request,
}) => {
  const { paths, webhooks } = (await (await request.get('/api/openapi.json')).json()) as Record<
    'paths' | 'webhooks',
    Record<string, object>
  >;
  const operations = Object.values({ ...paths, ...webhooks }).flatMap((methods) => Object.keys(methods));
  const response = await page.goto('/api/docs#/webhooks/webhooks-list');
  expect(response?.headers()['content-security-policy']).toContain("script-src 'self'");
  // All of them without scrolling, so that the browser's own search finds each.
  await expect(page.locator('.opblock')).toHaveCount(operations.length, { timeout: 60_000 });
  const ids = await page.locator('.opblock').evaluateAll((all) => all.map((one) => one.id));
  expect(new Set(ids).size).toBe(operations.length);
  await expect(page.locator('#operations-webhooks-webhooks-list.is-open')).toBeInViewport({ timeout: 60_000 });
  await expect(page.locator('html'), 'dark, as the product').toHaveClass('dark-mode');
});

test('the page of the REST interface has the theme that was chosen in the product', async ({ page }) => {
  await setTheme(page, 'light');
  // The theme does not wait for the operations; to draw all of them is the longest work of any page.
  await hold(page, '/api/openapi.json');
  await page.goto('/api/docs');
  await expect(page.locator('#swagger-ui > *')).not.toHaveCount(0);
  await expect(page.locator('html')).not.toHaveClass(/dark-mode/);
});
