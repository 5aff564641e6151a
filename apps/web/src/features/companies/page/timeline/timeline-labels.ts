import type { TimelineEntry } from '@workbench/services/timeline/schemas';
import { formatDate } from '../../../../lib/format/format.ts';
import { formatDay, formatDaysIn } from '../../../../lib/format/format-day.ts';

const ACTORS: Record<TimelineEntry['by']['kind'], string> = {
  person: 'A user',
  script: 'A script',
  job: 'A background job',
  import: 'An import',
  sync: 'A sync',
  source: 'A source',
  discovery: 'Discovery',
  analyst: 'An analyst',
  unknown: '',
};

/** Who or what did it: "Wikidata", "An import, companies.csv"; empty when it is not known. */
export function actorText({ kind, label }: TimelineEntry['by']): string {
  if (label === null) return ACTORS[kind];
  return kind === 'import' ? `Import: ${label}` : label;
}

/**
 * What more is known of it, as names and texts. The title of a figure names its source, the figure and the one before, its
 * time the day that it is for.
 */
export function entryDetails({
  kind,
  at,
  details,
}: Pick<TimelineEntry, 'kind' | 'at' | 'details'>): [string, string][] {
  const isSaid = (name: string, value: string) => ['Before', 'After'].includes(name) || value === at.slice(0, 10);
  return Object.entries(details)
    .filter(([name, value]) => kind !== 'figure' || !isSaid(name, value))
    .map(([name, value]) => [name, formatDaysIn(value)]);
}

/** Figures have a day, which is the same in every time zone; all else has a time. */
export const entryDay = ({ kind, at }: TimelineEntry): string => (kind === 'figure' ? formatDay(at) : formatDate(at));
