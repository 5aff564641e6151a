import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { WriteTarget } from './plan-cells.ts';
import { readPlanAfterWrite, type SheetPlan, type SheetTarget } from './read-sheet-plan.ts';
import { changedRows } from './sheet/changed-rows.ts';
import { textAt } from './sheet/possible-texts.ts';
import type { CellUpdate } from './sheet/revert-cells.ts';

const WAIT_MAX_MS = 65_000;
const WAITS_MAX = 5;
/** A repair begins again so often because someone types into its rows; then the cells are written that no one typed into. */
const CHANGES_MAX = 3;

/** How often a repair was not written. */
export interface Delays {
  waits: number;
  changes: number;
}

/** The cells that were written. */
export interface WrittenSheet {
  sheet: SheetTarget;
  targets: readonly WriteTarget[];
  signal: AbortSignal;
  /** Called with rows that were moved at the moment of writing and may have lost a text; 1-based. */
  onUnclear(rows: readonly number[]): Promise<void>;
}

/** An interrupted repair must be continued at once, so a delay that Google asks for is awaited here. */
export async function readWithRetry({ sheet, targets, signal }: WrittenSheet, before: SheetPlan): Promise<SheetPlan> {
  for (let waits = 0; ; waits++) {
    try {
      return await readPlanAfterWrite(sheet, before.located, targets);
    } catch (error) {
      await waitBeforeRetry(error, waits, signal);
    }
  }
}

/**
 * Looks at the rows again right before it writes into them: what was found of them may have taken seconds, and a person who
 * sees a wrong value corrects it.
 * @returns the sheet right before the write, and what was written; null when someone typed there, or when Google asked for a
 * delay, which has passed: the sheet must be read again before anything is written
 */
export async function writeOrWait(
  work: WrittenSheet,
  read: SheetPlan,
  cells: CellUpdate[],
  delays: Delays,
): Promise<{ atWrite: SheetPlan; written: CellUpdate[] } | null> {
  const { client, spreadsheetId, tab } = work.sheet;
  const { grid, headerAt } = read.located;
  try {
    const { values } = await client.readTab(spreadsheetId, tab);
    const { isChanged, typedOver } = changedRows(grid, values, cells);
    if (typedOver.length > 0) await work.onUnclear(typedOver);
    if (isChanged && delays.changes++ < CHANGES_MAX) return null;
    const written = cells.filter((cell) => textAt({ grid: values }, cell) === textAt(read.located, cell));
    await client.writeCells(spreadsheetId, tab, written);
    // Columns were moved: where the cells are by now is found from what was read, and none counts as typed over.
    if (!isDeepStrictEqual(values[headerAt], grid[headerAt])) return { atWrite: read, written: cells };
    return { atWrite: { ...read, located: { ...read.located, grid: values } }, written };
  } catch (error) {
    await waitBeforeRetry(error, delays.waits++, work.signal);
    return null;
  }
}

async function waitBeforeRetry(error: unknown, waits: number, signal: AbortSignal): Promise<void> {
  const { isRetryable, retryAfterMs } = error as { isRetryable?: unknown; retryAfterMs?: unknown };
  if (isRetryable !== true || waits >= WAITS_MAX) throw error;
  const waitMs = typeof retryAfterMs === 'number' ? retryAfterMs : 1000 * (waits + 1);
  await sleep(Math.min(waitMs, WAIT_MAX_MS), undefined, { signal });
}
