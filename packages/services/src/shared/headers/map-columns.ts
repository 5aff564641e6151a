import { readAddressFamily } from './address-family.ts';
import { checkSamples, type LeftOutReason } from './check-samples.ts';
import { type ColumnField, fieldOf, type ListKind, type ReadList, readList } from './column-fields.ts';
import { confirmReadings } from './confirm-readings.ts';
import type { HeaderReading } from './header-reading.ts';
import { readHeader } from './read-header.ts';
import { filledOf, shareOf } from './sample-shapes.ts';

/** A column of a table, with its first cells: one for each row, empty ones included. */
export interface TableColumn {
  header: string;
  samples: readonly string[];
}

export type MappedColumn =
  | { field: ColumnField; leftOut: null }
  /** `twin`: the column that has the field in its place; `isEqual`: it has no better claim than being the first. */
  | { field: null; leftOut: LeftOutReason; twin?: number; isEqual?: boolean };

const HALF = 0.5;
/** Of two columns with one field, "Account Name*" is the one that its template insists on. */
const REQUIRED = /^\s*\*|\*\s*$/;
const REQUIRED_RANK = 2;

interface Candidate {
  field: ColumnField;
  rank: number;
}

/**
 * Which column is what, by the words of its header and a look at its cells. A column is left out rather than mapped to a
 * wrong field. Pure.
 */
export function mapColumns(columns: readonly TableColumn[], kind: ListKind): MappedColumn[] {
  const headers = columns.map(({ header }) => header);
  const alone = headers.map(readHeader);
  // In a list of people such an address may be the one for the bill.
  const named = kind === 'companies' ? readAddressFamily(headers, alone, readHeader) : alone;
  const checked = named.map((reading, at) =>
    reading.content === 'unknown' ? null : checkSamples(reading, columns[at]?.samples ?? []),
  );
  const readings = confirmReadings(columns, checked, kind);
  const read = readings.flatMap((one) => (one === null || 'leftOut' in one ? [] : [one]));
  const list = readList(kind, read);
  const hasCity = read.some(({ content }) => content === 'city');
  const streetRank = Math.min(...read.filter(({ content }) => content === 'street').map(({ rank }) => rank));
  const candidates = readings.map((reading, at): Candidate | LeftOutReason => {
    const { header, samples } = columns[at] ?? { header: '', samples: [] };
    if (reading === null) return header.trim() === '' ? 'unnamed' : 'unknown';
    if ('leftOut' in reading) return reading.leftOut;
    const whole = reading.rank > streetRank ? reading : asWholeAddress(reading, samples, hasCity);
    const candidate = toCandidate(whole, samples, list);
    return typeof candidate === 'string' || !REQUIRED.test(header)
      ? candidate
      : { ...candidate, rank: candidate.rank - REQUIRED_RANK };
  });
  return withoutSeconds(candidates);
}

function toCandidate(reading: HeaderReading, samples: readonly string[], list: ReadList): Candidate | LeftOutReason {
  if (reading.content === 'industryCode') return 'codes';
  const field = fieldOf(refineNumber(reading, samples), list);
  if (field === null) return 'other_subject';
  const isSparse = samples.length > 0 && filledOf(samples).length < samples.length / 2;
  return { field, rank: reading.rank + (isSparse ? 15 : 0) };
}

/** "Address" with the whole address in one cell; beside a city, a house number may stand behind a comma too. */
function asWholeAddress(reading: HeaderReading, samples: readonly string[], hasCity: boolean): HeaderReading {
  const share = hasCity ? shareOf(samples, 'fullAddress') : shareOf(samples, 'wholeAddress');
  const isWhole = reading.content === 'street' && share >= HALF;
  return isWhole ? { ...reading, content: 'location' } : reading;
}

/** Companies House numbers have a shape that other registers' have not. */
function refineNumber(reading: HeaderReading, samples: readonly string[]): HeaderReading {
  const isBritish = reading.content === 'organisationNumber' && shareOf(samples, 'companiesHouse') >= 0.8;
  return isBritish ? { ...reading, content: 'companiesHouse' } : reading;
}

/** Each field has one column: the best, and of equal ones the first. */
function withoutSeconds(candidates: readonly (Candidate | LeftOutReason)[]): MappedColumn[] {
  const best = new Map<ColumnField, { column: number; rank: number }>();
  for (const [column, one] of candidates.entries()) {
    if (typeof one === 'string') continue;
    const known = best.get(one.field);
    if (known === undefined || one.rank < known.rank) best.set(one.field, { column, rank: one.rank });
  }
  return candidates.map((one, column) => {
    if (typeof one === 'string') return { field: null, leftOut: one };
    const chosen = best.get(one.field);
    if (chosen === undefined || chosen.column === column) return { field: one.field, leftOut: null };
    return { field: null, leftOut: 'second', twin: chosen.column, isEqual: chosen.rank === one.rank };
  });
}
