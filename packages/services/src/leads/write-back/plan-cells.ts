import { isShownByOtherColumn, type ResultColumn } from '../results/result-columns.ts';
import type { LeadField } from '../values/fields.ts';
import { matchRows, type RowOwner } from './rows/match-rows.ts';
import type { Identity } from './rows/row-identity.ts';
import type { LocatedSheet } from './sheet/locate-sheet.ts';
import { normaliseHeader } from './sheet/normalise-header.ts';

/** A lead whose results go to the sheet. */
export interface WriteTarget extends RowOwner {
  /** As shown. */
  name: string;
  results: ResultColumn[];
  /** By header: what has been written into their row before. */
  written: Readonly<Record<string, readonly string[]>>;
  /** Suppressed: nothing is written to their row. */
  isSuppressed: boolean;
}

export interface PlannedCell {
  /** 1-based. */
  row: number;
  /** 0-based. */
  column: number;
  value: string;
  header: string;
  /** Of people's own column; null in a column of ours. */
  field: LeadField | null;
  /** null: the header itself. */
  leadId: string | null;
}

export interface CellPlan {
  /** Headers of new columns first. */
  cells: PlannedCell[];
  newHeaders: string[];
  /** By lead: indexes of their rows in the grid. */
  matched: Map<string, number[]>;
  /** By lead: why it has no row. */
  missing: Map<string, string>;
  /** Columns that the grid needs. */
  columnCount: number;
  /** By header: columns of our own or new: what we wrote before may be replaced there. */
  own: ReadonlyMap<string, number>;
}

/**
 * The cells to be written: empty cells of the user's columns, and our own columns, which are found by their headers or
 * added on the right. Cells with user-entered or existing values are never among them, so that a second run has nothing
 * to do. Pure. Google reports the formula of a cell that shows nothing, but an empty cell that is covered by an
 * ARRAYFORMULA looks like any other in the documented API: it is written to, and the formula shows an error until the
 * cell is cleared.
 * @param identities of each row of the grid
 */
export function planCells(
  located: LocatedSheet,
  identities: readonly Identity[],
  targets: readonly WriteTarget[],
): CellPlan {
  const rows = identities.map((one, at) => (at === located.headerAt ? { keys: [], names: [] } : one));
  const { matched, missing } = matchRows(targets, rows);
  for (const { leadId } of targets.filter(({ isSuppressed }) => isSuppressed)) {
    matched.delete(leadId);
    missing.delete(leadId);
  }
  const columns = chooseColumns(
    located,
    targets.filter(({ leadId }) => matched.has(leadId)),
  );
  const cells = targets.flatMap((target) => {
    const rows = matched.get(target.leadId) ?? [];
    return rows.flatMap((at) => planRowCells(target, at, located.grid[at] ?? [], columns));
  });
  const headers = columns.fresh.map((header): PlannedCell => {
    return {
      row: located.headerAt + 1,
      column: columns.byHeader.get(header) ?? 0,
      value: header,
      header,
      field: null,
      leadId: null,
    };
  });
  return {
    cells: [...headers, ...cells],
    newHeaders: columns.fresh,
    matched: matched,
    missing,
    columnCount: located.width + columns.fresh.length,
    own: new Map([...columns.byHeader].filter(([header]) => columns.own.has(header))),
  };
}

interface Columns {
  byHeader: Map<string, number>;
  /** Columns of our own or new: what we wrote before may be replaced there. */
  own: Set<string>;
  fresh: string[];
}

function chooseColumns({ grid, headerAt, map, width }: LocatedSheet, targets: readonly WriteTarget[]): Columns {
  const present = (grid[headerAt] ?? []).map(normaliseHeader);
  const columns: Columns = { byHeader: new Map(), own: new Set(), fresh: [] };
  for (const [index, { header, field }] of (targets[0]?.results ?? []).entries()) {
    const known = field === null ? null : map.columns[field];
    if (known !== null) {
      columns.byHeader.set(header, known);
      continue;
    }
    if (field !== null && isShownByOtherColumn(field, map)) continue;
    const at = present.indexOf(normaliseHeader(header));
    if (at < 0 && targets.every(({ results }) => !results[index]?.value)) continue;
    columns.byHeader.set(header, at < 0 ? width + columns.fresh.length : at);
    columns.own.add(header);
    if (at < 0) columns.fresh.push(header);
  }
  return columns;
}

function planRowCells(target: WriteTarget, at: number, row: readonly string[], columns: Columns): PlannedCell[] {
  return target.results.flatMap(({ header, value, field }): PlannedCell[] => {
    const column = columns.byHeader.get(header);
    if (column === undefined || value === null) return [];
    const present = (row[column] ?? '').trim();
    if (present === value) return [];
    const isOwn = columns.own.has(header);
    const isOurs = isOwn && (target.written[header] ?? []).includes(present);
    if (present !== '' && !isOurs) return [];
    return [{ row: at + 1, column, value, header, field: isOwn ? null : field, leadId: target.leadId }];
  });
}
