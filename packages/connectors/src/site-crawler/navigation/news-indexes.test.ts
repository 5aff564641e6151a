import { expect, test } from 'vitest';
import { chooseNewsIndexes, nextListPage } from './news-indexes.ts';

const at = (path: string) => ({ url: `https://acme.example${path}`, text: '', changedOn: null });
const paths = (urls: string[]) => urls.map((url) => new URL(url).pathname);

test('one link to a translation does not hide the lists of the language of most', () => {
  const candidates = [at('/en/blog/'), at('/blog/'), at('/investor-relations/newsroom/')];
  expect(paths(chooseNewsIndexes(candidates, 'acme.example'))).toEqual(['/blog/', '/investor-relations/newsroom/']);
});

test('of as many lists in two languages those of the first are read', () => {
  const candidates = [at('/en/news/'), at('/de/news/')];
  expect(paths(chooseNewsIndexes(candidates, 'acme.example'))).toEqual(['/en/news/']);
});

test.each(['/blog/?query-12-page=2', '/blog/page/2/', '/blog/?paged=2'])('%s is the second page of a list', (path) => {
  const links = [
    { url: 'https://acme.example/blog/?query-12-page=16', text: 'Last' },
    { url: `https://acme.example${path}`, text: '' },
  ];
  expect(nextListPage({ url: 'https://acme.example/blog/', links }, 2)).toBe(`https://acme.example${path}`);
});

test('the next page is known by the words of its link', () => {
  const links = [{ url: 'https://acme.example/blog/dos', text: 'Página siguiente' }];
  expect(nextListPage({ url: 'https://acme.example/blog/', links }, 2)).toBe('https://acme.example/blog/dos');
});
