import { describe, expect, it, vi } from 'vitest';
import { createFormats } from './formats.ts';

/** The kinds of space that regions put between digits and signs, as an ordinary one. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const NOON = Date.parse('2026-11-21T12:00:00Z');

describe.each([
  ['en-US', '.', '1,234,567', '1,234.5', '87.3%', '+12.0%', '−3.5%', 'Nov 21, 2026'],
  ['de-DE', ',', '1.234.567', '1.234,5', '87,3 %', '+12,0 %', '−3,5 %', '21. Nov. 2026'],
  ['fr-FR', ',', '1 234 567', '1 234,5', '87,3 %', '+12,0 %', '−3,5 %', '21 nov. 2026'],
  ['sv-SE', ',', '1 234 567', '1 234,5', '87,3 %', '+12,0 %', '−3,5 %', '21 nov. 2026'],
])('in %s', (locale, mark, number, decimal, percent, up, down, day) => {
  const formats = createFormats(locale);

  it('numbers and percentages are written as the region does', () => {
    expect(formats.decimalMark()).toBe(mark);
    expect(plain(formats.number(1_234_567))).toBe(number);
    expect(plain(formats.decimal(1234.5, 2))).toBe(decimal);
    expect(plain(formats.percent(87.34, 1))).toBe(percent);
    expect(plain(formats.change(12.04))).toBe(up);
    expect(plain(formats.change(-3.5))).toBe(down);
  });

  it('so are days', () => {
    expect(formats.day(NOON)).toBe(day);
  });
});

it('a figure along an axis stays short', () => {
  const { short } = createFormats('en-US');
  expect([0, 4000, 9999, 20_000_000].map(short)).toEqual(['0', '4,000', '9,999', '20M']);
});

it('makes a format when it is first needed, and only once', () => {
  const numbers = vi.spyOn(Intl, 'NumberFormat');
  const dates = vi.spyOn(Intl, 'DateTimeFormat');
  const formats = createFormats('en-US');
  expect(numbers.mock.calls.length + dates.mock.calls.length).toBe(0);
  for (const value of [1.5, 2.5]) {
    formats.decimal(value, 1);
    formats.percent(value, 1);
    formats.day(NOON);
  }
  expect([numbers.mock.calls.length, dates.mock.calls.length]).toEqual([2, 1]);
  vi.restoreAllMocks();
});
