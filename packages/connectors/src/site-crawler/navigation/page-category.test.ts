import { expect, test } from 'vitest';
import { toPageCategory } from './page-category.ts';

test.each([
  ['https://acme.example/', null, 'home'],
  ['https://www.acme.example/en/', null, 'home'],
  ['https://acme.example/careers', 'careers', 'index'],
  ['https://careers.acme.example/', 'careers', 'index'],
  ['https://acme.example/en-us/company/careers/', 'careers', 'index'],
  ['https://acme.example/about-us.html', 'about', 'index'],
  ['https://acme.example/company/newsroom', 'news', 'index'],
  ['https://acme.example/blog/series-b', 'news', 'article'],
  ['https://blog.acme.example/series-b', 'news', 'article'],
  ['https://acme.example/news/technology/anvil-3', 'news', 'article'],
  ['https://acme.example/news/2026/10/anvil-3', 'news', 'article'],
  ['https://acme.example/news/2026', 'news', 'other'],
  ['https://acme.example/newsroom/news/', 'news', 'index'],
  ['https://acme.example/en/media/press-releases', 'news', 'index'],
  ['https://acme.example/blog/good-news', 'news', 'article'],
  ['https://acme.example/blog/index-5.html', 'news', 'index'],
  ['https://acme.example/articoli/', 'news', 'index'],
  ['https://acme.example/news/page/2', 'news', 'other'],
  ['https://acme.example/blog/category/people', 'news', 'other'],
  ['https://acme.example/blog/tag/anvils', 'news', 'other'],
  ['https://acme.example/products/anvil', 'products', 'other'],
  ['https://acme.example/privacy', null, 'other'],
])('%s', (address, section, kind) => {
  expect(toPageCategory(address, 'acme.example')).toMatchObject({ section, kind });
});

test.each([
  'https://other.example/news',
  'https://notacme.example/',
  'mailto:a@acme.example',
  'https://acme.example/news/a.pdf',
  'x',
])('is no page of the site: %s', (address) => {
  expect(toPageCategory(address, 'acme.example')).toBeNull();
});
