import { describe, expect, it } from 'vitest';
import { planWrites } from './plan-writes.ts';
import type { CellWrite } from './types.ts';

const cell = (row: number, column: number, value = `${row}.${column}`): CellWrite => ({ row, column, value });

describe('planWrites', () => {
  it('makes one range of neighbours, and of rows that follow each other', () => {
    const cells = [cell(3, 2), cell(2, 1), cell(2, 2), cell(3, 1), cell(5, 1), cell(5, 3)];
    expect(planWrites("Jon's", cells)).toEqual([
      [
        {
          range: "'Jon''s'!B2:C3",
          values: [
            ['2.1', '2.2'],
            ['3.1', '3.2'],
          ],
        },
        { range: "'Jon''s'!B5", values: [['5.1']] },
        { range: "'Jon''s'!D5", values: [['5.3']] },
      ],
    ]);
  });

  it('keeps the last of two values for a cell', () => {
    expect(planWrites('Leads', [cell(2, 0, 'old'), cell(2, 0, 'new')])).toEqual([
      [{ range: "'Leads'!A2", values: [['new']] }],
    ]);
  });

  it('writes no cell that was not given, in batches of bounded size', () => {
    const cells = Array.from({ length: 300 }, (_, index) => cell(index + 2, index % 3, 'ä'.repeat(50)));
    const batches = planWrites('Leads', cells, 2000);
    expect(batches.length).toBeGreaterThan(10);
    for (const batch of batches) expect(Buffer.byteLength(JSON.stringify(batch))).toBeLessThan(2500);
    const written = batches.flat().reduce((sum, { values }) => sum + values.flat().length, 0);
    expect(written).toBe(300);
  });

  it('sends nothing for no cells', () => {
    expect(planWrites('Leads', [])).toEqual([]);
  });

  it('sends a single cell that is larger than a batch by itself', () => {
    const batches = planWrites('Leads', [cell(1, 0), cell(3, 0, 'x'.repeat(5000)), cell(5, 0)], 2000);
    expect(batches.map((batch) => batch.length)).toEqual([1, 1, 1]);
  });
});
