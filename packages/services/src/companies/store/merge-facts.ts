import type { FigureKind, FigureScope, Headcount } from '@workbench/connectors/types';
import type { SourceRecordDoc } from '@workbench/db';
import { sameHeadcount } from '../figures/headcount.ts';
import { recordHeadcount, toStoredHeadcount } from '../figures/record-headcount.ts';

/** What one row of a file or one source says about a company. */
export interface CompanyFacts {
  industry: string | null;
  /** A source's own history comes newest first. */
  figures: FigureFact[];
  locations: string[];
  /** Whose locations they are; null when no source is named for them. */
  locationSource: string | null;
}

export interface NamedFacts extends CompanyFacts {
  name: string;
  domain: string;
}

export interface FigureFact {
  source: string;
  headcount: Headcount;
  /** null: the source names no day, so the day of import counts. */
  asOf: Date | null;
  /** The day of whoever brings an undated figure, where it may be another than in Greenwich. */
  today?: Date;
  /** Left out by files: a number is then of the kind "file". */
  kind?: FigureKind;
  scope?: FigureScope;
  url?: string | null;
  quote?: string | null;
}

/** A figure that its source has replaced, as far as a late one is compared with it. */
export type PastFigure = Pick<SourceRecordDoc, 'source' | 'value' | 'min' | 'max' | 'since' | 'asOf'>;

export interface MergeState {
  name: string;
  industry: string | null;
  records: SourceRecordDoc[];
  locations: string[];
}

export interface MergeResult<S> {
  state: S;
  /** Figures that were replaced, to be kept as history. */
  replaced: SourceRecordDoc[];
  changed: boolean;
}

/** Locations that no source is named for belong to the file they came in. */
const UNATTRIBUTED_SOURCE = 'CSV';

/**
 * Adds what is new to what is known. An empty field never blanks a value; a figure that says the same again without a
 * newer day changes nothing, so that importing twice changes nothing the second time. `history` is needed where a figure
 * is older than the known one. Returns the same `state` object when nothing changed.
 */
export function mergeFacts<S extends MergeState>(
  state: S,
  facts: CompanyFacts & { name: string },
  now: Date,
  history: readonly PastFigure[] = [],
): MergeResult<S> {
  const replaced: SourceRecordDoc[] = [];
  let records = state.records;
  for (const figure of facts.figures) {
    const past = replaced.length === 0 ? history : [...history, ...replaced];
    const merged = mergeFigure(records, figure, now, past);
    if (merged.replaced) replaced.push(merged.replaced);
    records = merged.records;
  }
  records = mergeLocations(records, state.locations, facts, now);
  const industry = facts.industry ?? state.industry;
  const changed = records !== state.records || facts.name !== state.name || industry !== state.industry;
  return { state: changed ? { ...state, name: facts.name, industry, records } : state, replaced, changed };
}

function mergeFigure(
  records: SourceRecordDoc[],
  figure: FigureFact,
  now: Date,
  history: readonly PastFigure[],
): { records: SourceRecordDoc[]; replaced?: SourceRecordDoc } {
  const index = records.findIndex((record) => record.source === figure.source);
  const known = records[index];
  const asOf = figure.asOf ?? figure.today ?? startOfDay(now);
  if (known === undefined) return { records: [...records, newRecord(figure, [], asOf, asOf, now)] };
  const before = recordHeadcount(known);
  // The same figure from before the known one began is history: another may have been valid in between.
  if (before !== null && asOf >= known.since && sameHeadcount(before, figure.headcount)) {
    if (figure.asOf === null || figure.asOf <= known.asOf) return { records };
    return { records: records.with(index, { ...known, asOf, fetchedAt: now, ...evidence(figure) }) };
  }
  if (isOlderThanKnown(figure, known)) {
    const isKnown = history.some((past) => past.source === figure.source && coversDay(past, figure.headcount, asOf));
    return isKnown ? { records } : { records, replaced: newRecord(figure, [], asOf, asOf, now) };
  }
  const next = records.with(index, newRecord(figure, known.locations, asOf, asOf, now));
  // A second figure for the same day corrects the first: only a figure of an earlier day is history.
  return before !== null && known.asOf < asOf ? { records: next, replaced: known } : { records: next };
}

/** A figure of a day before the one that is known: it belongs into history. */
export function isOlderThanKnown(figure: FigureFact, known: SourceRecordDoc): boolean {
  return figure.asOf !== null && figure.asOf < known.asOf && recordHeadcount(known) !== null;
}

function coversDay(past: PastFigure, headcount: Headcount, day: Date): boolean {
  return sameHeadcount(recordHeadcount(past), headcount) && past.since <= day && day <= past.asOf;
}

function newRecord(figure: FigureFact, locations: string[], since: Date, asOf: Date, now: Date): SourceRecordDoc {
  const kind = figure.kind ?? ('value' in figure.headcount ? 'file' : 'band');
  return {
    source: figure.source,
    ...toStoredHeadcount(figure.headcount),
    kind,
    scope: figure.scope ?? 'unknown',
    locations,
    since,
    asOf,
    fetchedAt: now,
    ...evidence(figure),
  };
}

function evidence({ url, quote }: FigureFact): Pick<SourceRecordDoc, 'url' | 'quote'> {
  return { ...(url && { url }), ...(quote && { quote }) };
}

function mergeLocations(
  records: SourceRecordDoc[],
  known: string[],
  facts: CompanyFacts,
  now: Date,
): SourceRecordDoc[] {
  if (facts.locations.length === 0) return records;
  const source = facts.locationSource ?? UNATTRIBUTED_SOURCE;
  // Without a named source, a location that some source reports already adds nothing.
  const candidates =
    facts.locationSource === null ? facts.locations.filter((location) => !known.includes(location)) : facts.locations;
  const index = records.findIndex((record) => record.source === source);
  const record = records[index];
  const added = record ? candidates.filter((location) => !record.locations.includes(location)) : candidates;
  if (added.length === 0) return records;
  if (record) return records.with(index, { ...record, locations: [...record.locations, ...added] });
  const day = startOfDay(now);
  return [
    ...records,
    { source, kind: 'file', scope: 'unknown', locations: added, since: day, asOf: day, fetchedAt: now },
  ];
}

function startOfDay(time: Date): Date {
  return new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth(), time.getUTCDate()));
}
