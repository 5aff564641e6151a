import { parseDateCell } from '../csv/read-date.ts';
import { checkValue, type ValueCheck } from './check-value.ts';
import type { OwnColumnRule } from './own-column.ts';
import { readNumber } from './read-number.ts';

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
