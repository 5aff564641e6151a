import type { SheetRows, SheetsClient } from '@workbench/connectors/google-sheets/format';
import { ServiceError } from '../../shared/errors.ts';
import { mapWithYield } from '../../shared/long-lists/map-with-yield.ts';
import { type CellPlan, type PlannedCell, planCells, type WriteTarget } from './plan-cells.ts';
import { identifyRow, type ReadDomain } from './rows/identify-row.ts';
import { type ImportedColumns, type LocatedSheet, locateSheet } from './sheet/locate-sheet.ts';
import { normaliseHeader } from './sheet/normalise-header.ts';

/** A sheet and what its import was. */
export interface SheetTarget extends ImportedColumns {
  client: SheetsClient;
  spreadsheetId: string;
  tab: string;
  readDomain: ReadDomain;
}

/** The current sheet, and the cells to be written. */
export interface SheetPlan {
  located: LocatedSheet;
  plan: CellPlan;
}

/** @throws ServiceError invalid when the header row is not there any more; what the client throws */
export async function readSheetPlan(sheet: SheetTarget, targets: readonly WriteTarget[]): Promise<SheetPlan> {
  return await planFor(sheet, await readTab(sheet), targets);
}

/**
 * The same after a writing that may have overwritten a header, which is missing for a moment: then rows and columns are
 * taken as they were.
 */
export async function readPlanAfterWrite(
  sheet: SheetTarget,
  before: LocatedSheet,
  targets: readonly WriteTarget[],
): Promise<SheetPlan> {
  const rows = await readTab(sheet);
  try {
    return await planFor(sheet, rows, targets);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const plan = { cells: [], newHeaders: [], matched: new Map(), missing: new Map(), columnCount: 0, own: new Map() };
    return { located: { ...before, grid: rows.values }, plan };
  }
}

const readTab = ({ client, spreadsheetId, tab }: SheetTarget) => client.readTab(spreadsheetId, tab);

async function planFor(sheet: SheetTarget, rows: SheetRows, targets: readonly WriteTarget[]): Promise<SheetPlan> {
  const located = locateSheet(rows, sheet);
  if (located === null) {
    const named = sheet.headers.filter((header) => header.trim() !== '').slice(0, 5);
    throw new ServiceError(
      'invalid',
      `The header row is not in the tab "${sheet.tab}" any more. Put it back (${named.join(', ')} …) or import the sheet again`,
    );
  }
  const identities = await mapWithYield(located.grid, (row) => identifyRow(row, located.map, sheet.readDomain));
  return { located, plan: planCells(located, identities, targets) };
}

/** Whether a cell is in a row of its own person and under its header. Pure. */
export function isAtHome({ located, plan }: SheetPlan, { row, column, header, field, leadId }: PlannedCell): boolean {
  const { grid, headerAt, map } = located;
  const headerNow = grid[headerAt]?.[column] ?? '';
  if (leadId === null) {
    const isAlone = grid.every((cells, at) => at === headerAt || (cells[column] ?? '') === '');
    return row - 1 === headerAt && isAlone;
  }
  if (!(plan.matched.get(leadId) ?? []).includes(row - 1)) return false;
  return field === null ? normaliseHeader(headerNow) === normaliseHeader(header) : map.columns[field] === column;
}
