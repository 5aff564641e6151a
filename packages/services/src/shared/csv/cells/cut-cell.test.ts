import { expect, it } from 'vitest';
import { CELL_LENGTH_MAX } from './clean-cell.ts';
import { CUT_MARK, cutCell } from './cut-cell.ts';

it('leaves a text that fits as it is', () => {
  const text = 'x'.repeat(CELL_LENGTH_MAX);
  expect(cutCell(text)).toBe(text);
});

it('cuts a list between two entries, and says so', () => {
  const entries = Array.from({ length: 4000 }, (_, at) => `Town number ${at}`);
  const kept = cutCell(entries.join('; ')).split('; ');
  expect(kept.at(-1)).toBe(CUT_MARK);
  expect(kept.slice(0, -1)).toEqual(entries.slice(0, kept.length - 1));
  expect(kept.length).toBeGreaterThan(1700);
  expect(kept.join('; ').length).toBeLessThanOrEqual(CELL_LENGTH_MAX);
});

it.each([
  ['prose', 'word '.repeat(9000)],
  ['characters of two code units', '\u{1f680}'.repeat(20_000)],
  ['the same, shifted by one', `x${'\u{1f680}'.repeat(20_000)}`],
  ['a list that is followed by prose', `a; b; ${'x'.repeat(40_000)}`],
])('cuts %s to what fits, in whole characters, and says so', (_, text) => {
  const cut = cutCell(text);
  expect(cut.length).toBeGreaterThan(CELL_LENGTH_MAX - 3);
  expect(cut.length).toBeLessThanOrEqual(CELL_LENGTH_MAX);
  expect(cut.endsWith(` ${CUT_MARK}`)).toBe(true);
  expect(cut.isWellFormed()).toBe(true);
  expect(text.startsWith(cut.slice(0, -CUT_MARK.length - 1))).toBe(true);
});
