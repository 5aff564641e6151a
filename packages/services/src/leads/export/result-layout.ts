import { ID_HEADER } from '../../shared/crm/person-columns.ts';
import {
  CONSTANT_HEADERS,
  isShownByOtherColumn,
  RENEWED_HEADERS,
  type ResultColumn,
} from '../results/result-columns.ts';
import type { HeaderMap, LeadField } from '../table/index.ts';
import { EXPORT_HEADERS } from './export-columns.ts';

/** The cell index of each result, by its header. */
export interface ResultLayout {
  headers: string[];
  /** Columns of the file itself; the rest are new. */
  ownWidth: number;
  cellOf: ReadonlyMap<string, number>;
  /** Columns of the file about our work on it, which an earlier file of ours brought along: they are renewed. */
  renewed: ReadonlySet<number>;
}

/**
 * The file's own columns first, then the results without a column. Pure.
 * @param results of any lead: all have the same headers
 * @param found headers with a value for some lead; no other columns are added but those that every file has
 */
export function layOutResults(
  own: readonly string[],
  map: HeaderMap,
  results: readonly Pick<ResultColumn, 'header' | 'field'>[],
  found: ReadonlySet<string>,
): ResultLayout {
  const headers = [...own];
  const cellOf = new Map<string, number>();
  const renewed = new Set<number>();
  // Without our id, "Confirmed On" is the file's own column.
  const isOurs = findHeader(own, ID_HEADER) !== null;
  for (const { header, field } of results) {
    const known = field === null ? findHeader(own, header) : map.columns[field];
    if (known !== null) cellOf.set(header, known);
    else if (
      CONSTANT_HEADERS.has(header) ||
      EXPORT_HEADERS.has(header) ||
      (found.has(header) && !isHidden(field, map))
    ) {
      cellOf.set(header, headers.push(header) - 1);
    }
    // A domain or a number of employees may be the file's own word.
    const isRenewed = RENEWED_HEADERS.has(header) || (isOurs && EXPORT_HEADERS.has(header));
    if (known !== null && isRenewed) renewed.add(known);
  }
  return { headers, ownWidth: own.length, cellOf, renewed };
}

const isHidden = (field: LeadField | null, map: HeaderMap) => field !== null && isShownByOtherColumn(field, map);

/** A row with its results; the file's own values stay. Pure. */
export function withResults(
  cells: readonly string[],
  results: readonly Pick<ResultColumn, 'header' | 'value'>[],
  { headers, ownWidth, cellOf, renewed }: ResultLayout,
): string[] {
  const row = headers.map((_, at) => (at < ownWidth ? (cells[at] ?? '') : ''));
  for (const { header, value } of results) {
    const at = cellOf.get(header);
    if (at === undefined || value === null) continue;
    // What an earlier file of ours said goes, also where there is nothing to say any more.
    if (renewed.has(at) || (value !== '' && row[at]?.trim() === '')) row[at] = value;
  }
  return row;
}

function findHeader(headers: readonly string[], header: string): number | null {
  const at = headers.findIndex((other) => other.trim().toLowerCase() === header.toLowerCase());
  return at < 0 ? null : at;
}
