import { expect, test } from 'vitest';
import { findDates, parseDayText } from './dates-in-text.ts';

test.each([
  ['2026-10-02', '2026-10-02'],
  ['October 2, 2026', '2026-10-02'],
  ['Oct. 2nd, 2026', '2026-10-02'],
  ['2 October 2026', '2026-10-02'],
  ['2nd of October 2026', '2026-10-02'],
  ['02-Oct-2026', '2026-10-02'],
  ['2. Oktober 2026', '2026-10-02'],
  ['1er août 2026', '2026-08-01'],
  ['2 de octubre de 2026', '2026-10-02'],
  ['02.10.2026', '2026-10-02'],
  ['2026/10/02', '2026-10-02'],
  ['2026年10月2日', '2026-10-02'],
  ['25/10/2026', '2026-10-25'],
  ['10/25/2026', '2026-10-25'],
  ['10/10/2026', '2026-10-10'],
])('reads %j', (text, day) => {
  expect(findDates(`Boulder – ${text} – Acme`).map((found) => found.day)).toEqual([day]);
});

test.each([
  '10/02/2026',
  '31 February 2026',
  '2026-13-01',
  '45 October 2026',
  'October 2026',
  '2 Foo 2026',
  '1.2.3',
  '12026-10-021',
])('what can be read in two ways, or is no day, is none: %j', (text) => {
  expect(findDates(text)).toEqual([]);
});

test.each([
  ['2026-10-02T23:30:00-08:00', '2026-10-02'],
  ['Fri, 02 Oct 2026 10:00:00 GMT', '2026-10-02'],
  ['20261002', '2026-10-02'],
  ['', null],
  ['yesterday', null],
  ['between October 2, 2026 and October 3, 2026', null],
])('a field gives the day as its author wrote it: %j', (text, day) => {
  expect(parseDayText(text)).toBe(day);
});
