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
  // A long list is drawn as far as it is seen.
  const seen = new Set<string>();
  await expect(async () => {
    for (const id of await page.locator('.opblock').evaluateAll((all) => all.map((one) => one.id))) seen.add(id);
    await page.mouse.wheel(0, 400);
    expect(seen.size).toBe(operations.length);
  }).toPass({ intervals: [50], timeout: 60_000 });
});
