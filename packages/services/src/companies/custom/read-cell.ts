import { parseDateCell } from '../csv/read-date.ts';
import { checkValue, type ValueCheck } from './check-value.ts';
import type { OwnColumnRule, OwnColumnType } from './own-column.ts';

const YES = /^(?:true|yes|y|ja|oui|s[ií]|wahr|vrai|verdadero|x|✓|1)$/i;
const NO = /^(?:false|no|n|nein|non|falsch|faux|falso|0)$/i;

/** A cell of a file as a value of an own column, or what would be right. Pure. @param text not blank */
export function readCell(own: OwnColumnRule, text: string): ValueCheck {
  if (own.type === 'number') return checkValue(own, readNumber(text) ?? text);
  if (own.type === 'boolean') return YES.test(text) ? { value: true } : NO.test(text) ? { value: false } : NEITHER;
  if (own.type === 'date') return checkValue(own, parseDateCell(text)?.toISOString().slice(0, 10) ?? text);
  return checkValue(own, text);
}

const NEITHER: ValueCheck = { problem: 'expected yes or no' };

/**
 * "1,250.50", "1.250,50", "1250,5" and "−3": the last of two signs is that of the decimals, and a comma before three digits
 * groups thousands. A dot alone is that of the decimals, as workbooks have it.
 */
function readNumber(text: string): number | null {
  const plain = text.replace(/[\s\u00a0\u202f'’]/g, '').replace('−', '-');
  const [, sign = '', digits = ''] = /^([-+]?)([\d.,]+)$/.exec(plain) ?? [];
  if (!/\d/.test(digits)) return null;
  const english = /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/;
  const german = /^(?:\d+|\d{1,3}(?:\.\d{3})+)(?:,\d+)?$/;
  if (/^\d+\.\d+$/.test(digits) || english.test(digits)) return Number(sign + digits.replaceAll(',', ''));
  return german.test(digits) ? Number(sign + digits.replaceAll('.', '').replace(',', '.')) : null;
}

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
