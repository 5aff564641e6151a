import { CompanyModel } from '@workbench/db';
import { mongo } from 'mongoose';
import { getAggregateSettings } from '../../settings/index.ts';
import type { ServiceContext } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { readPastFigures, withoutStruckFigures } from './document/past-figures.ts';
import { type StoredCompany, withDerivedGrowth } from './document/stored-company.ts';
import { recordPlan } from './record-plan.ts';
import { writePlan } from './write-plan.ts';
import { type WriteSession, withWriteSession } from './write-session/write-session.ts';

/**
 * Changes one company within a write session of its own, with everything that follows from the change.
 * @param change returns the same object when nothing changes, or a refusal: thrown within a session, it would make the next
 * one recount all companies
 * @throws ServiceError 'not_found', or the refusal
 */
export async function changeCompany(
  ctx: ServiceContext,
  id: string,
  change: (company: StoredCompany, session: WriteSession) => Promise<StoredCompany | ServiceError>,
): Promise<StoredCompany> {
  const changed = await withWriteSession(async (session) => {
    const [before, settings] = await Promise.all([
      CompanyModel.collection.findOne<StoredCompany>({ _id: new mongo.ObjectId(id) }, { projection: { words: 0 } }),
      getAggregateSettings(),
    ]);
    if (before === null) return new ServiceError('not_found', `No company has the id ${id}`);
    const changed = await change(before, session);
    if (changed instanceof ServiceError || changed === before) return changed;
    const past = withoutStruckFigures((await readPastFigures([before._id])).get(id), changed.struckIdentifiers);
    const after = withDerivedGrowth(changed, past, { settings, now: ctx.now() });
    const companies = [{ before, after, history: [], withdrawn: [] }];
    await writePlan(session, { companies }, false);
    recordPlan(session, { companies });
    return after;
  });
  if (changed instanceof ServiceError) throw changed;
  return changed;
}
