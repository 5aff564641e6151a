import { type OutdatedText, outdatedTexts } from './outdated-texts.ts';
import type { CellPlan, PlannedCell } from './plan-cells.ts';
import { isAtHome, readSheetPlan, type SheetPlan } from './read-sheet-plan.ts';
import { clearOrphanCells, ROUNDS_MAX, repairDisplacedCells } from './repair-cells.ts';
import type { WrittenSheet } from './repair-requests.ts';

/** Leads per write request: few enough that the sheet rarely changes in between. */
const CHUNK = 200;
/** An older plan is made again, so that it sees what users have typed in the meantime. */
const FRESH_MS = 250;
const CHANGING = 'The sheet was being changed all the time; write back again in a moment';

export interface WriteJob extends WrittenSheet {
  /** Before cells are written, so that a value of ours is known as ours whatever happens then. */
  onWriting(cells: readonly PlannedCell[]): Promise<void>;
  progress(done: number, total: number): Promise<void>;
}

export interface WriteSummary {
  /** Cells with written values, by lead. */
  cells: Map<string, number>;
  missing: Map<string, string>;
  /** Written earlier and replaced since. */
  outdated: OutdatedText[];
}

/**
 * Writes the planned cells in parts. The sheet is read again right before and after each part: a value in the wrong
 * cell, because another user sorted or inserted rows at that moment, is reverted and written where it belongs.
 * Continuing after an interruption writes the same cells.
 * @throws ServiceError invalid when the header row is missing; errors of the client
 */
export async function writeResults(work: WriteJob): Promise<WriteSummary> {
  const { sheet, targets, signal } = work;
  let writtenCells: PlannedCell[] = [];
  const cells = new Map<string, number>();
  const attempts = new Map<string | null, number>();
  const preparation = new Preparation(work);
  const first = await readSheetPlan(sheet, targets);
  let read = first;
  let isFresh = true;
  for (let plannedAt = performance.now(); ; ) {
    const part = nextPart(read.plan, attempts);
    if (part.length === 0) break;
    signal.throwIfAborted();
    const isPrepared = await preparation.prepare(read.plan, part);
    if (!isPrepared || (!isFresh && performance.now() - plannedAt > FRESH_MS)) {
      read = await readSheetPlan(sheet, targets);
      plannedAt = performance.now();
      isFresh = true;
      continue;
    }
    for (const leadId of leadsOf(part)) attempts.set(leadId, (attempts.get(leadId) ?? 0) + 1);
    writtenCells = writtenCells.concat(part);
    read = await writePart(work, read, part);
    plannedAt = performance.now();
    isFresh = false;
    for (const cell of part) {
      if (cell.leadId !== null && isAtHome(read, cell)) cells.set(cell.leadId, (cells.get(cell.leadId) ?? 0) + 1);
    }
    await work.progress(targets.length - leadsOf(read.plan.cells).size, targets.length);
  }
  await clearOrphanCells(work, first, read, writtenCells);
  const missing = new Map(read.plan.missing);
  for (const { leadId } of read.plan.cells) if (leadId !== null) missing.set(leadId, CHANGING);
  return { cells, missing, outdated: outdatedTexts(read.located, read.plan, targets) };
}

const leadsOf = (cells: readonly PlannedCell[]): Set<string | null> => new Set(cells.map(({ leadId }) => leadId));

/** New headers go first and alone: what follows is found by them. */
function nextPart({ cells }: CellPlan, tried: ReadonlyMap<string | null, number>): PlannedCell[] {
  const open = cells.filter(({ leadId }) => (tried.get(leadId) ?? 0) < ROUNDS_MAX);
  const headers = open.filter(({ leadId }) => leadId === null);
  if (headers.length > 0) return headers;
  if (cells.some(({ leadId }) => leadId === null)) return [];
  const leads = new Set([...leadsOf(open)].slice(0, CHUNK));
  return open.filter(({ leadId }) => leads.has(leadId));
}

/** @returns the sheet afterwards, with every value in its cell */
async function writePart(work: WriteJob, read: SheetPlan, part: PlannedCell[]): Promise<SheetPlan> {
  const { client, spreadsheetId, tab } = work.sheet;
  const values = part.map(({ row, column, value }) => ({ row, column, value }));
  try {
    await client.writeCells(spreadsheetId, tab, values);
  } catch (error) {
    // Part of the request may have been carried out nevertheless.
    if ((error as { isRetryable?: unknown }).isRetryable === true) await repairDisplacedCells(work, read, part);
    throw error;
  }
  return await repairDisplacedCells(work, read, part);
}

/** The slow work goes first, so that only the request is between reading and writing. */
class Preparation {
  readonly #work: WriteJob;
  readonly #noted = new Set<string>();
  #columnCount = 0;

  constructor(work: WriteJob) {
    this.#work = work;
  }

  /** @returns false when a repair was needed, so that the sheet must be read again */
  async prepare({ cells, newHeaders, columnCount }: CellPlan, part: readonly PlannedCell[]): Promise<boolean> {
    const { sheet, onWriting } = this.#work;
    const isNew = (cell: PlannedCell) => !this.#noted.has(cellFingerprint(cell));
    // All at once: the next parts then follow without a pause.
    const fresh = part.some(isNew) ? cells.filter(isNew) : [];
    if (fresh.length > 0) await onWriting(fresh);
    for (const cell of fresh) this.#noted.add(cellFingerprint(cell));
    const isTooNarrow = newHeaders.length > 0 && columnCount > this.#columnCount;
    if (isTooNarrow) {
      const { tabs } = await sheet.client.readTabs(sheet.spreadsheetId);
      const known = tabs.find(({ title }) => title === sheet.tab);
      if (known !== undefined) await sheet.client.ensureColumns(sheet.spreadsheetId, known, columnCount);
      this.#columnCount = columnCount;
    }
    return fresh.length === 0 && !isTooNarrow;
  }
}

const cellFingerprint = ({ leadId, header, value }: PlannedCell): string => `${leadId} ${header} ${value}`;
