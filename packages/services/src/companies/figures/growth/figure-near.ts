import type { SourceRecordDoc } from '@workbench/db';

/** A figure of one source, present or past, as far as growth needs it. */
export type GrowthFigure = Pick<
  SourceRecordDoc,
  'source' | 'connector' | 'scope' | 'value' | 'since' | 'asOf' | 'fetchedAt'
>;

export interface NearFigure {
  figure: GrowthFigure;
  /** The day nearest to the one asked for on which the source reported it. */
  day: number;
  /** Between the two, in milliseconds. */
  gap: number;
}

/**
 * What a source said about a day, among the figures that it reported within the tolerance of it: the one whose last mention up
 * to that day is the latest, as in trends, else the first one after it. What a source has not confirmed for long may have
 * changed at any time, so it does not count. Where mentions fall on one day, the one that was fetched last counts, as sources
 * correct their past.
 */
export function figureNear(day: number, figures: readonly GrowthFigure[], tolerance: number): NearFigure | null {
  const near = figures.map((figure) => nearest(figure, day)).filter(({ gap }) => gap <= tolerance);
  const before = near.filter(({ figure }) => figure.since.getTime() <= day);
  const lastMention = ({ figure: { since, asOf } }: NearFigure) => Number(asOf.getTime() <= day ? asOf : since);
  const [latest] = before.toSorted((a, b) => lastMention(b) - lastMention(a) || byFetch(a, b));
  const [first] = near.toSorted((a, b) => Number(a.figure.since) - Number(b.figure.since) || byFetch(a, b));
  return latest ?? first ?? null;
}

/** The one fetched last, then the smaller one, so that no order is left open. */
function byFetch({ figure: a }: NearFigure, { figure: b }: NearFigure): number {
  return Number(b.fetchedAt) - Number(a.fetchedAt) || (a.value ?? 0) - (b.value ?? 0);
}

function nearest(figure: GrowthFigure, day: number): NearFigure {
  const on = Math.min(Math.max(day, figure.since.getTime()), figure.asOf.getTime());
  return { figure, day: on, gap: Math.abs(day - on) };
}
