import { CompanyModel } from '@workbench/db';
import type { mongo } from 'mongoose';
import type { ServiceContext } from '../../shared/context.ts';
import { changeBy } from '../changes/record-company-change.ts';
import { originOfActor } from '../edit/read-edit.ts';
import type { StoredCompany } from '../store/document/stored-company.ts';
import { recordPlan } from '../store/record-plan.ts';
import { writePlan } from '../store/write-plan.ts';
import { withWriteSession } from '../store/write-session/write-session.ts';
import type { Changed, ManyRecord, ManyRule } from './rule.ts';

export interface ManyChange {
  /** When it was asked for: the origin of what it sets. */
  at: Date;
  ids: readonly mongo.ObjectId[];
  /** Decided once no one else writes, as the wait for that may be long; without it, nothing changes. */
  mayBegin?(): Promise<boolean>;
  /** null: the company stays. */
  ruleOf(company: StoredCompany): ManyRule | null;
  /** Called before the first company is written: after a kill in between, it is known what to undo. */
  remember(decided: ManyDecisions): Promise<void>;
}

export interface ManyDecisions {
  changed: { id: mongo.ObjectId; record: ManyRecord }[];
  /** Companies that stay as they are although they would change, and why. */
  left: { id: mongo.ObjectId; name: string; reason: string }[];
}

/** Changes companies within one write session. May be repeated after a kill; companies that are gone are passed over. */
export async function changeManyCompanies(ctx: ServiceContext, change: ManyChange): Promise<void> {
  await withWriteSession(async (session) => {
    if ((await change.mayBegin?.()) === false) return;
    const companies = await CompanyModel.collection
      .find<StoredCompany>({ _id: { $in: [...change.ids] } }, { projection: { words: 0 }, hint: '_id_' })
      .toArray();
    const work = { now: ctx.now(), origin: { ...originOfActor(ctx.actor), at: change.at } };
    const plan: { before: StoredCompany; changed: Changed }[] = [];
    const decided: ManyDecisions = { changed: [], left: [] };
    for (const before of companies) {
      const rule = change.ruleOf(before);
      const check = rule?.check(before) ?? 'same';
      if (rule === null || check === 'same') continue;
      if (check !== 'changes') {
        decided.left.push({ id: before._id, name: before.name, reason: check.left });
        continue;
      }
      const changed = rule.apply(before, work);
      plan.push({ before, changed });
      decided.changed.push({ id: before._id, record: changed.record });
    }
    await change.remember(decided);
    if (plan.length === 0) return;
    const written = plan.map(({ before, changed: { after } }) => ({ before, after, history: [], withdrawn: [] }));
    await session.planHistory(
      plan.map(({ before, changed: { record } }) => {
        const fields = [{ field: record.field, before: record.before, after: record.after }];
        return { company: before, entries: [changeBy(ctx, before._id, { kind: 'edited', details: { fields } })] };
      }),
    );
    await writePlan(session, { companies: written }, false);
    recordPlan(session, { companies: written });
  });
}
