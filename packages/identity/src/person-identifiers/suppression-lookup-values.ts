import type { Identifier } from './identifiers.ts';
import { legacyEncodedKey } from './legacy-keys.ts';

/** All spellings by which the do-not-contact list may know a person; the first is the one to be stored. */
export function lookupValues({ kind, value, legacyValues = [] }: Identifier): string[] {
  return [...new Set([value, ...legacyValues, ...(kind === 'profile' ? [legacyEncodedKey(value)] : [])])];
}
