import type { Headcount } from '@workbench/connectors/types';
import { lowerEnd, upperEnd } from '../headcount/headcount.ts';
import { sourceKey } from './source-key.ts';

/** What a source says about one company, as far as the rules need it. Dates decide which of its records counts. */
export interface AggregateInput {
  source: string;
  headcount: Headcount | null;
  /** What it counts; a source that says nothing means the company as a whole. */
  scope?: string;
  /** Day the figure is true for. */
  asOf?: Date | null;
  /** When it was fetched; used in place of a missing `asOf`. */
  fetchedAt?: Date | null;
  /** It counts a parent of the company: its own figures are compared without it. */
  countedParent?: { name: string; isDirect: boolean } | null;
}

/**
 * One record per source: two syncs of one provider are still one opinion. A record with a headcount goes before one
 * without, because an empty cell never blanks a value; then the later day, then the later fetch. Equal dates are
 * decided by the figures themselves, so that the order of the input never matters.
 */
export function latestPerSource<T extends AggregateInput>(records: readonly T[]): readonly T[] {
  if (records.length < 2) return records;
  const latest = new Map<string, T>();
  for (const record of records) {
    const key = sourceKey(record.source);
    const known = latest.get(key);
    if (known === undefined || supersedes(record, known)) latest.set(key, record);
  }
  return latest.size === records.length ? records : [...latest.values()];
}

function supersedes(record: AggregateInput, known: AggregateInput): boolean {
  if (record.headcount === null || known.headcount === null) {
    if (record.headcount !== known.headcount) return record.headcount !== null;
    return compareDates(record, known) > 0;
  }
  const order = compareDates(record, known) || compareHeadcounts(record.headcount, known.headcount);
  return (order || compareTexts(record, known)) > 0;
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

/** Which of two equal statements it is matters only in that it is always the same one. */
function compareTexts(a: AggregateInput, b: AggregateInput): number {
  const texts = [a, b].map(({ scope, source }) => `${scope ?? ''} ${source}`);
  return texts[0] === texts[1] ? 0 : String(texts[0]) > String(texts[1]) ? 1 : -1;
}

function time(date: Date | null | undefined): number {
  return date ? date.getTime() : 0;
}
