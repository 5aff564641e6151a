import { expect, test } from 'vitest';
import { siteGatherer } from './site-gatherer.ts';
import { localSites, page } from './test-helpers/local-site.ts';

const HOST = 'https://acme.example';
const html = (title: string, body: string, head = '') =>
  page(`<html><head><title>${title}</title>${head}</head><body><main><h1>${title}</h1>${body}</main></body></html>`);
const alternates = (...paths: string[]) =>
  paths.map((path) => `<link rel="alternate" hreflang="${path.slice(1, 3)}" href="${HOST}${path}">`).join('');
const article = (title: string, day: string, head = '') =>
  html(title, `<p>${day}</p><p>${title}: a long story of tiles, stoves and the people who make them.</p>`, head);
const entry = (path: string, title: string, day: string) =>
  `<article><h2><a href="${path}">${title}</a></h2><time datetime="${day}">${day}</time></article>`;

async function gather(answers: Parameters<typeof localSites>[0]) {
  const { http, settings, asked } = await localSites(answers);
  const target = { name: 'Acme', domain: 'acme.example', locations: [], ids: {} };
  const { signal } = new AbortController();
  const { gathered } = siteGatherer.gather({ http, target, settings, now: new Date('2026-11-20T12:00:00Z'), signal });
  const { evidence } = await gathered;
  return {
    told: evidence.flatMap(({ kind, url, date }) => (kind === 'page' ? [] : [`${url} ${date}`])),
    evidence,
    asked,
  };
}

const GERMAN = {
  'acme.example/': html(
    'Acme',
    '<p>Kacheln und Öfen für alle.</p><a href="/de/aktuelles/">Aktuelles</a><a href="/en/">English</a>',
    alternates('/de/', '/en/'),
  ),
  'acme.example/de/aktuelles/': html(
    'Aktuelles',
    entry('/de/aktuelles/ofen', 'Acme brennt im neuen Ofen', '2026-05-04') +
      entry('/de/aktuelles/preis', 'Acme gewinnt den Kachelpreis', '2026-03-02') +
      entry('/de/aktuelles/leitung', 'Acme hat eine neue Leitung', '2026-02-02'),
  ),
  'acme.example/de/aktuelles/ofen': article(
    'Acme brennt im neuen Ofen',
    '4. Mai 2026',
    alternates('/de/aktuelles/ofen', '/en/news/kiln'),
  ),
  'acme.example/de/aktuelles/preis': article('Acme gewinnt den Kachelpreis', '2. März 2026'),
  'acme.example/de/aktuelles/leitung': article('Acme hat eine neue Leitung', '2. Februar 2026'),
  'acme.example/en/': html('Acme', '<p>Tiles and stoves for all.</p><a href="/en/news/">News</a>'),
  'acme.example/en/news/': html(
    'News',
    entry('/en/news/kiln', 'Acme fires its new kiln', '2026-05-06') +
      entry('/en/news/prize', 'Acme wins the tile prize', '2026-03-02') +
      entry('/en/news/lisbon', 'Acme opens in Lisbon', '2026-06-11') +
      entry('/en/news/old', 'Acme had a stall', '2024-06-11'),
  ),
  'acme.example/en/news/kiln': article('Acme fires its new kiln', '6 May 2026'),
  'acme.example/en/news/prize': article('Acme wins the tile prize', '2 March 2026'),
  'acme.example/en/news/lisbon': article('Acme opens in Lisbon', '11 June 2026', alternates('/de/', '/en/news/lisbon')),
};

test('news that stand in another edition alone are read, translations are not told twice', async () => {
  const { told, asked } = await gather(GERMAN);
  expect(told.toSorted()).toEqual([
    `${HOST}/de/aktuelles/leitung 2026-02-02`,
    `${HOST}/de/aktuelles/ofen 2026-05-04`,
    `${HOST}/de/aktuelles/preis 2026-03-02`,
    `${HOST}/en/news/lisbon 2026-06-11`,
  ]);
  expect(asked).not.toContain('acme.example/en/news/prize');
});

test('of a page and its translation, the one in the main language is evidence', async () => {
  const both = {
    ...GERMAN,
    'acme.example/': html(
      'Acme',
      '<p>Kacheln und Öfen für alle.</p><a href="/de/aktuelles/">Aktuelles</a><a href="/de/aktuelles/ofen">Ofen</a><a href="/en/news/kiln">Kiln</a>',
    ),
  };
  const { told } = await gather(both);
  expect(told).toContain(`${HOST}/de/aktuelles/ofen 2026-05-04`);
  expect(told.join(' ')).not.toContain('/en/news/kiln');
});

test('a feed that tells its items in full leaves the requests for others', async () => {
  const day = (index: number) => `2026-${String(10 - (index % 9)).padStart(2, '0')}-0${1 + (index % 8)}`;
  const text = 'Acme tells a long story of tiles and stoves. '.repeat(30);
  const item = (index: number) =>
    `<item><title>Acme fires batch ${index}</title><link>${HOST}/news/batch-${index}</link><description>${text}${index}</description><pubDate>${day(index)}T08:00:00Z</pubDate></item>`;
  const items = Array.from({ length: 26 }, (_, index) => index);
  const extra = '<a href="/news/walk-in-lisbon">A walk in Lisbon</a>';
  const { evidence, asked } = await gather({
    'acme.example/': html(
      'Acme',
      `<p>Tiles.</p><a href="/news">News</a>`,
      '<link rel="alternate" type="application/rss+xml" href="/feed.xml">',
    ),
    'acme.example/feed.xml': page(
      `<rss version="2.0"><channel><title>Acme</title>${items.map(item).join('')}</channel></rss>`,
      'application/rss+xml',
    ),
    'acme.example/news': html('News', extra),
    'acme.example/news/walk-in-lisbon': article('A walk in Lisbon', '3 May 2026'),
  });
  expect(evidence.filter(({ kind }) => kind !== 'page')).toHaveLength(27);
  expect(asked.some((path) => path.includes('batch'))).toBe(false);
});
