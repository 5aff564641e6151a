import type { Call } from '../call.ts';

export interface Tools {
  /** Calls an operation and checks the answer against openapi.json. */
  call: Call;
  origin: string;
}

/** For each operation of openapi.json, by "METHOD /path", its tests by the guarantee in words. */
export type OperationTests = Record<string, Record<string, (tools: Tools) => Promise<void>>>;

/** What stands where an id belongs and is none. */
export const NOT_IDS = ['word', '0', 'null', '../x', '%', '$ne', 'g'.repeat(24), 'a'.repeat(25), '🏓'];

/** Well-formed, and nobody's. */
export const UNKNOWN_ID = '0123456789abcdef01234567';

/** What people type and what attackers type; each must be taken as plain text. */
export const HOSTILE_TERMS = [
  '/',
  '%',
  '?',
  '#',
  'C++',
  '.*',
  '$ne',
  '(a+)+$',
  '[',
  '\\',
  '..',
  '🏓',
  '"',
  '%2F',
  '$where',
];
