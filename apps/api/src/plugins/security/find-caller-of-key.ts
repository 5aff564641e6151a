import { authenticateKey, type Caller } from '@workbench/services/api-keys';

/** What is wrong with a key. Only who holds the whole of it learns that it is expired or revoked. */
export const REFUSALS = {
  mistyped: 'This API key is mistyped or cut off: its checksum does not fit.',
  unknown: 'This API key is not known here.',
  expired: 'This API key has expired; the owner can create another one.',
  revoked: 'This API key was revoked; the owner can create another one.',
} as const;

/** Whose key it is, or what is wrong with it as a sentence. */
export async function findCallerOfKey(key: string): Promise<Caller | string> {
  const verdict = await authenticateKey(key, new Date());
  return verdict.state === 'accepted' ? verdict.caller : REFUSALS[verdict.state];
}
