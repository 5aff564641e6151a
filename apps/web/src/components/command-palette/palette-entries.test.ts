import { expect, test } from 'vitest';
import { ACTION_ENTRIES } from './palette-actions.ts';
import { entryOf, matches, type PaletteEntry, parseRecent, withRecent } from './palette-entries.ts';

const entry = (key: string): PaletteEntry => ({ key, title: key, detail: null, kind: 'screen', to: `/${key}` });

test('words are found by the beginnings of the words of a title, in any order', () => {
  expect(matches('Search Companies', 'comp')).toBe(true);
  expect(matches('Search Companies', 'COMP sea')).toBe(true);
  expect(matches('Search Companies', 'anies')).toBe(false);
  expect(matches('Search Companies', '')).toBe(true);
});

test.each([
  ['privacy', 'Privacy requests'],
  ['do not contact', 'Do-not-contact list'],
])('“%s” finds the action %s', (text, title) => {
  expect(ACTION_ENTRIES.filter((one) => matches(one.title, text)).map((one) => one.title)).toEqual([title]);
});

test('a chosen entry comes first, each is there once, and six are kept', () => {
  const recent = ['a', 'b', 'c', 'd', 'e', 'f'].map(entry);
  expect(withRecent(recent, entry('c')).map(({ key }) => key)).toEqual(['c', 'a', 'b', 'd', 'e', 'f']);
  expect(withRecent(recent, entry('g')).map(({ key }) => key)).toEqual(['g', 'a', 'b', 'c', 'd', 'e']);
});

test('what was stored by another version or by hand is left out', () => {
  const stored = [
    entry('a'),
    { key: 'b' },
    { ...entry('c'), to: '//elsewhere.com' },
    { ...entry('d'), kind: 'planet' },
    1,
  ];
  expect(parseRecent(JSON.stringify(stored))).toEqual([entry('a')]);
  expect(parseRecent('{')).toEqual([]);
  expect(parseRecent(null)).toEqual([]);
});

test('each record leads to where it is shown', () => {
  const found = { id: 'x1', title: 'X', detail: null, companyId: null, listKind: null };
  expect(entryOf({ ...found, kind: 'report', companyId: 'c1' }).to).toBe('/company-reports?company=c1');
  expect(entryOf({ ...found, kind: 'list', listKind: 'person' }).to).toBe('/contact-search?tab=saved&filter=list%3Dx1');
  expect(
    new URL(entryOf({ ...found, kind: 'list', listKind: 'company' }).to, 'http://x').searchParams.get('filter'),
  ).toBe('{"field":"list","op":"anyOf","value":["x1"]}');
});
