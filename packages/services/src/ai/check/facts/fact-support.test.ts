import { expect, it } from 'vitest';
import type { MessageFact } from '../../schemas.ts';
import { REQUESTS } from '../check-message.fixtures.ts';
import { checkMessage } from '../check-message.ts';
import { FACT_CASES } from './fact-support.cases.ts';

function readFact(line: string, index: number): MessageFact {
  const [, text = '', date, company] = /^(.*?)(?: @(\S+))?(?: # (.*))?$/.exec(line.trim()) ?? [];
  return { id: `f${index}`, text, source: 'Note', date: date ?? null, ...(company !== undefined && { company }) };
}

function readCases(text: string) {
  let facts: MessageFact[] = [];
  return text.split('\n').flatMap((line) => {
    if (line.startsWith('= ')) facts = line.slice(2).split(' | ').map(readFact);
    return /^[+-] /.test(line)
      ? [{ fact: facts[0]?.text, facts, words: line.slice(2), isKept: line.startsWith('+') }]
      : [];
  });
}

it.each(readCases(FACT_CASES))('$fact → $words ($isKept)', ({ facts, words, isKept }) => {
  const claims = checkMessage(`Hi Marta. ${words}`, { ...REQUESTS.en, facts });
  expect(claims.length === 0, JSON.stringify(claims)).toBe(isKept);
});

it.each([
  ['https://trial-offer-now.com/signup', true],
  ['www.madeupthing.io', true],
  ['sales@madeupthing.io', true],
  ['madeupthing.io', true],
  ['https://northwind.example/plan', false],
])('marks the address %s: %s', (address, isMarked) => {
  const facts = [{ id: 'f', text: 'See https://northwind.example/plan', source: 'Note', date: null }];
  const claims = checkMessage(`Hi Marta, you can see it at ${address} . Shall we talk?`, { ...REQUESTS.en, facts });
  expect(claims.map(({ text }) => text)).toEqual(isMarked ? [address] : []);
});
