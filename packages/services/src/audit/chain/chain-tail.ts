import { AuditLineModel } from '@workbench/db';
import { SEQUENCE_MAX } from '../limits.ts';
import { FIRST_HASH } from './line-hash.ts';

/** The end of the chain: the next line has the next number and this hash as its previous one. */
export interface ChainTail {
  sequence: number;
  hash: string;
}

/** Numbers that a line can have: what has another one was inserted, and is neither continued nor listed. */
export const OF_LINES = { $gte: 1, $lte: SEQUENCE_MAX };

/** The last line that is in the database now. */
export async function readTail(): Promise<ChainTail> {
  const last = await AuditLineModel.findOne({ _id: OF_LINES }, { hash: 1 }).sort({ _id: -1 }).lean();
  return last === null ? { sequence: 0, hash: FIRST_HASH } : { sequence: last._id, hash: last.hash };
}

/** The number of no line: only the journal is of interest. */
const BARRIER = { _id: -1 };

/**
 * The last line that survives a crash of the database: one that another process has just added may not be on the disk yet, and
 * a line that follows a lost one would leave a gap. The journal keeps the order of writes: what was there before a write that is
 * journalled is journalled as well.
 */
export async function readDurableTail(): Promise<ChainTail> {
  for (;;) {
    const before = await readTail();
    await AuditLineModel.collection.deleteOne(BARRIER as never, { writeConcern: { w: 1, j: true } });
    const after = await readTail();
    if (after.sequence === before.sequence && after.hash === before.hash) return after;
  }
}
