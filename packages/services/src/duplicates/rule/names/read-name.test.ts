import { expect, it } from 'vitest';
import { namesIn } from './other-names.ts';
import { readName } from './read-name.ts';

it.each([
  ['Acme, Inc.', ['acme'], []],
  ['Enel S.p.A.', ['enel'], []],
  ['ООО «Яндекс»', ['iandex'], []],
  ['Gospodarstwo Rybackie spółka z ograniczoną odpowiedzialnością', ['gospodarstvo', 'ribackie'], []],
  ['Acme (UK) Ltd', ['acme'], ['gb']],
  ['Weber Bros. Mfg. Deutschland', ['weber', 'brothers', 'manufacturing'], ['de']],
  ['GmbH', ['gmbh'], []],
])('reads %s as %j', (name, words, regions) => {
  const read = readName(name);
  expect(read.regions).toEqual(regions);
  expect(read.words).toHaveLength(words.length);
  expect(read.words[0]?.[0]).toBe(words[0]?.[0]);
});

it.each([
  ['Sky (formerly Premiere AG)', ['Sky', 'Premiere AG']],
  ['Smith Ltd t/a Smith Bakery', ['Smith Ltd', 'Smith Bakery']],
  ['Acme (UK) Ltd', ['Acme (UK) Ltd']],
  ['()', ['()']],
])('finds the names in %s', (text, names) => {
  expect(namesIn(text)).toEqual(names);
});
