import { headcountOfBand } from '@workbench/connectors/sirene/headcount-bands';
import type { TableColumn } from '../../../shared/headers/map-columns.ts';
import { filledOf, shareOf } from '../../../shared/headers/sample-shapes.ts';
import { headerWords } from '../../../shared/headers/words/header-words.ts';
import { type HeadcountCell, parseHeadcountCell } from '../headcount-cell.ts';

/** A register's "tranche d'effectifs" whose cells are INSEE's codes: "12" means 20 to 49 employees. */
export function hasInseeClasses(column: TableColumn | undefined): boolean {
  if (column === undefined || !headerWords(column.header).includes('tranche')) return false;
  return filledOf(column.samples).length > 0 && shareOf(column.samples, 'inseeClass') === 1;
}

/** A code of INSEE as the headcount that it means; "NN", for not known, gives none. */
export function parseInseeClass(cell: string): HeadcountCell {
  const code = cell.trim();
  return /^(?:NN|\d\d)$/.test(code) ? { headcount: headcountOfBand(code) } : parseHeadcountCell(cell);
}
