import type { RecordFault } from './record-parser.ts';

/** Why a record of a CSV can't be read. Pure. */
export function faultReason(fault: RecordFault): string {
  if (fault.kind === 'too_long') return 'The row is longer than 4 MB';
  return `The quote opened on line ${fault.line} is never closed; close it or double it`;
}
