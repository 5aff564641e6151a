import { randomUUID } from 'node:crypto';
import { BULK_PART_INDEXES, type BulkPartDoc, BulkPartModel } from '@workbench/db';
import type { mongo } from 'mongoose';
import { BULK_PART_MAX } from '../limits.ts';

export const partId = (changeId: string, position: number): string => `${changeId}:${position}`;

/** Writes which companies a change is about; repeatable until the change itself is stored. */
export async function insertParts(
  change: { id: string; expiresAt: Date; isDeletion: boolean },
  ids: readonly mongo.ObjectId[],
): Promise<void> {
  for (let from = 0; from < ids.length; from += BULK_PART_MAX) {
    const position = from / BULK_PART_MAX;
    const part: BulkPartDoc = {
      _id: partId(change.id, position),
      changeId: change.id,
      position,
      companyIds: ids.slice(from, from + BULK_PART_MAX),
      state: 'waiting',
      changed: [],
      left: [],
      kept: [],
      // Chosen now: a deletion that is repeated after a kill continues the same entry.
      trashId: change.isDeletion ? randomUUID() : null,
      expiresAt: change.expiresAt,
    };
    await BulkPartModel.collection.insertOne(part as never);
  }
}

/** Of an attempt that was interrupted before its change was stored. */
export async function deleteParts(changeId: string): Promise<void> {
  await BulkPartModel.deleteMany({ changeId }).hint(BULK_PART_INDEXES.change);
}

/** The positions of the parts that the phase has not come to. */
export async function openPositions(changeId: string, phase: 'do' | 'undo'): Promise<number[]> {
  // A part that a cancel or a kill has interrupted may have changed companies: it remembers them before it does.
  const states = phase === 'do' ? (['waiting'] as const) : (['waiting', 'done'] as const);
  const parts = await BulkPartModel.find({ changeId, state: { $in: [...states] } }, { position: 1 })
    .hint(BULK_PART_INDEXES.change)
    .sort({ position: 1 })
    .lean();
  return parts.map(({ position }) => position);
}
