import { expect, test } from 'vitest';
import { toPageTitles } from '../site-crawler/page/page-title.ts';
import { scanPage } from '../site-crawler/page/scan-page.ts';
import { htmlToText } from './html-text.ts';
import { decodeUnendedEntities } from './unended-entities.ts';

test.each([
  ['12 May &ndash Acme', '12 May – Acme'],
  ['Acme&rsquo s &ldquo best&rdquo', 'Acme’ s “ best”'],
  ['&ndashes &bullet R&D &unknown', '&ndashes &bullet R&D &unknown'],
  ['plain', 'plain'],
])('%j reads %j', (written, read) => {
  expect(decodeUnendedEntities(written)).toBe(read);
});

test('a page shows them in its text and its title', () => {
  expect(htmlToText('<p>12 May &ndash Acme opens</p>')).toBe('12 May – Acme opens');
  const page = scanPage('<title>Acme &ndash News</title><h1>News</h1>', 'https://acme.example/');
  expect(toPageTitles(page, 'https://acme.example/').join()).not.toContain('&');
});
