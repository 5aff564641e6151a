import { expect, test } from 'vitest';
import { chooseArticles } from './choose-articles.ts';
import type { Candidate } from './choose-pages.ts';

const at = (path: string, more: Partial<Candidate> = {}): Candidate => ({
  url: `https://acme.example${path}`,
  text: '',
  changedOn: null,
  ...more,
});
const paths = (urls: string[]) => urls.map((url) => new URL(url).pathname);
const TODAY = '2026-11-20';

test('articles: this year, newest first; then the undated as the site lists them; then the sitemap by change; then old ones', () => {
  const feed = [{ url: 'https://acme.example/blog/fed', title: '', text: '', date: '2026-10-05' }];
  const links = [
    at('/news/undated-b'),
    at('/news/2019/01/01/old'),
    at('/news/undated-a'),
    at('/about'),
    at('/blog/fed'),
  ];
  const sitemap = [
    at('/news/changed-long-ago', { changedOn: '2020-01-01' }),
    at('/news/changed-lately', { changedOn: '2026-11-01' }),
    at('/news/2026/11/02/dated'),
    at('/news/2027/01/01/to-come'),
  ];
  expect(paths(chooseArticles({ feed, entries: [], cards: [], links, sitemap }, 'acme.example', TODAY))).toEqual([
    '/news/2026/11/02/dated',
    '/blog/fed',
    '/news/undated-b',
    '/news/undated-a',
    '/news/changed-lately',
    '/news/2027/01/01/to-come',
    '/news/changed-long-ago',
    '/news/2019/01/01/old',
  ]);
});

test('articles of other sites are not read', () => {
  const feed = [{ url: 'https://other.example/news/a-thing', title: '', text: '', date: null }];
  const links = [{ url: 'https://other.example/news/b-thing', text: '', changedOn: null }];
  expect(chooseArticles({ feed, entries: [], cards: [], links, sitemap: [] }, 'acme.example', TODAY)).toEqual([]);
});

test('entries of a news page are articles wherever on the site they stand, its contact page is none', () => {
  const entry = (url: string | null, date: string) => ({ url, title: 'A thing that happened', date, text: '' });
  const entries = [
    entry('https://acme.example/a-thing-that-happened', '2026-10-02'),
    entry('https://acme.example/contact', '2026-10-03'),
    entry(null, '2026-10-04'),
    entry('https://acme.example/older', '2025-12-01'),
  ];
  expect(
    paths(
      chooseArticles(
        { feed: [], entries, cards: ['https://acme.example/card'], links: [], sitemap: [] },
        'acme.example',
        TODAY,
      ),
    ),
  ).toEqual(['/a-thing-that-happened', '/older', '/card']);
});
