import { describe, expect, it } from 'vitest';
import { target } from '../test-helpers/gather-job.ts';
import { gdeltErrorIn, mapHeadlines } from './mapper.ts';

const article = (title: string, url = `https://news.example/${title.length}`) => ({
  title,
  url,
  domain: 'news.example',
});

describe('mapHeadlines', () => {
  it('keeps headlines with the whole name, without the spaces around punctuation', () => {
    const articles = [
      article('Northwind Robotics , Inc . raises $ 40 million ( Series B )'),
      article('Northwind opens a bakery'),
      article('Robotics weekly'),
    ];
    expect(mapHeadlines(articles, target())).toEqual([
      {
        title: 'Northwind Robotics, Inc. raises $40 million (Series B)',
        url: articles[0]?.url,
        publisher: 'news.example',
      },
    ]);
  });

  it('skips what stands on the company’s own domain, and each address that came before', () => {
    const articles = [
      article('Northwind Robotics grows', 'https://www.northwind.example/news/1'),
      article('Northwind Robotics grows', 'https://northwind.example/news/1'),
      article('Northwind Robotics grows', 'https://notnorthwind.example/1'),
      article('Northwind Robotics grows', 'https://notnorthwind.example/1'),
    ];
    expect(mapHeadlines(articles, target()).map(({ url }) => url)).toEqual(['https://notnorthwind.example/1']);
  });

  it('puts what many papers took over word for word behind what only one wrote', () => {
    const articles = [
      article('Northwind Robotics grows', 'https://a.example/'),
      article('Northwind Robotics GROWS', 'https://b.example/'),
      article('Northwind Robotics moves', 'https://c.example/'),
    ];
    const urls = mapHeadlines(articles, target()).map(({ url }) => url);
    expect(urls).toEqual(['https://a.example/', 'https://c.example/', 'https://b.example/']);
  });
});

describe('refusalIn', () => {
  it.each([
    ['Please limit requests to one every 5 seconds or contact us.', 'rate_limited'],
    ['The specified phrase is too short.', 'invalid_request'],
    ["Queries containing OR'd terms must be surrounded by ().", 'invalid_request'],
    ['{"articles":[{"title":"Too many requests for invalid query"}]}', null],
    ['{}', null],
    ['<html><body>Invalid gateway</body></html>', null],
  ])('%s: %s', (body, refusal) => expect(gdeltErrorIn(body)).toBe(refusal));
});
