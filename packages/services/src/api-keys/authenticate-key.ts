import { timingSafeEqual } from 'node:crypto';
import type { ApiKeyDoc } from '@workbench/db';
import type { Caller } from './caller.ts';
import { hashKey, hasValidChecksum } from './key-text.ts';
import { readKnownKeys } from './known-keys.ts';
import type { ApiKeyScope } from './limits.ts';
import { noteUse } from './note-use.ts';

export type KeyVerdict =
  | { state: 'accepted'; caller: Caller & { kind: 'key' } }
  | { state: 'mistyped' | 'unknown' | 'expired' | 'revoked' };

/**
 * What a key may do now. Says that it is expired or revoked: who learns that holds the whole key. A revocation by
 * another process counts within a second, one by this process at once.
 */
export async function authenticateKey(text: string, now: Date): Promise<KeyVerdict> {
  if (!hasValidChecksum(text)) return { state: 'mistyped' };
  const hash = hashKey(text);
  const key = (await readKnownKeys()).get(hash);
  if (key === undefined || !timingSafeEqual(Buffer.from(key.hash), Buffer.from(hash))) return { state: 'unknown' };
  if (key.revokedAt !== null) return { state: 'revoked' };
  if (isExpired(key, now)) return { state: 'expired' };
  noteUse(key, now);
  const { _id: id, requestsPerMinute } = key;
  return { state: 'accepted', caller: { kind: 'key', id, scopes: key.scopes as ApiKeyScope[], requestsPerMinute } };
}

export const isExpired = ({ expiresAt }: Pick<ApiKeyDoc, 'expiresAt'>, now: Date): boolean =>
  expiresAt !== null && expiresAt.getTime() <= now.getTime();
