import { type OutdatedText, outdatedTexts } from './outdated-texts.ts';
import type { CellPlan, PlannedCell } from './plan-cells.ts';
import { isAtHome, readSheetPlan, type SheetPlan } from './read-sheet-plan.ts';
import { clearOrphanCells, ROUNDS_MAX, repairDisplacedCells, type WrittenSheet } from './repair-cells.ts';

/** Leads whose cells go into one request: little enough that the sheet is rarely changed in between. */
const CHUNK = 200;
/** A plan that is older is made anew: whatever people type meanwhile must be seen. */
const FRESH_MS = 250;
const CHANGING = 'The sheet was being changed all the time; write back again in a moment';

export interface WriteJob extends WrittenSheet {
  /** Before cells are written, so that a value of ours is known as ours whatever happens then. */
  onWriting(cells: readonly PlannedCell[]): Promise<void>;
  progress(done: number, total: number): Promise<void>;
}

export interface WriteSummary {
  /** Cells that hold what was written, by lead. */
  cells: Map<string, number>;
  missing: Map<string, string>;
  /** What was written before and has been replaced. */
  outdated: OutdatedText[];
}

/**
 * Writes what is to be written, a part at a time. Right before each part the sheet is read again, and after it once
 * more: a value that has come into a wrong place, because somebody sorted or inserted at that moment, is taken back and
 * written where it belongs. Going on after an interruption writes the same cells.
 * @throws ServiceError invalid when the header row is not there any more; what the client throws
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

/** @returns the sheet as it is afterwards, with everything in its place */
async function writePart(work: WriteJob, read: SheetPlan, part: PlannedCell[]): Promise<SheetPlan> {
  const { client, spreadsheetId, tab } = work.sheet;
  const values = part.map(({ row, column, value }) => ({ row, column, value }));
  try {
    await client.writeCells(spreadsheetId, tab, values);
  } catch (error) {
    // Some of it may have been carried out all the same.
    if ((error as { isRetryable?: unknown }).isRetryable === true) await repairDisplacedCells(work, read, part);
    throw error;
  }
  return await repairDisplacedCells(work, read, part);
}

/** What takes time goes first, so that nothing but the request stands between reading and writing. */
class Preparation {
  readonly #work: WriteJob;
  readonly #noted = new Set<string>();
  #columnCount = 0;

  constructor(work: WriteJob) {
    this.#work = work;
  }

  /** @returns false when something had to be done, so that the sheet has to be read anew */
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
