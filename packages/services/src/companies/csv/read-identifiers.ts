import { isRegisterKind } from '@workbench/identity/company-identifiers/kinds';
import { parseIdentifier } from '@workbench/identity/company-identifiers/parse-identifier';
import type { CellNotes } from '../../shared/csv/cells/cell-notes.ts';
import { CellProblem, cleanCell } from '../../shared/csv/cells/clean-cell.ts';
import { isUnknownValue } from '../../shared/csv/cells/unknown-value.ts';
import type { IdentifierFact } from '../identifiers/merge-identifiers.ts';
import { IMPORTED_IDENTIFIER_SOURCE } from '../limits.ts';
import type { IdentifierColumn } from './columns/identifier-columns.ts';

/** The identifiers of a row; what is none is left out with a note that says what would be right. */
export function readIdentifiers(
  cells: readonly string[],
  columns: readonly IdentifierColumn[],
  notes: CellNotes,
): IdentifierFact[] {
  const found: IdentifierFact[] = [];
  for (const { column, kind } of columns) {
    const text = notes.optional(() => cleanCell(cells, column), '');
    for (const part of text.split(/[;|]/)) {
      const typed = part.trim();
      // "NA" and the like are unknown; a register's number is never so short that one could be meant.
      if (typed === '' || isUnknownValue(typed) || (isRegisterKind(kind) && /^0+$/.test(typed))) continue;
      const read = parseIdentifier(kind, typed);
      if ('problem' in read) notes.add(new CellProblem(column, read.problem));
      else found.push({ ...read, by: 'import', source: IMPORTED_IDENTIFIER_SOURCE });
    }
  }
  return found;
}
