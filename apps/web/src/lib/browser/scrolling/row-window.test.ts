import { expect, it } from 'vitest';
import { drawnRanges, findRow, rowsInView, rowWindow, topRow } from './row-window.ts';

const ROW_PX = 57;
const VIEW_PX = 532;
const COUNT = 100_000;

const at = (scrollTopPx: number, count = COUNT) =>
  rowWindow(topRow(scrollTopPx, ROW_PX), rowsInView(VIEW_PX, ROW_PX), count);

it('draws all visible rows and five on either side, wherever the table is scrolled to', () => {
  const last = COUNT * ROW_PX - VIEW_PX;
  for (let px = 0; px <= last; px += 1 + Math.floor(last / 5000)) {
    const { from, to } = at(px);
    expect(from).toBeLessThanOrEqual(Math.max(0, Math.floor(px / ROW_PX) - 5));
    expect(to).toBeGreaterThanOrEqual(Math.min(COUNT, Math.ceil((px + VIEW_PX) / ROW_PX) + 5));
    expect(to - from).toBeLessThanOrEqual(22);
  }
});

it('stays where it is until two rows have passed', () => {
  const windows = Array.from({ length: 4 * ROW_PX }, (_, px) => JSON.stringify(at(100 * ROW_PX + px)));
  expect(new Set(windows).size).toBe(2);
});

it('ends with the last row, also of a list that has become shorter', () => {
  expect(at(COUNT * ROW_PX).to).toBe(COUNT);
  expect(at(90_000 * ROW_PX, 20)).toEqual({ from: 3, to: 20 });
  expect(at(90_000 * ROW_PX, 3)).toEqual({ from: 0, to: 3 });
  expect(at(0, 0)).toEqual({ from: 0, to: 0 });
});

it('draws the first rows before the height of the view is known, and when it is pulled above its top', () => {
  expect(rowWindow(0, rowsInView(0, ROW_PX), COUNT)).toEqual({ from: 0, to: 5 });
  expect(topRow(-80, ROW_PX)).toBe(0);
});

it.each([
  ['no row has the focus', null, [{ from: 40, to: 60 }]],
  [
    'it is above',
    3,
    [
      { from: 2, to: 5 },
      { from: 40, to: 60 },
    ],
  ],
  [
    'it is the first row',
    0,
    [
      { from: 0, to: 2 },
      { from: 40, to: 60 },
    ],
  ],
  ['it is just above', 38, [{ from: 37, to: 60 }]],
  ['it is within', 50, [{ from: 40, to: 60 }]],
  ['it is just below', 61, [{ from: 40, to: 63 }]],
  [
    'it is below',
    70,
    [
      { from: 40, to: 60 },
      { from: 69, to: 72 },
    ],
  ],
  [
    'it is the last row',
    99,
    [
      { from: 40, to: 60 },
      { from: 98, to: 100 },
    ],
  ],
  ['the list has become shorter', 120, [{ from: 40, to: 60 }]],
])('draws the row with the focus and its neighbours: %s', (_, focused, expected) => {
  expect(drawnRanges({ from: 40, to: 60 }, focused, 100)).toEqual(expected);
});

it.each([
  ['nothing has changed', ['a', 'b', 'c'], 1],
  ['rows came in above it', ['x', 'y', 'a', 'b', 'c'], 3],
  ['rows above it went away', ['b', 'c'], 0],
  ['it went away itself', ['a', 'c'], null],
])('finds a row again by its id: %s', (_, ids, expected) => {
  const rows = { count: ids.length, idAt: (index: number) => ids[index] };
  expect(findRow({ index: 1, id: 'b' }, rows)).toBe(expected);
});
