import { setTimeout as sleep } from 'node:timers/promises';
import type { PlannedCell, WriteTarget } from './plan-cells.ts';
import { isAtHome, readPlanAfterWrite, type SheetPlan, type SheetTarget } from './read-sheet-plan.ts';
import { followBlocks } from './sheet/follow-blocks.ts';
import { type CellUpdate, repeatRevert, revertCells } from './sheet/revert-cells.ts';

/** After so many rounds, another user must be writing all the time. */
export const ROUNDS_MAX = 12;
const WAIT_MAX_MS = 65_000;
const WAITS_MAX = 5;

/** The cells that were written. */
export interface WrittenSheet {
  sheet: SheetTarget;
  targets: readonly WriteTarget[];
  signal: AbortSignal;
  /** Called with rows that were moved at the moment of writing and may have lost a text; 1-based. */
  onUnclear(rows: readonly number[]): Promise<void>;
}

/** Reads the sheet again until every cell that was just written is where it belongs, or has been reverted. */
export async function repairDisplacedCells(
  work: WrittenSheet,
  before: SheetPlan,
  chunk: PlannedCell[],
): Promise<SheetPlan> {
  for (let waits = 0; ; waits++) {
    const read = await readWithRetry(work, before);
    const hasTwin = ({ leadId }: PlannedCell) =>
      leadId !== null && Math.max(rowsOf(before, leadId), rowsOf(read, leadId)) > 1;
    const cells = revertCells({
      before: before.located,
      after: read.located,
      written: followBlocks(read.located.grid, chunk),
      isAtHome: (cell) => isAtHome(read, cell),
      hasTwin,
    });
    if (cells.length === 0) return read;
    const unclear = cells.flatMap(({ row, isUnclear }) => (isUnclear ? [row] : []));
    const [isWritten] = await Promise.all([
      writeOrWait(work, cells, waits),
      unclear.length > 0 && work.onUnclear(unclear),
    ]);
    if (isWritten) return await repairRevertedCells(work, read, cells);
  }
}

const rowsOf = ({ plan }: SheetPlan, leadId: string): number => plan.matched.get(leadId)?.length ?? 0;

/** The same for cells that got their former text again. */
async function repairRevertedCells(work: WrittenSheet, last: SheetPlan, cells: CellUpdate[]): Promise<SheetPlan> {
  let [before, written] = [last, cells];
  let read = last;
  let waits = 0;
  for (let round = 0; round < ROUNDS_MAX; round++) {
    read = await readWithRetry(work, before);
    const again = repeatRevert({ before: before.located, after: read.located, written });
    if (again.length === 0) break;
    if (await writeOrWait(work, again, waits)) [before, written] = [read, again];
    else waits++;
  }
  return read;
}

/**
 * Finds values below the last row: rows were deleted at the moment of writing. Only rows without any other content
 * count.
 * @param first the sheet before the write-back: its rows are never orphans
 */
export async function clearOrphanCells(
  work: WrittenSheet,
  first: SheetPlan,
  last: SheetPlan,
  writtenCells: readonly PlannedCell[],
): Promise<void> {
  const known = new Set(first.located.grid.map(rowFingerprint));
  let read = last;
  for (let round = 0; round < ROUNDS_MAX; round++) {
    const cells = findOrphanCells(read, writtenCells, known);
    if (cells.length === 0) return;
    const isWritten = await writeOrWait(work, cells, round);
    read = isWritten ? await repairRevertedCells(work, read, cells) : await readWithRetry(work, read);
  }
}

/** Whatever columns were inserted in the meantime. */
const rowFingerprint = (row: readonly string[]): string => JSON.stringify(row.filter((text) => text !== ''));

/**
 * Orphan rows contain only what was written for one lead, with at least one of our own columns: a company and a
 * location that a user typed may equal what was found for another person.
 */
function findOrphanCells(
  { located, plan }: SheetPlan,
  writtenCells: readonly PlannedCell[],
  known: ReadonlySet<string>,
): CellUpdate[] {
  const leadsByCell = new Map<string, Set<string | null>>();
  const ownColumns = new Set<number>();
  for (const { column, value, leadId, field } of writtenCells) {
    const name = `${column} ${value}`;
    leadsByCell.set(name, (leadsByCell.get(name) ?? new Set()).add(leadId));
    if (field === null) ownColumns.add(column);
  }
  const rows = new Set([...plan.matched.values()].flat());
  return located.grid.flatMap((row, at) => {
    if (at === located.headerAt || rows.has(at) || known.has(rowFingerprint(row))) return [];
    const filled = row.flatMap((text, column) => (text === '' ? [] : [{ row: at + 1, column, text }]));
    const leads = filled.map(({ column, text }) => leadsByCell.get(`${column} ${text}`) ?? new Set());
    const isOfOneLead = [...(leads[0] ?? [])].some((leadId) => leads.every((others) => others.has(leadId)));
    const isOurs = isOfOneLead && filled.some(({ column }) => ownColumns.has(column));
    return isOurs ? filled.map(({ column }) => ({ row: at + 1, column, value: '' })) : [];
  });
}

/** An interrupted repair must be continued at once, so a delay that Google asks for is awaited here. */
async function readWithRetry({ sheet, targets, signal }: WrittenSheet, before: SheetPlan): Promise<SheetPlan> {
  for (let waits = 0; ; waits++) {
    try {
      return await readPlanAfterWrite(sheet, before.located, targets);
    } catch (error) {
      await waitBeforeRetry(error, waits, signal);
    }
  }
}

/**
 * @returns false when Google asked for a delay: it has passed, and the sheet must be read again before anything is
 * written
 */
async function writeOrWait({ sheet, signal }: WrittenSheet, cells: CellUpdate[], waits: number): Promise<boolean> {
  try {
    await sheet.client.writeCells(sheet.spreadsheetId, sheet.tab, cells);
    return true;
  } catch (error) {
    await waitBeforeRetry(error, waits, signal);
    return false;
  }
}

async function waitBeforeRetry(error: unknown, waits: number, signal: AbortSignal): Promise<void> {
  const { isRetryable, retryAfterMs } = error as { isRetryable?: unknown; retryAfterMs?: unknown };
  if (isRetryable !== true || waits >= WAITS_MAX) throw error;
  const waitMs = typeof retryAfterMs === 'number' ? retryAfterMs : 1000 * (waits + 1);
  await sleep(Math.min(waitMs, WAIT_MAX_MS), undefined, { signal });
}
