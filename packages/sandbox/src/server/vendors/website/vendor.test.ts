import { expect, test } from 'vitest';
import { createSandboxWorld } from '../../sandbox-world.ts';
import { PRESS_HOSTS } from '../../stories/press-article.ts';
import { storyOf } from '../../stories/story-of.ts';
import { websiteVendor } from './vendor.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const world = createSandboxWorld({ seed: 20_260_101, companies: 60, now: () => NOW });
const companies = world.all().slice(0, 60);

const get = (host: string, path: string) =>
  websiteVendor.answer(
    {
      method: 'GET',
      host,
      path,
      query: new URLSearchParams(),
      headers: {},
      body: '',
      creditsInvoiced: 0,
      baseUrl: () => '',
    },
    world,
  );

test('every page of a story is answered at its company’s domain', () => {
  for (const company of companies) {
    for (const [path, page] of Object.entries(storyOf(company, NOW).pages)) {
      expect(get(company.domain, path)).toMatchObject({ status: page.status ?? 200, body: page.body });
    }
  }
});

test('every article of the press is answered at its newspaper, and nowhere else', () => {
  const headlines = companies.flatMap((company) => storyOf(company, NOW).headlines);
  expect(headlines.length).toBeGreaterThan(20);
  for (const { host, path, page } of headlines) {
    expect(get(host, path)).toMatchObject({ status: 200, body: page });
    const other = PRESS_HOSTS.find((press) => press !== host) ?? '';
    expect(get(other, path).status).toBe(404);
  }
  expect(get('news.example', '/2026/01/nobody-at-all/nothing').status).toBe(404);
  for (const host of PRESS_HOSTS) expect(get(host, '/robots.txt').body).toContain('Allow: /');
});

test('a fixed company has no page but its own', () => {
  expect(get('eval-32.example.com', '/').status).toBe(200);
  expect(get('eval-33.example.com', '/about').status).toBe(404);
  expect(get('eval-34.example.com', '/robots.txt').body).toContain('Disallow: /');
  expect(get('eval-35.example.com', '/').status).toBe(404);
});
