import { CompanyModel } from '@workbench/db';
import type { mongo } from 'mongoose';
import { withWriteSession } from '../store/write-session.ts';

const BATCH = 1000;

/** Removes the values of a column that is gone for good, so that a later one of its key begins empty. May be repeated. */
export async function deleteValues(key: string): Promise<void> {
  for (let ids = await findIds(key); ids.length > 0; ids = await findIds(key)) {
    await withWriteSession(async (session) => {
      const unset = { [`custom.${key}`]: '', [`customOrigins.${key}`]: '' };
      await CompanyModel.collection.updateMany({ _id: { $in: ids } }, { $unset: unset });
      session.recordWritten(ids);
    });
  }
}

async function findIds(key: string): Promise<mongo.ObjectId[]> {
  const found = await CompanyModel.collection
    .find({ [`custom.${key}`]: { $exists: true } }, { projection: { _id: 1 } })
    .limit(BATCH)
    .toArray();
  return found.map(({ _id }) => _id);
}
