import type { SourceRecordDoc } from '@workbench/db';
import { includesLocation } from '../../figures/includes-location.ts';
import { mergeSpellings } from '../../figures/merge-spellings.ts';
import { sourceKey } from '../../figures/rule/source-key.ts';
import { startOfDay } from './calendar-day.ts';
import type { CompanyFacts, MergeState } from './company-facts.ts';

/** Locations that no source is named for belong to the file they came in. */
export const UNATTRIBUTED_SOURCE = 'CSV';

/**
 * Adds locations to their source's. A source's own answer names all that it knows, and a row of a later day than the
 * known one follows a move: both replace what the source said before.
 * @param before the company before the figures of the same facts were merged
 */
export function mergeLocations(
  records: SourceRecordDoc[],
  before: MergeState,
  facts: CompanyFacts,
  now: Date,
): SourceRecordDoc[] {
  if (facts.locations.length === 0) return records;
  const source = facts.locationSource ?? UNATTRIBUTED_SOURCE;
  const connector = facts.figures[0]?.connector;
  const isOwn = (record: SourceRecordDoc) =>
    sourceKey(record.source) === sourceKey(source) || (connector !== undefined && record.connector === connector);
  // Without a named source, a location that some source reports already adds nothing.
  const given =
    facts.locationSource === null
      ? facts.locations.filter((location) => !includesLocation(before.locations, location))
      : facts.locations;
  const index = records.findIndex(isOwn);
  const record = records[index];
  if (record === undefined)
    return given.length === 0 ? records : [...records, locationRecord(source, given, now, facts.file)];
  const isReplacing =
    facts.locationSource !== null && (facts.isAnswer || isLaterThan(before.records.find(isOwn), facts));
  if (given.length === 0 && !isReplacing) return records;
  const known = mergeSpellings(record.locations);
  const locations = mergeSpellings(isReplacing ? given : [...known, ...given]);
  const isSame = locations.length === known.length && locations.every((one) => known.includes(one));
  return isSame ? records : records.with(index, { ...record, locations });
}

function isLaterThan(known: SourceRecordDoc | undefined, { figures }: CompanyFacts): boolean {
  return known !== undefined && figures.some(({ asOf }) => asOf !== null && asOf > known.asOf);
}

function locationRecord(source: string, locations: string[], now: Date, file: string | undefined): SourceRecordDoc {
  const day = startOfDay(now);
  return {
    source,
    kind: 'file',
    scope: 'unknown',
    locations,
    since: day,
    asOf: day,
    fetchedAt: now,
    ...(file && { file }),
  };
}
