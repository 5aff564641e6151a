import { fold } from '@workbench/text/fold';
import { OWN_COLUMN_KEY_MAX } from '../limits.ts';

/** Two spellings of one name. */
export const nameKeyOf = (name: string): string => fold(name) || name;

/**
 * The key of a new column, from its name: "Deal stage" becomes deal_stage, a second one deal_stage_2. Never one that every
 * object has, as "constructor". Pure.
 */
export function columnKey(name: string, taken: ReadonlySet<string>): string {
  const words = fold(name).match(/[a-z0-9]+/g) ?? [];
  const base = trim(words.join('_')) || 'column';
  for (let number = 1; ; number++) {
    const suffix = number === 1 ? '' : `_${number}`;
    const key = trim(base.slice(0, OWN_COLUMN_KEY_MAX - suffix.length)) + suffix;
    if (!taken.has(key) && !(key in Object.prototype)) return key;
  }
}

const trim = (text: string): string => text.slice(0, OWN_COLUMN_KEY_MAX).replace(/^_+|_+$/g, '');
