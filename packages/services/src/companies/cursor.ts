import { ServiceError } from '../shared/errors.ts';

/** Where a page ended: the rank that was being read and the keys of its last row. Opaque to callers. */
export interface Cursor {
  rank: number;
  keys: (string | number | null)[];
}

export function encodeCursor(cursor: Cursor): string {
  return Buffer.from(JSON.stringify([cursor.rank, ...cursor.keys])).toString('base64url');
}

export function decodeCursor(text: string): Cursor {
  try {
    const [rank, ...keys] = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as unknown[];
    if (typeof rank === 'number' && keys.every(isKey)) return { rank, keys };
  } catch {
    // Not JSON: refused below with the same words as any other cursor that we did not give out.
  }
  throw new ServiceError('invalid', 'This cursor was not given out by this server; begin again without a cursor', [
    { path: ['cursor'], message: 'Unknown cursor' },
  ]);
}

function isKey(key: unknown): key is string | number | null {
  return key === null || typeof key === 'string' || typeof key === 'number';
}
