import { describe, expect, it } from 'vitest';
import { createFormats } from './formats.ts';

/** The kinds of space that regions put between digits and signs, as an ordinary one. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const NOON = Date.parse('2026-11-21T12:00:00Z');

describe.each([
  ['en-US', '.', '1,234,567', '1,234.5', '87.3%', '+12%', '−3.5%', 'Nov 21, 2026'],
  ['de-DE', ',', '1.234.567', '1.234,5', '87,3 %', '+12 %', '−3,5 %', '21. Nov. 2026'],
  ['fr-FR', ',', '1 234 567', '1 234,5', '87,3 %', '+12 %', '−3,5 %', '21 nov. 2026'],
  ['sv-SE', ',', '1 234 567', '1 234,5', '87,3 %', '+12 %', '−3,5 %', '21 nov. 2026'],
])('in %s', (locale, mark, number, decimal, percent, up, down, day) => {
  const formats = createFormats(locale);

  it('numbers and percentages are written as the region does', () => {
    expect(formats.decimalMark).toBe(mark);
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
