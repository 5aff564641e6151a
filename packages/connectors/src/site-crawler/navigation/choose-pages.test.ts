import { expect, test } from 'vitest';
import { type Candidate, chooseCareersElsewhere, chooseIndexes, chooseSitemaps } from './choose-pages.ts';

const at = (path: string, more: Partial<Candidate> = {}): Candidate => ({
  url: `https://acme.example${path}`,
  text: '',
  changedOn: null,
  ...more,
});
const paths = (urls: string[]) => urls.map((url) => new URL(url).pathname);

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

test('a page about the company is known by the words of the link alone, whatever its address', () => {
  const candidates = [at('/p588', { text: 'About' }), at('/p589', { text: 'About our autumn fair' })];
  expect(paths(chooseIndexes(candidates, 'about', 'acme.example'))).toEqual(['/p588']);
  const german = [at('/seite-4', { text: 'Wir über uns' }), at('/seite-5', { text: 'Forschung & Entwicklung' })];
  expect(paths(chooseIndexes(german, 'about', 'acme.example'))).toEqual(['/seite-4']);
  expect(paths(chooseIndexes(german, 'research', 'acme.example'))).toEqual(['/seite-5']);
});

test('a sentence that mentions careers is no link to them', () => {
  const candidates = [at('/x', { text: 'Read how our engineers have made careers of what they love' })];
  expect(chooseIndexes(candidates, 'careers', 'acme.example')).toEqual([]);
});

test('careers on another site are told by the words of the link', () => {
  const board = { url: 'https://jobs.lever.co/acme', text: 'Open positions', changedOn: null };
  expect(chooseCareersElsewhere([at('/careers', { text: 'Careers' }), board], 'acme.example')).toBe(board.url);
});

test('of many sitemaps those of news and pages are read', () => {
  const named = ['/image-sitemap.xml', '/page-sitemap.xml', '/x.xml', '/post-sitemap.xml'].map(
    (path) => `https://acme.example${path}`,
  );
  const chosen = chooseSitemaps([...named, 'https://other.example/news.xml'], 'acme.example', 2);
  expect(paths(chosen)).toEqual(['/post-sitemap.xml', '/page-sitemap.xml']);
});
