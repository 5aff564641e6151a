import { parseDomain } from '@workbench/identity/domain-key';
import { CellProblem, cleanCell } from '../../shared/csv/clean-cell.ts';
import { refuseExtraCells, refuseSplitQuote } from '../../shared/csv/row-shape.ts';
import { COMPANY_NAME_MAX, INDUSTRY_MAX, LOCATION_MAX, SOURCE_NAME_MAX } from '../limits.ts';
import { parseHeadcountCell } from './headcount-cell.ts';
import type { ColumnMap } from './map-headers.ts';
import { parseDateCell } from './read-date.ts';
import type { FailedRow, ParsedFigure, ParsedRow } from './rows.ts';

export interface RowContext {
  headers: readonly string[];
  columns: ColumnMap;
  /** Names the source of a plain employees column that has no source cell. */
  source: string | undefined;
  /** Day for figures without a date of their own. */
  asOf: Date | null;
}

const SOURCE_DEFAULT = 'CSV';
const LOCATIONS_MAX = 20;
const VALUE_SHOWN_MAX = 200;

/** One record of the file as a company's facts, or the first reason why it cannot be. Pure. */
export function readRow(cells: string[], line: number, context: RowContext): ParsedRow | FailedRow {
  try {
    return parseRow(cells, line, context);
  } catch (error) {
    if (!(error instanceof CellProblem)) throw error;
    return toRowFailure(cells, line, context.headers, error);
  }
}

export function isFailedRow(row: ParsedRow | FailedRow): row is FailedRow {
  return 'reason' in row;
}

function parseRow(cells: string[], line: number, context: RowContext): ParsedRow {
  const { columns, headers } = context;
  if (cells.length > headers.length) refuseExtraCells(cells, headers.length);
  refuseSplitQuote(cells, line);
  const name = textCell(cells, columns.name, COMPANY_NAME_MAX);
  if (name === '') throw new CellProblem(columns.name, 'The name is empty');
  const domain = parseDomain(cleanCell(cells, columns.domain));
  if ('problem' in domain) throw new CellProblem(columns.domain, domain.problem);
  const industry = textCell(cells, columns.industry, INDUSTRY_MAX);
  const named = sourceName(cells, context);
  return {
    line,
    name,
    domain: domain.domain,
    industry: industry === '' ? null : industry,
    figures: readFigures(cells, context, named ?? SOURCE_DEFAULT),
    locations: readLocations(cells, columns),
    locationSource: columns.employees !== null && columns.sourceEmployees.length === 0 ? named : null,
    cells,
  };
}

function toRowFailure(cells: string[], line: number, headers: readonly string[], problem: CellProblem): FailedRow {
  const column = problem.column === null ? null : (headers[problem.column] ?? '').trim();
  const value = problem.column === null ? null : (cells[problem.column] ?? '').slice(0, VALUE_SHOWN_MAX);
  return { line, column, value, reason: problem.message, cells };
}

function textCell(cells: readonly string[], column: number, lengthMax: number): string {
  const text = cleanCell(cells, column);
  if (text.length > lengthMax) {
    throw new CellProblem(column, `The cell has ${text.length} characters; at most ${lengthMax} are allowed`);
  }
  return text;
}

/** The source of the plain employees column, as named by the row or the user. */
function sourceName(cells: readonly string[], context: RowContext): string | null {
  const cell = context.columns.source === null ? '' : textCell(cells, context.columns.source, SOURCE_NAME_MAX);
  return cell === '' ? (context.source ?? null) : cell;
}

function readFigures(cells: readonly string[], { columns, asOf }: RowContext, plainSource: string): ParsedFigure[] {
  const figures: ParsedFigure[] = [];
  for (const { column, source } of columns.sourceEmployees) addFigure(figures, cells, column, source);
  if (columns.employees !== null && !figures.some(({ source }) => source === plainSource)) {
    addFigure(figures, cells, columns.employees, plainSource);
  }
  if (figures.length === 0) return figures;
  const date = readAsOf(cells, columns.asOf) ?? asOf;
  for (const figure of figures) figure.asOf = date;
  return figures;
}

function addFigure(figures: ParsedFigure[], cells: readonly string[], column: number, source: string): void {
  const parsed = parseHeadcountCell(cleanCell(cells, column));
  if ('problem' in parsed) throw new CellProblem(column, parsed.problem);
  if (parsed.headcount !== null) figures.push({ source, headcount: parsed.headcount, asOf: null });
}

function readAsOf(cells: readonly string[], column: number | null): Date | null {
  const text = column === null ? '' : cleanCell(cells, column);
  if (column === null || text === '') return null;
  const date = parseDateCell(text);
  if (date === null)
    throw new CellProblem(column, `"${text.slice(0, 40)}" is not a date; expected a day like 2026-03-31`);
  return date;
}

function readLocations(cells: readonly string[], columns: ColumnMap): string[] {
  if (columns.locations === null) return readLocationParts(cells, columns.locationParts);
  const text = cleanCell(cells, columns.locations);
  if (text === '') return [];
  const distinct = new Set<string>();
  for (const part of text.split(/[;|]/)) {
    const location = part.trim();
    if (location.length > LOCATION_MAX) {
      throw new CellProblem(
        columns.locations,
        `The cell contains a location of ${location.length} characters; at most ${LOCATION_MAX} are allowed`,
      );
    }
    if (location !== '' && distinct.size < LOCATIONS_MAX) distinct.add(location);
  }
  return [...distinct];
}

function readLocationParts(cells: readonly string[], columns: readonly number[]): string[] {
  if (columns.length === 0) return [];
  const parts = columns.map((column) => textCell(cells, column, LOCATION_MAX)).filter((part) => part !== '');
  if (parts.length === 0) return [];
  // These two signs separate the locations of a list, so a location must not contain them.
  const location = parts.join(', ').replace(/[;|]/g, ',');
  if (location.length <= LOCATION_MAX) return [location];
  throw new CellProblem(
    columns[0] ?? 0,
    `City and country are ${location.length} characters together; at most ${LOCATION_MAX} are allowed`,
  );
}
