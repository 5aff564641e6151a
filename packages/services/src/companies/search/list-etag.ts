import { createHash } from 'node:crypto';
import { listOwnColumns } from '../custom/list-columns.ts';
import type { ListCompaniesInput } from '../schemas.ts';
import { readWriteState } from '../store/write-lock.ts';
import { readLastTouch } from '../store/written-companies.ts';

/**
 * Names the answer of a list without reading it: it stays while no session has written companies. Read before the list, so
 * that what is written meanwhile belongs to another tag. null where something else decides what the list has: filters ask for
 * the day and for lists, dates and orders for syncs, which are stored after they are announced; and while a session writes.
 */
export async function listEtag(input: ListCompaniesInput): Promise<string | null> {
  if (input.filter !== undefined || input.include !== undefined || input.sort?.endsWith('synced')) return null;
  const state = await readWriteState();
  if (state === null || state.isWriting) return null;
  const [touch, columns] = await Promise.all([readLastTouch(), listOwnColumns()]);
  const parts = [state.epoch, state.version, touch?.getTime() ?? null, columns, Object.entries(input).sort()];
  return `"${createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22)}"`;
}
