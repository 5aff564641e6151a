import { expect, it } from 'vitest';
import { writesDay } from './day-in-digits.ts';

it.each([
  ['Fecha: 8.07.26.', true],
  ['am 08.07.2026 eingetragen', true],
  ['le 8/7/2026', true],
  ['on 7/8/26', true],
  ['8. 7. 2026', true],
  ['version 1.8.7.26', false],
  ['8.07.261', false],
  ['8.7/26', false],
  ['18.07.2026', false],
  ['8.07.2025', false],
])('a day in digits: %s', (text, isWritten) => {
  expect(writesDay(text, '2026-07-08')).toBe(isWritten);
});
