import { columnName, quoteTab } from './a1.ts';
import type { CellWrite } from './types.ts';

/** One rectangle of cells as the API takes it. */
export interface RangeWrite {
  range: string;
  values: string[][];
}

/** Google advises 2 MB at most for a request. */
const BATCH_BYTES = 500_000;
const BATCH_RANGES = 1000;

interface Block {
  row: number;
  column: number;
  values: string[][];
  bytes: number;
}

/**
 * Cells as rectangles in requests of bounded size: neighbours of a row become one range, and equal stretches of rows
 * that follow each other too. Of two values for one cell the last counts.
 */
export function planWrites(tabTitle: string, cells: readonly CellWrite[], batchBytes = BATCH_BYTES): RangeWrite[][] {
  const blocks = mergeRows(runsOf(cells), batchBytes);
  const batches: RangeWrite[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const block of blocks) {
    const last = batches.at(-1);
    bytes += block.bytes;
    if (last === undefined || bytes > batchBytes || last.length >= BATCH_RANGES) {
      batches.push([toRange(tabTitle, block)]);
      bytes = block.bytes;
    } else last.push(toRange(tabTitle, block));
  }
  return batches;
}

/** Neighbouring cells of a row, from top to bottom and left to right. */
function runsOf(cells: readonly CellWrite[]): Block[] {
  const latest = new Map(cells.map((cell) => [`${cell.row} ${cell.column}`, cell]));
  const sorted = [...latest.values()].sort((a, b) => a.row - b.row || a.column - b.column);
  const runs: (Block & { values: [string[]] })[] = [];
  for (const { row, column, value } of sorted) {
    const last = runs.at(-1);
    const size = Buffer.byteLength(JSON.stringify(value)) + 1;
    if (last?.row === row && last.column + last.values[0].length === column) {
      last.values[0].push(value);
      last.bytes += size;
    } else runs.push({ row, column, values: [[value]], bytes: size + RANGE_BYTES });
  }
  return runs;
}

/** For the range itself and the names around it. */
const RANGE_BYTES = 80;

function mergeRows(runs: Block[], batchBytes: number): Block[] {
  const blocks: Block[] = [];
  /** The block that ends in the row above, by where it stands and how wide it is. */
  const open = new Map<string, Block>();
  for (const run of runs) {
    const blockKey = `${run.column} ${run.values[0]?.length}`;
    const above = open.get(blockKey);
    if (above !== undefined && above.row + above.values.length === run.row && above.bytes + run.bytes <= batchBytes) {
      above.values.push(...run.values);
      above.bytes += run.bytes;
    } else {
      open.set(blockKey, run);
      blocks.push(run);
    }
  }
  return blocks;
}

function toRange(tabTitle: string, { row, column, values }: Block): RangeWrite {
  const width = values[0]?.length ?? 1;
  const from = `${columnName(column)}${row}`;
  const to = `${columnName(column + width - 1)}${row + values.length - 1}`;
  return { range: `${quoteTab(tabTitle)}!${from === to ? from : `${from}:${to}`}`, values };
}
