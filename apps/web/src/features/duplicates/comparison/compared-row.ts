import { DASH } from '../../../lib/format/format';

/** One side's value of a field. */
export interface ComparedValue {
  text: string;
  /** Where it is from and since when; null where there is no value. */
  origin: string | null;
  url: string | null;
  isLocked: boolean;
  isEmpty: boolean;
}

/** One field of two records, the left one's value first. */
export interface ComparedRow {
  field: string;
  label: string;
  values: readonly [ComparedValue, ComparedValue];
  /** Whose value the merged record has. */
  kept: 0 | 1 | 'both';
  isChoice: boolean;
}

export type Choices = Readonly<Partial<Record<string, 'survivor' | 'other'>>>;

/** A field as a preview of a merge gives it. */
interface MergedField<Value> {
  field: string;
  survivor: Value;
  other: Value;
  merged: 'survivor' | 'other' | 'both';
  isChoice: boolean;
}

/** A field seen from the left record, whichever survives. Pure. */
export function comparedRow<Value>(
  { field, survivor: own, other, merged, isChoice }: MergedField<Value>,
  { survivor, choices, label }: { survivor: 0 | 1; choices: Choices; label: string },
  show: (value: Value, side: 'survivor' | 'other') => ComparedValue,
): ComparedRow {
  const values = [show(own, 'survivor'), show(other, 'other')] as const;
  const winner = isChoice ? (choices[field] ?? merged) : merged;
  const otherSide = survivor === 0 ? 1 : 0;
  return {
    field,
    label,
    values: survivor === 0 ? values : [values[1], values[0]],
    kept: winner === 'both' ? 'both' : winner === 'survivor' ? survivor : otherSide,
    isChoice,
  };
}

/** A value without an origin; a dash where there is none. Pure. */
export function plainValue(text: string): ComparedValue {
  return { text: text || DASH, origin: null, url: null, isLocked: false, isEmpty: text === '' };
}
