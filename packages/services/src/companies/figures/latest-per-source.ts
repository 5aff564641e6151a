import type { Headcount } from '@workbench/connectors/types';
import { lowerEnd, upperEnd } from './headcount.ts';

/** What a source says about one company, as far as the rules need it. Dates decide which of its records counts. */
export interface AggregateInput {
  source: string;
  headcount: Headcount | null;
  /** Day the figure is true for. */
  asOf?: Date | null;
  /** When it was fetched; used in place of a missing `asOf`. */
  fetchedAt?: Date | null;
}

/**
 * One record per source: two syncs of one provider are still one opinion. A record with a headcount goes before one
 * without, because an empty cell never blanks a value; then the later day, then the later fetch. Equal dates are
 * decided by the figures themselves, so that the order of the input never matters.
 */
export function latestPerSource<T extends AggregateInput>(records: readonly T[]): readonly T[] {
  if (!hasRepeatedSource(records)) return records;
  const latest = new Map<string, T>();
  for (const record of records) {
    const known = latest.get(record.source);
    if (known === undefined || supersedes(record, known)) latest.set(record.source, record);
  }
  return [...latest.values()];
}

// A company has a handful of sources: comparing pairs is cheaper than a set for each imported row.
function hasRepeatedSource(records: readonly AggregateInput[]): boolean {
  for (let i = 1; i < records.length; i++) {
    for (let j = 0; j < i; j++) if (records[i]?.source === records[j]?.source) return true;
  }
  return false;
}

function supersedes(record: AggregateInput, known: AggregateInput): boolean {
  if (record.headcount === null || known.headcount === null) {
    if (record.headcount !== known.headcount) return record.headcount !== null;
    return compareDates(record, known) > 0;
  }
  const byDate = compareDates(record, known);
  return byDate === 0 ? compareHeadcounts(record.headcount, known.headcount) > 0 : byDate > 0;
}

function compareDates(a: AggregateInput, b: AggregateInput): number {
  const byDay = time(a.asOf ?? a.fetchedAt) - time(b.asOf ?? b.fetchedAt);
  return byDay === 0 ? time(a.fetchedAt) - time(b.fetchedAt) : byDay;
}

/** The narrower statement wins, then the larger one. */
function compareHeadcounts(a: Headcount, b: Headcount): number {
  const widthA = upperEnd(a) - lowerEnd(a);
  const widthB = upperEnd(b) - lowerEnd(b);
  if (widthA !== widthB) return widthB - widthA;
  if (lowerEnd(a) !== lowerEnd(b)) return lowerEnd(a) - lowerEnd(b);
  return Number('value' in a) - Number('value' in b);
}

function time(date: Date | null | undefined): number {
  return date ? date.getTime() : 0;
}
