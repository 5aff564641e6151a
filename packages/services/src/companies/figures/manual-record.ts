import type { SourceRecordDoc } from '@workbench/db';

/** What a user typed is a record of its own among those of the sources. */
export const MANUAL_CONNECTOR = 'manual';

/** The record of what a user typed; null when there is none. Pure. */
export function findManualRecord(records: readonly SourceRecordDoc[]): SourceRecordDoc | null {
  return records.find(({ connector }) => connector === MANUAL_CONNECTOR) ?? null;
}
