import { expect, test } from './support/test.ts';

test('the page of the REST interface shows every operation, with the content security policy in force', async ({
  page,
  request,
}) => {
  const { paths } = (await (await request.get('/api/openapi.json')).json()) as { paths: Record<string, object> };
  const operations = Object.values(paths).flatMap((methods) => Object.keys(methods));
  const response = await page.goto('/api/docs');
  expect(response?.headers()['content-security-policy']).toContain("script-src 'self'");
  await expect(page.locator('.opblock')).toHaveCount(operations.length);
});
