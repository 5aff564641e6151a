import { expect, it } from 'vitest';
import { peopleInResponse, removePeopleFromResponse } from './people-in-response.ts';

const marta = { id: 'p1', name: 'Marta' };
const bob = { id: 'p2', name: 'Bob' };
const isMarta = (person: object) => JSON.stringify(person).includes('Marta');
const without = (answer: unknown) => JSON.parse(removePeopleFromResponse(JSON.stringify(answer), isMarta)) as unknown;

it.each([
  ['a page of a search', { total: 9, data: [marta, bob] }, { total: 9, data: [bob] }],
  ['a page of the other source', { people: [bob, marta] }, { people: [bob] }],
  ['several, in their order', { matches: [marta, bob] }, { matches: [null, bob] }],
  [
    'several with what was sent along',
    [
      { status: 200, metadata: { row: 0 }, data: marta },
      { status: 200, metadata: { row: 1 }, data: bob },
    ],
    [
      { status: 404, metadata: { row: 0 } },
      { status: 200, metadata: { row: 1 }, data: bob },
    ],
  ],
  ['one alone', { person: marta }, { person: null }],
  ['one alone of the other source', { status: 200, data: marta }, { status: 404 }],
])('takes her out of %s', (_, answer, expected) => {
  expect(without(answer)).toEqual(expected);
  expect(removePeopleFromResponse(JSON.stringify(expected), isMarta)).toBe(JSON.stringify(expected));
});

it.each(['<h1>502</h1>', '', 'null', '7', '{ "data":  [] }', '{"data":null,"matches":{}}'])(
  'leaves "%s" as it is',
  (body) => {
    expect(removePeopleFromResponse(body, () => true)).toBe(body);
  },
);

it('tells who is in an answer, each once', () => {
  expect(peopleInResponse(JSON.stringify({ data: [marta, bob] }))).toEqual([marta, bob]);
});
