import type { SourceRecordDoc } from '@workbench/db';
import { sourceKey } from './rule/source-key.ts';

/** What a user typed is a record of its own among those of the sources. */
export const MANUAL_SOURCE = 'Entered by hand';
export const MANUAL_CONNECTOR = 'manual';

/** A file may name the same source, as an export of this workspace does. Pure. */
export function isManualSource(source: string): boolean {
  return sourceKey(source) === sourceKey(MANUAL_SOURCE);
}

/** The record of what a user typed; null when there is none. Pure. */
export function findManualRecord(records: readonly SourceRecordDoc[]): SourceRecordDoc | null {
  return records.find(({ connector }) => connector === MANUAL_CONNECTOR) ?? null;
}
