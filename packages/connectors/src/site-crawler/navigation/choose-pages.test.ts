import { expect, test } from 'vitest';
import {
  type Candidate,
  chooseArticles,
  chooseCareersElsewhere,
  chooseIndexes,
  chooseSitemaps,
} from './choose-pages.ts';

const at = (path: string, more: Partial<Candidate> = {}): Candidate => ({
  url: `https://acme.example${path}`,
  text: '',
  changedOn: null,
  ...more,
});
const paths = (urls: string[]) => urls.map((url) => new URL(url).pathname);
const TODAY = '2026-11-20';

test('the page of a section is the one nearest to the root, then one that a link calls so', () => {
  const candidates = [
    at('/humans', { text: 'Careers' }),
    at('/de/company/jobs'),
    at('/careers'),
    at('/careers/'),
    at('/careers/smith'),
  ];
  expect(paths(chooseIndexes(candidates, 'careers', 'acme.example'))).toEqual([
    '/careers',
    '/de/company/jobs',
    '/humans',
  ]);
});

test('a sentence that mentions careers is no link to them', () => {
  const candidates = [at('/x', { text: 'Read how our engineers have made careers of what they love' })];
  expect(chooseIndexes(candidates, 'careers', 'acme.example')).toEqual([]);
});

test('careers on another site are told by the words of the link', () => {
  const board = { url: 'https://jobs.lever.co/acme', text: 'Open positions', changedOn: null };
  expect(chooseCareersElsewhere([at('/careers', { text: 'Careers' }), board], 'acme.example')).toBe(board.url);
});

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
  expect(paths(chooseArticles({ feed, links, sitemap }, 'acme.example', TODAY))).toEqual([
    '/news/2026/11/02/dated',
    '/blog/fed',
    '/news/undated-b',
    '/news/undated-a',
    '/news/changed-lately',
    '/news/changed-long-ago',
    '/news/2027/01/01/to-come',
    '/news/2019/01/01/old',
  ]);
});

test('articles of other sites are not read', () => {
  const feed = [{ url: 'https://other.example/news/a-thing', title: '', text: '', date: null }];
  const links = [{ url: 'https://other.example/news/b-thing', text: '', changedOn: null }];
  expect(chooseArticles({ feed, links, sitemap: [] }, 'acme.example', TODAY)).toEqual([]);
});

test('of many sitemaps those of news and pages are read', () => {
  const named = ['/image-sitemap.xml', '/page-sitemap.xml', '/x.xml', '/post-sitemap.xml'].map(
    (path) => `https://acme.example${path}`,
  );
  const chosen = chooseSitemaps([...named, 'https://other.example/news.xml'], 'acme.example', 2);
  expect(paths(chosen)).toEqual(['/post-sitemap.xml', '/page-sitemap.xml']);
});
