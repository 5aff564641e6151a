import { expect, test } from 'vitest';
import { parseSitemap } from './sitemap.ts';

test('reads addresses and the day of their change', () => {
  const text = `<?xml version="1.0"?><urlset xmlns:image="x"><url><loc> https://a.example/x?a=1&amp;b=2 </loc><lastmod>2026-10-02T08:00:00Z</lastmod>
    <image:image><image:loc>https://a.example/x.png</image:loc></image:image></url><url><loc><![CDATA[https://a.example/y]]></loc></url></urlset>`;
  expect(parseSitemap(text)).toEqual({
    pages: [
      { url: 'https://a.example/x?a=1&b=2', changedOn: '2026-10-02' },
      { url: 'https://a.example/y', changedOn: null },
    ],
    sitemaps: [],
  });
});

test('reads an index of sitemaps, and a plain list', () => {
  expect(
    parseSitemap('<sitemapindex><sitemap><loc>https://a.example/1.xml</loc></sitemap></sitemapindex>').sitemaps,
  ).toEqual([{ url: 'https://a.example/1.xml', changedOn: null }]);
  expect(parseSitemap('https://a.example/x\r\nhttps://a.example/y\n').pages).toHaveLength(2);
});

test.each([
  '',
  '<html><body>Not found</body></html>',
  '<urlset><url><loc>',
  '<url><loc>javascript:alert(1)</loc></url>',
  '\u0000\u0001',
])('what is no sitemap gives nothing: %j', (text) => {
  expect(parseSitemap(text)).toEqual({ pages: [], sitemaps: [] });
});
