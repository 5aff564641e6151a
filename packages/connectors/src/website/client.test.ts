import { expect, test } from 'vitest';
import { northwind, scriptedHttp, settings } from '../test-helpers/scripted-http.ts';
import { website } from './client.ts';

const HOME = '<p>We employ 85 people.</p><a href="/about">About us</a>';
const at = settings('https://{domain}');

test('a site that asks for pauses of years is read by its first page, without waiting for them', async () => {
  const robots = 'User-agent: *\nCrawl-delay: 99999999999\n';
  const http = scriptedHttp([
    [/robots\.txt$/, 200, robots],
    [/./, 200, HOME, { 'content-type': 'text/html' }],
  ]);
  const answer = await website.findCompany(http, northwind(), at);
  expect(answer?.figures[0]?.headcount).toEqual({ value: 85 });
  expect(http.asked.map(({ url }) => new URL(url).pathname)).toEqual(['/robots.txt', '/']);
  expect(http.asked.every(({ limits }) => limits.minGapMs <= 20_000)).toBe(true);
});

test.each(['acme.com/x', 'acme.com@evil.test', 'acme.com:8080', 'acme.com?', 'acme.com#', '../sec', 'acme。com', ''])(
  'a domain that would end the name of the host asks nobody: %j',
  async (domain) => {
    const http = scriptedHttp([]);
    expect(await website.findCompany(http, northwind({ domain }), at)).toBeNull();
    expect(http.asked).toEqual([]);
  },
);

// As a report's reader takes it: see "robots.txt decides" in page-reader.test.ts.
test.each([300, 302, 304])('a robots.txt that answers %i without an address forbids nothing', async (status) => {
  const http = scriptedHttp([
    [/robots\.txt$/, status, ''],
    [/./, 200, HOME, { 'content-type': 'text/html' }],
  ]);
  expect((await website.findCompany(http, northwind(), at))?.figures).toHaveLength(1);
});
