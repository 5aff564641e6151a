import { parseDomain } from '@workbench/identity/domain/domain-key';
import { CellNotes } from '../../shared/csv/cells/cell-notes.ts';
import { CellProblem, cleanCell } from '../../shared/csv/cells/clean-cell.ts';
import { refuseExtraCells } from '../../shared/csv/cells/row-shape.ts';
import { isUnknownValue } from '../../shared/csv/cells/unknown-value.ts';
import { companyNameProblem } from '../company-name.ts';
import { COMPANY_NAME_MAX, INDUSTRY_MAX, SOURCE_NAME_MAX } from '../limits.ts';
import { readFigures } from './read-figures.ts';
import { readIdentifiers } from './read-identifiers.ts';
import { readLocations } from './read-locations.ts';
import { readNoteTexts } from './read-note-texts.ts';
import { readOwnValues } from './read-own-values.ts';
import type { FailedRow, ParsedRow, RowContext } from './rows.ts';

const SOURCE_DEFAULT = 'CSV';
const VALUE_SHOWN_MAX = 200;

/**
 * One record of the file as a company's facts, or the first reason why it cannot be. An optional cell that can't be read
 * is left out with a note. Pure.
 */
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
  if (cells.length > context.width) refuseExtraCells(cells, context.width);
  const name = textCell(cells, columns.name, COMPANY_NAME_MAX);
  const nameProblem = companyNameProblem(name);
  if (nameProblem !== null) throw new CellProblem(columns.name, nameProblem);
  const address = cleanCell(cells, columns.domain);
  const domain = parseDomain(isUnknownValue(address) ? '' : address);
  if ('problem' in domain) throw new CellProblem(columns.domain, domain.problem);
  const notes = new CellNotes(cells, line, (column) => (headers[column] ?? '').trim());
  const named = notes.optional(() => sourceName(cells, context), undefined);
  return {
    line,
    name,
    domain: domain.domain,
    industry: notes.optional(() => valueCell(cells, columns.industry, INDUSTRY_MAX), null),
    figures: readFigures(cells, context, named === null ? SOURCE_DEFAULT : named, notes),
    locations: readLocations(cells, columns, notes),
    identifiers: readIdentifiers(cells, columns.identifiers, notes),
    ...(columns.custom.length > 0 && { custom: readOwnValues(cells, columns.custom, notes) }),
    ...(columns.noteColumns.length > 0 && { noteTexts: readNoteTexts(cells, columns.noteColumns, notes) }),
    locationSource: columns.employees !== null && columns.sourceEmployees.length === 0 ? (named ?? null) : null,
    cells,
    notes: notes.notes,
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

/** null for an empty cell and for words that mean "not known". */
function valueCell(cells: readonly string[], column: number | null, lengthMax: number): string | null {
  if (column === null) return null;
  const text = textCell(cells, column, lengthMax);
  return text === '' || isUnknownValue(text) ? null : text;
}

/** The source of the plain employees column, as named by the row or the user. */
function sourceName(cells: readonly string[], { columns, source }: RowContext): string | null {
  const named = valueCell(cells, columns.source, SOURCE_NAME_MAX);
  // Blanks as in the other ways to name one, see `readSourceName`; a cell with a control character is refused before.
  return named?.replace(/\s+/g, ' ') ?? source ?? null;
}
