import { describe, expect, it } from 'vitest';
import type { SimulatedSheet } from './sheet.fixtures.ts';
import { begin, check, HEADERS } from './write-results.fixtures.ts';

const insertRow = (sheet: SimulatedSheet) =>
  sheet.rows.unshift({ cells: new Map(Object.entries({ column0: 'New', column1: 'Person' })) });
const reverse = (sheet: SimulatedSheet) => sheet.rows.splice(1, 7, ...sheet.rows.slice(1).reverse());

describe('a column that is put in as a repair is written leaves what was typed', () => {
  it.each([
    ['a row was put in above the headers', [insertRow]],
    ['rows were reversed, and a row was put in above the headers at the first repair', [reverse, insertRow]],
  ])('when %s', async (_, edits) => {
    for (let at = 0; at <= HEADERS.length; at++) {
      const { people, sheet, run } = begin(7);
      const insertColumn = () => sheet.columns.splice(at, 0, sheet.newColumn());
      // The headers are written first.
      const queue = [() => undefined, ...edits, insertColumn];
      sheet.beforeWrite = () => queue.shift()?.(sheet);
      await run();
      expect(queue, `at ${at}`).toEqual([]);
      check(sheet, people, new Map());
    }
  });
});
