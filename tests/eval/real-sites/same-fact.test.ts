import { expect, it } from 'vitest';
import { factOf } from './same-fact.ts';

const fact = (key: string, url = '/news') => ({ key, url, date: null, category: ['other'] });
const FACTS = [fact('New plant in Leith'), fact('Award for grippers'), fact('Elsewhere', '/other')];
const item = (title: string, text = '') => ({ title, text, urls: ['https://northwind.example/news'] });

it('keeps several pieces of news of one page apart by their words', () => {
  expect(factOf(FACTS, item('Northwind wins an award', 'The award is for its grippers.'))).toBe(FACTS[1]);
  expect(factOf(FACTS, item('A plant opens in Leith'))).toBe(FACTS[0]);
});

it('takes the first where the words say nothing, and none of another page', () => {
  expect(factOf(FACTS, item('Something'))).toBe(FACTS[0]);
  expect(factOf([fact('Elsewhere', '/other')], item('Something'))).toBeNull();
});

it('knows an article by its headline, also where what is said has other words', () => {
  const said = {
    title: 'A first patent',
    text: '',
    urls: ['https://northwind.example/press/northwind-gets-its-first-patent?a=1'],
  };
  const patent = { ...fact('Northwind gets its first patent'), url: null };
  expect(factOf([patent], said)).toBe(patent);
  expect(factOf([patent], { ...said, urls: [] })).toBeNull();
  expect(factOf([patent], { ...said, urls: [], sources: ['Northwind gets its first patent | Northwind'] })).toBe(
    patent,
  );
});
