import type { PlannedCell } from './plan-cells.ts';
import { isAtHome, type SheetPlan } from './read-sheet-plan.ts';
import { type Delays, readWithRetry, type WrittenSheet, writeOrWait } from './repair-requests.ts';
import { followBlocks } from './sheet/follow-blocks.ts';
import { type CellUpdate, repeatRevert, revertCells } from './sheet/revert-cells.ts';

/** After so many rounds, another user must be writing all the time. */
export const ROUNDS_MAX = 12;

/** Reads the sheet again until every cell that was just written is where it belongs, or has been reverted. */
export async function repairDisplacedCells(
  work: WrittenSheet,
  before: SheetPlan,
  chunk: PlannedCell[],
): Promise<SheetPlan> {
  for (const delays: Delays = { waits: 0, changes: 0 }; ; ) {
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
    const [done] = await Promise.all([
      writeOrWait(work, read, cells, delays),
      unclear.length > 0 && work.onUnclear(unclear),
    ]);
    if (done !== null) return await repairRevertedCells(work, done.atWrite, done.written);
  }
}

const rowsOf = ({ plan }: SheetPlan, leadId: string): number => plan.matched.get(leadId)?.length ?? 0;

/** The same for cells that got their former text again. */
async function repairRevertedCells(work: WrittenSheet, last: SheetPlan, cells: CellUpdate[]): Promise<SheetPlan> {
  let [before, written] = [last, cells];
  let read = last;
  const delays: Delays = { waits: 0, changes: 0 };
  for (let round = 0; round < ROUNDS_MAX; round++) {
    read = await readWithRetry(work, before);
    const again = repeatRevert({ before: before.located, after: read.located, written });
    if (again.length === 0) break;
    const done = await writeOrWait(work, read, again, delays);
    if (done !== null) [before, written] = [done.atWrite, done.written];
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
  const delays: Delays = { waits: 0, changes: 0 };
  for (let round = 0; round < ROUNDS_MAX; round++) {
    const cells = findOrphanCells(read, writtenCells, known);
    if (cells.length === 0) return;
    const done = await writeOrWait(work, read, cells, delays);
    read =
      done !== null ? await repairRevertedCells(work, done.atWrite, done.written) : await readWithRetry(work, read);
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
