import { type CompanyDoc, CompanyModel } from '@workbench/db';
import type { mongo } from 'mongoose';
import { writeHalves } from '../../../shared/database/write-halves.ts';
import { ServiceError } from '../../../shared/errors.ts';

type Revision = Pick<CompanyDoc, '_id' | 'updatedAt'>;

export interface UnchangedWrite {
  /** As it was read. */
  before: Revision;
  /** When `update` says it was updated: a repeated write finds its own. */
  updatedAt: Date;
  update: mongo.Document;
}

/** Fits a company that no other session has written since it was read. */
export const unchanged = ({ _id, updatedAt }: Revision, ...own: Date[]) => ({
  _id,
  updatedAt: { $in: [updatedAt, ...own] },
});

/**
 * Writes companies as they were read. A process that was paused may have lost the lock without knowing: it must not write over
 * what another has written since.
 * @throws ServiceError 'unavailable' when a company is no longer the one that was read
 */
export async function writeUnchanged(writes: readonly UnchangedWrite[]): Promise<void> {
  if (writes.length === 0) return;
  const operations = writes.map(({ before, updatedAt, update }) => ({
    // Else the planner tries the index of update times as well, for every single company.
    updateOne: { filter: unchanged(before, updatedAt), update, hint: { _id: 1 } as const },
  }));
  const halves = await writeHalves(operations, (half) =>
    CompanyModel.collection.bulkWrite([...half], { ordered: false }),
  );
  const matched = halves.reduce((sum, { matchedCount }) => sum + matchedCount, 0);
  if (matched !== writes.length) throw overtaken();
}

/** Another session has written the company since it was read. */
export const overtaken = () =>
  new ServiceError('unavailable', 'Another process has changed these companies meanwhile; do it again.');
