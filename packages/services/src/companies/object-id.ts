import { unknownCursor } from './cursor.ts';

/** The id as it stands in a cursor, or an error in words: a cursor comes from outside like any other input. */
export function decodeId(value: unknown): string {
  if (typeof value === 'string' && /^[0-9a-f]{24}$/.test(value)) return value;
  throw unknownCursor();
}
