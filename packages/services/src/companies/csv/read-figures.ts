import type { CellNotes } from '../../shared/csv/cell-notes.ts';
import { CellProblem, cleanCell } from '../../shared/csv/clean-cell.ts';
import { isUnknownValue } from '../../shared/csv/unknown-value.ts';
import { parseHeadcountCell } from './headcount-cell.ts';
import { parseDateCell } from './read-date.ts';
import type { ParsedFigure, RowContext } from './rows.ts';

/**
 * The figures of a row. `plainSource` is that of the plain employees column; undefined when its cell names one that
 * can't be read: its figure then belongs to no source.
 */
export function readFigures(
  cells: readonly string[],
  { columns, asOf, today, lastDay }: RowContext,
  plainSource: string | undefined,
  notes: CellNotes,
): ParsedFigure[] {
  const figures: ParsedFigure[] = [];
  const add = (column: number, source: string) => {
    const headcount = notes.optional(() => readHeadcount(cells, column), null);
    if (headcount !== null) figures.push({ source, headcount, asOf: null });
  };
  for (const { column, source } of columns.sourceEmployees) add(column, source);
  if (
    columns.employees !== null &&
    plainSource !== undefined &&
    !figures.some(({ source }) => source === plainSource)
  ) {
    add(columns.employees, plainSource);
  }
  if (figures.length === 0) return figures;
  // A figure whose day can't be read must not get today's.
  const date = notes.optional(() => readAsOf(cells, columns.asOf, lastDay), undefined);
  if (date === undefined) return [];
  const day = date ?? asOf;
  return figures.map((figure) => ({ ...figure, asOf: day, ...(day === null && today !== undefined && { today }) }));
}

function readHeadcount(cells: readonly string[], column: number): ParsedFigure['headcount'] | null {
  const parsed = parseHeadcountCell(cleanCell(cells, column));
  if ('problem' in parsed) throw new CellProblem(column, parsed.problem);
  return parsed.headcount;
}

function readAsOf(cells: readonly string[], column: number | null, lastDay: Date): Date | null {
  const text = column === null ? '' : cleanCell(cells, column);
  if (column === null || text === '' || isUnknownValue(text)) return null;
  const date = parseDateCell(text);
  const shown = text.slice(0, 40);
  if (date === null) {
    throw new CellProblem(
      column,
      `"${shown}" is not a date, so the figures of this row were left out; expected a day like 2026-03-31`,
    );
  }
  if (date > lastDay) {
    throw new CellProblem(column, `"${shown}" lies in the future, so the figures of this row were left out`);
  }
  return date;
}
