import { once } from '@workbench/text/once';
import type { CellNotes } from '../../shared/csv/cells/cell-notes.ts';
import { CellProblem, cleanCell } from '../../shared/csv/cells/clean-cell.ts';
import { isUnknownValue } from '../../shared/csv/cells/unknown-value.ts';
import { sourceKey } from '../figures/rule/source-key.ts';
import { figureKindSchema, figureScopeSchema } from '../schemas.ts';
import { parseInseeClass } from './columns/size-classes.ts';
import type { SourceColumns } from './columns/source-columns.ts';
import { type HeadcountCell, parseHeadcountCell } from './headcount-cell.ts';
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
  // Read once, and only for a figure: a cell that can't be read is noted once.
  const rowDay = once(() => notes.optional(() => readAsOf(cells, columns.asOf, lastDay), undefined));
  const rowScope = once(() => notes.optional(() => readWord(cells, columns.scope, figureScopeSchema.options), null));
  const add = (at: Omit<SourceColumns, 'source'>, source: string) => {
    const parse = at.column === columns.employees && columns.areEmployeesClasses ? parseInseeClass : parseHeadcountCell;
    const headcount = notes.optional(() => readHeadcount(cells, at.column, parse), null);
    if (headcount === null) return;
    // A figure whose day can't be read must not get today's.
    const date = at.asOf === null ? rowDay() : notes.optional(() => readAsOf(cells, at.asOf, lastDay), undefined);
    if (date === undefined) return;
    const day = date ?? asOf;
    const kind = notes.optional(() => readWord(cells, at.kind, figureKindSchema.options), null);
    const scope =
      at.scope === null ? rowScope() : notes.optional(() => readWord(cells, at.scope, figureScopeSchema.options), null);
    figures.push({
      source,
      headcount,
      asOf: day,
      ...(kind && { kind }),
      ...(scope && { scope }),
      ...(day === null && today !== undefined && { today }),
    });
  };
  for (const at of columns.sourceEmployees) add(at, at.source);
  const isNamed = (source: string) => figures.some((figure) => sourceKey(figure.source) === sourceKey(source));
  if (columns.employees !== null && plainSource !== undefined && !isNamed(plainSource)) {
    add({ column: columns.employees, asOf: null, kind: null, scope: null }, plainSource);
  }
  return figures;
}

/** One of the names, however its words are joined: "legal entity" is "legal_entity". */
function readWord<T extends string>(cells: readonly string[], column: number | null, names: readonly T[]): T | null {
  const text = column === null ? '' : cleanCell(cells, column);
  if (column === null || text === '' || isUnknownValue(text)) return null;
  const folded = text.toLowerCase().replace(/[\s_-]+/g, '_');
  const found = names.find((name) => name === folded);
  if (found !== undefined) return found;
  const expected = names.map((name) => name.replaceAll('_', ' ')).join(', ');
  throw new CellProblem(column, `"${text.slice(0, 40)}" was left out; expected one of ${expected}`);
}

function readHeadcount(
  cells: readonly string[],
  column: number,
  parse: (cell: string) => HeadcountCell,
): ParsedFigure['headcount'] | null {
  const parsed = parse(cleanCell(cells, column));
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
      `"${shown}" is not a date, so its figures were left out; expected a day like 2026-03-31`,
    );
  }
  if (date > lastDay) {
    throw new CellProblem(column, `"${shown}" lies in the future, so its figures were left out`);
  }
  return date;
}
