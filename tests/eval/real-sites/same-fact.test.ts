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
