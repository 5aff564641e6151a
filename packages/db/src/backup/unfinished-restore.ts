import type { mongo } from 'mongoose';

export const UNFINISHED_RESTORES = 'unfinished_restores';

/** A restore was broken off: what the database has is not all, and who was erased since may be in it. */
export class UnfinishedRestoreError extends Error {
  override readonly name = 'UnfinishedRestoreError';

  constructor() {
    super(
      'A restore into this database did not end, so it is incomplete, and who was erased since the backup may be in it. ' +
        'Drop the database, then restore again.',
    );
  }
}

/** Until it is taken away, no process opens the database. */
export async function markUnfinished(db: mongo.Db): Promise<void> {
  await db
    .collection(UNFINISHED_RESTORES)
    .insertOne({ startedAt: new Date() }, { writeConcern: { w: 'majority', j: true } });
}

export async function markFinished(db: mongo.Db): Promise<void> {
  await db.collection(UNFINISHED_RESTORES).drop({ writeConcern: { w: 'majority' } });
}

/** @throws UnfinishedRestoreError */
export async function requireFinishedRestore(db: mongo.Db): Promise<void> {
  if ((await db.collection(UNFINISHED_RESTORES).findOne({}, { projection: { _id: 1 } })) !== null)
    throw new UnfinishedRestoreError();
}
