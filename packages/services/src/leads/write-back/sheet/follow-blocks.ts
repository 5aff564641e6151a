import type { CellUpdate } from './revert-cells.ts';

/**
 * The cells that were written, in the rows where they are now: a sort after the writing takes them along. Only the row
 * that is the only one with all values of its cells is certain. Pure.
 */
export function followBlocks<T extends CellUpdate>(grid: readonly (readonly string[])[], written: readonly T[]): T[] {
  const isIn = (at: number, block: readonly T[]) =>
    block.every(({ column, value }) => (grid[at]?.[column] ?? '') === value);
  const blocks = Map.groupBy(written, ({ row }) => row - 1);
  const moved = [...blocks].filter(([at, block]) => !isIn(at, block));
  if (moved.length === 0) return [...written];
  const left = new Set(moved.map(([at]) => at));
  const rows = [...grid.keys()].filter((at) => left.has(at) || !blocks.has(at));
  const textsOf = (at: number, columns: readonly number[]) =>
    JSON.stringify(columns.map((column) => grid[at]?.[column] ?? ''));
  const byTexts = new Map<string, Map<string, number[]>>();
  for (const [was, block] of moved) {
    const columns = block.map(({ column }) => column);
    const known = byTexts.get(columns.join()) ?? Map.groupBy(rows, (at) => textsOf(at, columns));
    byTexts.set(columns.join(), known);
    const [at, ...others] = known.get(JSON.stringify(block.map(({ value }) => value))) ?? [];
    if (at === undefined || others.length > 0) continue;
    blocks.set(
      was,
      block.map((cell) => ({ ...cell, row: at + 1 })),
    );
  }
  return [...blocks.values()].flat();
}
