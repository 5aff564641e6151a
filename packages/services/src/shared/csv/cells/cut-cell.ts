import { CELL_LENGTH_MAX } from './clean-cell.ts';

/** Ends a cell of a workbook whose text was cut; the importer of companies takes it for no location. Without the signs that separate locations. */
export const CUT_MARK = '[cut here: a cell of Excel holds 32,767 characters, the CSV export has the whole text]';
const SEPARATOR = '; ';
/** A longer entry of a list is cut within, as prose is. */
const ENTRY_MAX = 1000;

/**
 * A text that fits into a cell of Excel, which calls a file with a longer one corrupt. What is cut ends with
 * `CUT_MARK`; a list is cut between two entries, as half an entry would be read as another one. Pure.
 */
export function cutCell(text: string): string {
  if (text.length <= CELL_LENGTH_MAX) return text;
  const room = CELL_LENGTH_MAX - SEPARATOR.length - CUT_MARK.length;
  const end = text.lastIndexOf(SEPARATOR, room);
  if (end > room - ENTRY_MAX) return text.slice(0, end) + SEPARATOR + CUT_MARK;
  return `${text.slice(0, room).replace(/[\ud800-\udbff]$/, '')} ${CUT_MARK}`;
}
