import { CompanyModel } from '@workbench/db';
import type { mongo } from 'mongoose';
import { withWriteSession } from '../store/write-session/write-session.ts';

/** Runs `work` unless the company is deleted, which it can't be meanwhile. @returns null when it is not tracked */
export function whileTracked<T>(id: mongo.ObjectId, work: () => Promise<T>): Promise<T | null> {
  return withWriteSession(async (session) => {
    if ((await CompanyModel.exists({ _id: id })) === null) return null;
    await session.announce('touched', [id]);
    return work();
  });
}
