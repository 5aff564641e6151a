import { expect, test } from 'vitest';
import { toFeedItems } from './feed.ts';

const items = (text: string) => toFeedItems(text, 'https://acme.example/feed', '2026-11-20');
const ITEM = { url: 'https://acme.example/news/a', title: 'A & B', text: 'One.\nTwo.', date: '2026-10-02' };

test.each([
  [
    'RSS',
    `<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>t</title><item><title>A &amp; B</title><link>/news/a?utm_source=rss</link><description>One.</description><content:encoded><![CDATA[<p>One.</p><p>Two.</p><p style="display:none">No</p>]]></content:encoded><pubDate>Fri, 02 Oct 2026 10:00:00 GMT</pubDate></item></channel></rss>`,
  ],
  [
    'Atom',
    `<feed xmlns="http://www.w3.org/2005/Atom"><title>t</title><id>1</id><updated>2026-11-01T00:00:00Z</updated><entry><title>A &amp; B</title><id>2</id><link href="https://acme.example/news/a"/><published>2026-10-02T00:00:00Z</published><updated>2026-11-01T00:00:00Z</updated><content type="html">&lt;p&gt;One.&lt;/p&gt;&lt;p&gt;Two.&lt;/p&gt;</content></entry></feed>`,
  ],
  [
    'JSON',
    JSON.stringify({
      version: 'https://jsonfeed.org/version/1.1',
      title: 't',
      items: [
        {
          id: '1',
          url: 'https://acme.example/news/a',
          title: 'A & B',
          content_html: '<p>One.</p><p>Two.</p>',
          date_published: '2026-10-02T00:00:00Z',
        },
      ],
    }),
  ],
])('reads %s', (_name, text) => {
  expect(items(text)).toEqual([ITEM]);
});

test.each([
  'The post Depot opened appeared first on Acme.',
  'Der Beitrag Depot eröffnet erschien zuerst auf Acme.',
  'L’article Dépôt ouvert est apparu en premier sur Acme.',
  'La entrada Nuevo depósito se publicó primero en Acme.',
])('what a system adds below an item is no text of it: %s', (mark) => {
  const feed = `<rss version="2.0"><channel><title>t</title><item><title>Depot</title><link>/depot</link><description><![CDATA[<p>Nine fitters work there.</p><p>${mark}</p>]]></description></item></channel></rss>`;
  expect(items(feed)?.[0]?.text).toBe('Nine fitters work there.');
});

test('the day of a change and a day to come are no days', () => {
  const entry = (date: string) =>
    `<feed xmlns="http://www.w3.org/2005/Atom"><title>t</title><id>1</id><entry><title>x</title><id>2</id><link href="/a"/>${date}</entry></feed>`;
  expect(items(entry('<updated>2026-10-01T00:00:00Z</updated>'))?.[0]?.date).toBeNull();
  expect(items(entry('<published>2026-12-24T00:00:00Z</published>'))?.[0]?.date).toBeNull();
});

test.each(['', 'no feed', '<html><body>x</body></html>', '{"items":', '<rss><<<>>', '{}'])(
  'what is no feed is none: %j',
  (text) => {
    expect(items(text)).toBeNull();
  },
);

test('entities that stand for millions of characters stay small', () => {
  const bomb = `<!DOCTYPE r [<!ENTITY a "${'x'.repeat(100)}">${'bcdefgh'
    .split('')
    .map((name, at) => `<!ENTITY ${name} "${`&${'abcdefg'[at]};`.repeat(100)}">`)
    .join(
      '',
    )}]><rss version="2.0"><channel><title>t</title><item><title>&h;</title><link>/a</link></item></channel></rss>`;
  expect((items(bomb)?.[0]?.title ?? '').length).toBeLessThan(400);
});
