import { COMPANY_INDEXES, CompanyModel } from '@workbench/db';
import type { mongo } from 'mongoose';
import type { ServiceContext } from '../../shared/context.ts';
import { withWriteSession } from '../store/write-session/write-session.ts';

const STEP = 200;

/** Brings up to date what companies know of their parents, where a process was killed before; called at start. */
export async function resumeRelations(ctx: ServiceContext): Promise<void> {
  const parents: mongo.ObjectId[] = await CompanyModel.collection.distinct(
    'parent.id',
    { 'parent.id': { $exists: true } },
    { hint: COMPANY_INDEXES.parent },
  );
  for (let from = 0; from < parents.length; from += STEP) {
    await withWriteSession(async (session) => session.recordRelatives(parents.slice(from, from + STEP), ctx.now()));
  }
}
