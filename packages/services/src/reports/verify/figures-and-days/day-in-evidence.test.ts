import { expect, it } from 'vitest';
import { item } from '../verify-draft.fixtures.ts';
import { statesDay, statesDayOfYear, statesMonth } from './day-in-evidence.ts';

/** 8 July 2026 is a Wednesday. */
const PUBLISHED = '2026-07-09';
const textOf = (text: string, date: string | null = PUBLISHED) => item('E1', text, { title: 'News', date });

it.each([
  ['nothing but its own day', '2026-07-09', true],
  ['The plant was opened on 3 May 2026.', '2026-05-03', true],
  ['Fecha: 8.07.26.', '2026-07-08', true],
  ['L’usine a ouvert le 3 mai.', '2026-05-03', true],
  ['Aperto il 9 luglio 2025.', '2025-07-09', true],
  ['It said so on Wednesday.', '2026-07-08', true],
  ['It opened yesterday.', '2026-07-08', true],
  ['The plant was opened on 3 May 2026.', '2026-05-04', false],
  ['L’usine a ouvert le 3 mai.', '2025-05-03', false],
  ['It opened two weeks ago.', '2026-06-25', false],
  ['It said so on Wednesday.', '2026-07-07', false],
])('a day: “%s” states %s: %s', (text, day, isStated) => {
  expect(statesDay(textOf(text), day)).toBe(isStated);
});

it('a text without a day has no yesterday', () => {
  expect(statesDay(textOf('It opened yesterday.', null), '2026-07-08')).toBe(false);
});

it.each([
  ['It closes from 27 July.', '07-27', true],
  ['Es schließt am 27. Juli.', '07-27', true],
  ['It closes from 27 July.', '07-28', false],
  ['It closes in July, after 27 years and many more days than expected.', '07-27', false],
])('a day without its year: “%s” states %s: %s', (text, day, isStated) => {
  expect(statesDayOfYear(textOf(text, null), day)).toBe(isStated);
});

it.each([
  ['nothing but its own day', '2026-07', true],
  ['It opens in octubre de 2027.', '2027-10', true],
  ['Eröffnung: 10/2027', '2027-10', true],
  ['It opens in October.', '2027-10', false],
  ['It opens in October 2027.', '2027-11', false],
])('a month: “%s” states %s: %s', (text, month, isStated) => {
  expect(statesMonth(textOf(text), month)).toBe(isStated);
});
