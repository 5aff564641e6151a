import { hash } from 'node:crypto';

/** 52 bits: among ten million facts, two are taken for one with a chance below one in a hundred million. */
const HASH_DIGITS = 13;

/** A fact of a file as a number: a million companies have too many to keep as text. */
export function seenNumber(parts: readonly (string | number)[]): number {
  return Number.parseInt(hash('sha1', parts.join('\u0000'), 'hex').slice(0, HASH_DIGITS), 16);
}
