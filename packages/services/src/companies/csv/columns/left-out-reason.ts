import { quoteHeader } from '../../../shared/csv/headers.ts';
import type { LeftOutColumn } from './propose-columns.ts';

const SENTENCES: Record<Exclude<LeftOutColumn['reason'], 'second' | 'not_stored'>, string> = {
  unknown: 'No field is known for this header',
  unnamed: 'The column has no header',
  other_meaning: 'The cells do not fit the header',
  codes: 'The cells are codes, not names',
  other_subject: 'Companies have no field for it',
  report: 'Added by an earlier error file',
  repeated: 'An earlier column has the figures of this source',
  by_hand: 'Left out by hand',
};

/** Why a column stays out of the import. */
export function leftOutReason({ reason, recognised, twin }: LeftOutColumn, headers: readonly string[]): string {
  if (reason === 'not_stored') return `Recognised as ${recognised ?? 'another field'}, which an import can’t save yet`;
  if (reason === 'second') return `The column “${quoteHeader(headers[twin ?? -1] ?? '')}” has this field`;
  return SENTENCES[reason];
}
