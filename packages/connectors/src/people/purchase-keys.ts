import { createHash } from 'node:crypto';
import type { RevealIdentifier } from './reveal-identifier.ts';
import { purchaseNameOf } from './reveal-in-chunks.ts';

/** "search:<hash>": of everything that was asked, the page included. */
export const searchPurchaseKey = (body: string): string => `search:${digest(body)}`;

/** "person:<id>" for one person known by id; else a hash, because the ledger keeps no names and addresses. */
export function revealPurchaseKey(identities: readonly RevealIdentifier[]): string {
  const [first] = identities;
  if (identities.length === 1 && first?.by === 'id') return `person:${first.id}`;
  const text = identities.map(purchaseNameOf).join('\n');
  return `${identities.length === 1 ? 'person' : 'people'}:${digest(text)}`;
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 24);
