import type { CellNotes } from '../../shared/csv/cells/cell-notes.ts';
import { CellProblem, cleanCell } from '../../shared/csv/cells/clean-cell.ts';
import { CUT_MARK } from '../../shared/csv/cells/cut-cell.ts';
import { isUnknownValue } from '../../shared/csv/cells/unknown-value.ts';
import { LOCATION_MAX } from '../limits.ts';
import type { ColumnMap } from './columns/column-map.ts';

/** More locations than a company has offices: a cell of prose. */
const LOCATIONS_MAX = 1000;
/** The export of a company with very many locations is longer than a spreadsheet's cell. */
const LOCATIONS_CELL_MAX = LOCATIONS_MAX * (LOCATION_MAX + 2);
const CUT_REASON = 'The cell was cut when the workbook was written; import the CSV export for the other locations';
/** The country code of Namibia. */
const NAMIBIA = 'NA';

export function readLocations(cells: readonly string[], columns: ColumnMap, notes: CellNotes): string[] {
  const column = columns.locations;
  if (column === null) return notes.optional(() => readParts(cells, columns.locationParts), []);
  const text = notes.optional(() => cleanCell(cells, column, LOCATIONS_CELL_MAX), '');
  if (text === '') return [];
  const distinct = new Set<string>();
  for (const part of text.split(/[;|]/)) {
    const location = part.trim();
    if (location === '' || isUnknownValue(location)) continue;
    if (location === CUT_MARK) notes.add(new CellProblem(column, CUT_REASON));
    else if (location.length > LOCATION_MAX) notes.add(tooLong(column, location.length));
    else if (distinct.size < LOCATIONS_MAX || distinct.has(location)) distinct.add(location);
    else {
      notes.add(
        new CellProblem(column, `The cell contains more than ${LOCATIONS_MAX} locations; the rest was left out`),
      );
      break;
    }
  }
  return [...distinct];
}

function tooLong(column: number, length: number): CellProblem {
  return new CellProblem(
    column,
    `The cell contains a location of ${length} characters; at most ${LOCATION_MAX} are allowed`,
  );
}

function readParts(cells: readonly string[], { city, state, country }: ColumnMap['locationParts']): string[] {
  const parts = [city, state, country].flatMap((column) => {
    const text = column === null ? '' : cleanCell(cells, column);
    const isNamibia = column === country && text === NAMIBIA;
    return text === '' || (isUnknownValue(text) && !isNamibia) ? [] : [text];
  });
  // These two signs separate the locations of a list, so a location must not contain them.
  const location = parts.join(', ').replace(/[;|]/g, ',');
  if (location === '') return [];
  if (location.length <= LOCATION_MAX) return [location];
  throw new CellProblem(
    city ?? country ?? state,
    `City and country are ${location.length} characters together; at most ${LOCATION_MAX} are allowed`,
  );
}
