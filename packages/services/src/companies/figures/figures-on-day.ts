import type { SourceRecordDoc } from '@workbench/db';
import { sourceKey } from './rule/source-key.ts';

export type DatedFigure = Omit<SourceRecordDoc, 'locations'> & { locations?: string[] };

/** Per source the figure whose last mention up to that day is the latest. */
export function figuresOn(day: number, figures: readonly DatedFigure[]): DatedFigure[] {
  const latest = new Map<string, { figure: DatedFigure; at: number }>();
  for (const figure of figures) {
    const at = [figure.asOf.getTime(), figure.since.getTime()].find((time) => time <= day);
    const known = latest.get(sourceKey(figure.source));
    if (at !== undefined && (known === undefined || at >= known.at)) {
      latest.set(sourceKey(figure.source), { figure, at });
    }
  }
  // What is known of a figure on a past day is not that it was confirmed later.
  return [...latest.values()].map(({ figure, at }) => ({ ...figure, asOf: new Date(at) }));
}
