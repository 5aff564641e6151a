import { createHash } from 'node:crypto';
import { ContactDismissalModel, ContactPairModel } from '@workbench/db';
import type { PairStore } from '../find/store-pairs.ts';
import { pairId } from '../pair-key.ts';

export const CONTACT_PAIRS: PairStore = { pairs: ContactPairModel, dismissals: ContactDismissalModel };

/** A person may be known by many keys, and each is paired with each. */
const KEYS_MAX = 12;

/** One key as a digest: what is stored of a pair names no one. */
export const digestOf = (key: string): string => createHash('sha256').update(key).digest('base64url').slice(0, 24);

/**
 * Under which "Not the same person" is kept: by the ids, and by what both are known by (a source's id, a profile, an
 * address), so that it also holds for a contact that is saved or revealed again.
 */
export function contactDismissalKeys(a: PairedContact, b: PairedContact): string[] {
  const pairs = a.keys
    .slice(0, KEYS_MAX)
    .flatMap((one) => b.keys.slice(0, KEYS_MAX).map((other) => [one, other].toSorted().join(' ')));
  return [`id:${pairId(a.id, b.id)}`, ...pairs.map((pair) => `person:${digestOf(pair)}`)];
}

export interface PairedContact {
  id: string;
  /** Identity keys. */
  keys: readonly string[];
}
