import { sourceKey } from './source-key.ts';

/** The source of what a user typed. */
export const MANUAL_SOURCE = 'Entered by hand';

/** A file may name the same source, as an export of this workspace does. */
export function isManualSource(source: string): boolean {
  return sourceKey(source) === sourceKey(MANUAL_SOURCE);
}
