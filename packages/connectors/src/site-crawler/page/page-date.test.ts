import { describe, expect, test } from 'vitest';
import { htmlToText } from '../../markup/html-text.ts';
import { dayOfAddress, toPageDate } from './page-date.ts';
import { scanPage } from './scan-page.ts';

const PAGE = 'https://acme.example/news/opening';
function dateOf(html: string, address = PAGE) {
  const page = scanPage(html, address);
  return toPageDate(page, htmlToText(page.seen), address, { latest: '2026-11-20', dayOrder: null });
}
const ld = (data: unknown) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
const article = (more: object) => ({ '@type': 'NewsArticle', datePublished: '2026-10-02', ...more });

describe('a page is dated by', () => {
  test.each([
    ['its linked data', ld(article({})), 'linked_data'],
    [
      'its linked data in a graph',
      ld({ '@graph': [{ '@type': 'WebPage' }, article({ '@type': ['BlogPosting'] })] }),
      'linked_data',
    ],
    [
      'the one of several that names it',
      ld([article({ url: PAGE }), article({ url: '/x', datePublished: '2026-01-01' })]),
      'linked_data',
    ],
    ['a property', '<meta property="article:published_time" content="2026-10-02T08:00:00Z">', 'meta'],
    ['an item property', '<meta itemprop="datePublished" content="2026-10-02">', 'meta'],
    ['its time', '<h1>Opening</h1><time datetime="2026-10-02T08:00">two days ago</time>', 'time'],
    ['its time as it is written', '<h1>Opening</h1><time>October 2, 2026</time>', 'time'],
    [
      'the time that says it is published',
      '<time datetime="2026-01-05">Fair</time><time pubdate datetime="2026-10-02">x</time>',
      'time',
    ],
    ['a line under its heading', '<h1>Opening</h1><p>Press release · October 2, 2026</p><p>We open.</p>', 'byline'],
    ['a line above its heading', '<p>2 October 2026</p><h1>Opening</h1><p>We open.</p>', 'byline'],
    [
      'its dateline',
      '<h1>Opening</h1><p>BOULDER, Colo., October 2, 2026 – Acme today opened an office that is larger than the one before, said a person.</p>',
      'byline',
    ],
    [
      'its dateline of a wire',
      '<h1>Opening</h1><p>OSLO, Norway (Oct. 2, 2026) – Acme today opened an office that is larger than the one that it had before, it said.</p>',
      'byline',
    ],
  ])('%s', (_name, html, foundIn) => {
    expect(dateOf(html)).toEqual({ day: '2026-10-02', foundIn });
  });

  test('its address', () => {
    expect(dateOf('<h1>x</h1>', 'https://acme.example/2026/10/02/opening')).toEqual({
      day: '2026-10-02',
      foundIn: 'address',
    });
    expect(dayOfAddress('https://acme.example/news/2026-10-02-opening')).toBe('2026-10-02');
    expect(dayOfAddress('https://acme.example/2026/10/opening')).toBeNull();
    expect(dayOfAddress('https://acme.example/news/20261002-opening/')).toBe('2026-10-02');
    expect(dayOfAddress('https://acme.example/news/20261002')).toBeNull();
    expect(dayOfAddress('https://acme.example/parts/20261352-valve')).toBeNull();
  });
});

describe('a page stays undated', () => {
  test.each([
    ['when it says nothing', '<h1>Opening</h1><p>We open.</p>'],
    ['when it names the day of a change', '<h1>Opening</h1><p>Last updated: October 2, 2026</p>'],
    ['when only the change is declared', '<meta property="article:modified_time" content="2026-10-02">'],
    ['when the day is to come', ld(article({ datePublished: '2026-12-24' }))],
    ['when the day is that of an event', '<h1>Fair</h1><p>Event: October 2, 2026</p>'],
    ['when several days stand beside the heading', '<h1>News</h1><p>October 2, 2026</p><p>A</p><p>October 1, 2026</p>'],
    ['when it lists many', '<h1>N</h1><time datetime="2026-10-02">a</time><time datetime="2026-10-01">b</time>'],
    [
      'when it declares several articles',
      ld([article({ url: '/a' }), article({ url: '/b', datePublished: '2026-01-01' })]),
    ],
    ['when a job is dated', ld({ '@type': 'JobPosting', datePosted: '2026-10-02', datePublished: '2026-10-02' })],
    ['when the day can be read in two ways', '<h1>Opening</h1><p>10/02/2026</p>'],
    ['when the day stands in a sentence', '<h1>History</h1><p>On October 2, 2026 we met. It rained.</p>'],
  ])('%s', (_name, html) => {
    expect(dateOf(html)).toBeNull();
  });
});

test('the day at the head of a press text wins over one that a template declares for every page', () => {
  const text =
    '<h1>Opening</h1><p>BOULDER, October 2, 2026 – Acme today opened an office that is larger than the one before, said a person.</p>';
  const declaring = (day: string) => dateOf(`<meta property="article:published_time" content="${day}">${text}`);
  expect(declaring('2024-01-05')).toEqual({ day: '2026-10-02', foundIn: 'byline' });
  expect(declaring('2026-10-05')).toEqual({ day: '2026-10-05', foundIn: 'meta' });
});
