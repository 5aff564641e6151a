import type { Headcount } from '@workbench/connectors/types';
import type { SourceRecordDoc } from '@workbench/db';
import { sameHeadcount } from '../../figures/headcount/headcount.ts';
import { recordHeadcount, toStoredHeadcount } from '../../figures/headcount/record-headcount.ts';
import { sourceKey } from '../../figures/rule/source-key.ts';
import { mergeIdentifiers } from '../../identifiers/merge-identifiers.ts';
import { isAnswerOf } from './answers-of-source.ts';
import { isInFuture, startOfDay } from './calendar-day.ts';
import type { CompanyFacts, FigureFact, MergeState, PastFigure } from './company-facts.ts';
import { mergeLocations } from './merge-locations.ts';

export interface MergeResult<S> {
  state: S;
  /** Figures that were replaced, to be kept as history. */
  replaced: SourceRecordDoc[];
  changed: boolean;
}

/**
 * Adds what is new to what is known. An empty field never blanks a value; a figure of a file that says the same again
 * without a newer day changes nothing, so that importing twice changes nothing the second time; a source's own answer
 * confirms it, once a day. `history` is needed where a figure
 * is older than the known one. Returns the same `state` object when nothing changed.
 */
export function mergeFacts<S extends MergeState>(
  state: S,
  facts: CompanyFacts & { name: string },
  now: Date,
  history: readonly PastFigure[] = [],
): MergeResult<S> {
  const replaced: SourceRecordDoc[] = [];
  const { withdrawn } = facts;
  const isGone = (record: SourceRecordDoc) => withdrawn !== undefined && isAnswerOf(record, withdrawn);
  let records = state.records.some(isGone) ? state.records.filter((record) => !isGone(record)) : state.records;
  for (const figure of facts.figures) {
    const past = replaced.length === 0 ? history : [...history, ...replaced];
    const merged = mergeFigure(records, figure, { now, isAnswer: facts.isAnswer ?? false, file: facts.file }, past);
    if (merged.replaced) replaced.push(merged.replaced);
    records = merged.records;
  }
  records = mergeLocations(records, state, facts, now);
  const industry = facts.industry ?? state.industry;
  const identified = mergeIdentifiers(state, facts, now);
  const changed =
    records !== state.records || facts.name !== state.name || industry !== state.industry || identified !== state;
  return { state: changed ? { ...identified, name: facts.name, industry, records } : state, replaced, changed };
}

interface Occasion {
  now: Date;
  isAnswer: boolean;
  file: string | undefined;
}

function mergeFigure(
  records: SourceRecordDoc[],
  figure: FigureFact,
  { now, isAnswer, file }: Occasion,
  history: readonly PastFigure[],
): { records: SourceRecordDoc[]; replaced?: SourceRecordDoc } {
  const index = records.findIndex((record) => isSameSource(record, figure));
  const known = records[index];
  const asOf = figure.asOf ?? figure.today ?? startOfDay(now);
  if (isInFuture(asOf, now)) return { records };
  const added = (locations: string[]) => newRecord(figure, locations, asOf, { now, isAnswer, file });
  if (known === undefined) return { records: [...records, added([])] };
  const before = recordHeadcount(known);
  // The same figure from before the known one began is history: another may have been valid in between.
  if (before !== null && asOf >= known.since && sameHeadcount(before, figure.headcount)) {
    const isNewer = asOf > known.asOf && (figure.asOf !== null || isAnswer);
    const isConfirmed = isAnswer && startOfDay(now) > known.fetchedAt;
    const counts = { kind: figure.kind ?? known.kind, scope: figure.scope ?? known.scope };
    // An answer keeps its own evidence beside a file that repeats its figure.
    const isElsewhere = !!figure.url && figure.url !== known.url && known.connector === undefined;
    const isOtherwise = counts.kind !== known.kind || counts.scope !== known.scope || isElsewhere;
    const isSaidBetter = asOf >= known.asOf && isOtherwise;
    if (!isNewer && !isConfirmed && !isSaidBetter) return { records };
    const day = isNewer ? asOf : known.asOf;
    const confirmed = { ...withEvidenceOf(known, figure), ...counts, asOf: day, fetchedAt: now, ...(file && { file }) };
    return { records: records.with(index, confirmed) };
  }
  if (isOlderThanKnown(figure, known, now)) {
    const isKnown = history.some((past) => isSameSource(past, figure) && coversDay(past, figure.headcount, asOf));
    return isKnown ? { records } : { records, replaced: added([]) };
  }
  const next = records.with(index, added(known.locations));
  if (before === null || isInFuture(known.asOf, now)) return { records: next };
  if (known.asOf < asOf) return { records: next, replaced: known };
  // A second figure for the same day corrects the first, which was valid before that day all the same.
  return known.since < asOf ? { records: next, replaced: { ...known, asOf: known.since } } : { records: next };
}

/** A figure of a day before the one that is known: it belongs into history. */
export function isOlderThanKnown(figure: FigureFact, known: SourceRecordDoc, now: Date): boolean {
  if (figure.asOf === null || recordHeadcount(known) === null) return false;
  // A day that has not begun is a slip, and would keep every later figure out.
  return figure.asOf < known.asOf && !isInFuture(known.asOf, now);
}

type SourceIdentity = Pick<SourceRecordDoc, 'source' | 'connector'>;

/** Another spelling of the name is no other source, nor is another name of the same connection. */
export function isSameSource(record: SourceIdentity, figure: SourceIdentity): boolean {
  if (record.connector !== undefined && record.connector === figure.connector) return true;
  return sourceKey(record.source) === sourceKey(figure.source);
}

function coversDay(past: PastFigure, headcount: Headcount, day: Date): boolean {
  return sameHeadcount(recordHeadcount(past), headcount) && past.since <= day && day <= past.asOf;
}

function newRecord(
  figure: FigureFact,
  locations: string[],
  asOf: Date,
  { now, isAnswer, file }: Occasion,
): SourceRecordDoc {
  const kind = figure.kind ?? ('value' in figure.headcount ? 'file' : 'band');
  return {
    source: figure.source,
    ...(figure.connector && { connector: figure.connector }),
    ...toStoredHeadcount(figure.headcount),
    kind,
    scope: figure.scope ?? 'unknown',
    locations,
    since: asOf,
    asOf,
    asOfBasis: figure.asOf !== null ? 'stated' : isAnswer ? 'queried' : 'imported',
    fetchedAt: now,
    ...evidence(figure),
    ...(file && { file }),
  };
}

/** Where and in which words it is said comes from one answer: words of another page prove nothing about this one. */
function withEvidenceOf(known: SourceRecordDoc, figure: FigureFact): SourceRecordDoc {
  const isOtherKind = figure.kind != null && figure.kind !== known.kind;
  if (!figure.url && !figure.quote && !isOtherKind) return known;
  const { url: _url, quote: _quote, ...rest } = known;
  return { ...rest, ...evidence(figure) };
}

function evidence({ url, quote }: FigureFact): Pick<SourceRecordDoc, 'url' | 'quote'> {
  return { ...(url && { url }), ...(quote && { quote }) };
}
