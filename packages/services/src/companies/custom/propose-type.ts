import { parseDateCell } from '../csv/read-date.ts';
import type { OwnColumnType } from './own-column.ts';
import { readNumber } from './read-number.ts';

const PROPOSED: readonly { type: OwnColumnType; fits: RegExp | ((text: string) => boolean) }[] = [
  { type: 'boolean', fits: /^(?:true|false|yes|no|ja|nein|oui|non|wahr|falsch|vrai|faux)$/i },
  { type: 'date', fits: (text) => parseDateCell(text) !== null },
  { type: 'url', fits: /^(?:https?:\/\/|www\.)\S+\.\S+$/i },
  // A zero in front is that of a code.
  { type: 'number', fits: (text) => !/^[-+]?0\d/.test(text) && text.length <= 15 && readNumber(text) !== null },
];

/** The type that a new own column would have, by the cells. Pure. */
export function proposeType(samples: readonly string[]): OwnColumnType {
  const filled = samples.filter((sample) => sample !== '');
  const found = PROPOSED.find(({ fits }) =>
    filled.every((text) => (fits instanceof RegExp ? fits.test(text) : fits(text))),
  );
  return filled.length === 0 ? 'text' : (found?.type ?? 'text');
}
