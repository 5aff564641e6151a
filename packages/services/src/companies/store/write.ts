import { type CompanyDoc, CompanyModel, ObservationModel } from '@workbench/db';
import type { mongo } from 'mongoose';
import { companySearchWords } from '../search/words.ts';
import type { CompanyChangePlan, StoredCompany } from './plan.ts';

/** Carries a plan out. Each step may be repeated: ids are given in the plan, and history is keyed by source and day. */
export async function writePlan(plan: CompanyChangePlan, isRetry: boolean): Promise<void> {
  if (plan.history.length > 0) await writeHistory(plan.history);
  if (plan.inserts.length > 0) await writeInserts(plan.inserts, isRetry);
  if (plan.updates.length > 0) await writeUpdates(plan.updates);
}

async function writeHistory(history: CompanyChangePlan['history']): Promise<void> {
  await ObservationModel.collection.bulkWrite(
    history.map((figure) => ({
      replaceOne: {
        filter: { companyId: figure.companyId, source: figure.source, asOf: figure.asOf },
        replacement: figure as mongo.Document,
        upsert: true,
      },
    })),
    { ordered: false },
  );
}

async function writeInserts(inserts: CompanyDoc[], isRetry: boolean): Promise<void> {
  let missing = inserts;
  if (isRetry) {
    const ids = inserts.map((company) => company._id);
    const stored = await CompanyModel.collection.find({ _id: { $in: ids } }, { projection: { _id: 1 } }).toArray();
    const present = new Set(stored.map((company) => company._id.toHexString()));
    missing = inserts.filter((company) => !present.has(company._id.toHexString()));
  }
  if (missing.length > 0)
    await CompanyModel.collection.insertMany(missing as unknown as mongo.Document[], { ordered: false });
}

async function writeUpdates(updates: CompanyChangePlan['updates']): Promise<void> {
  await CompanyModel.collection.bulkWrite(
    updates.map(({ before, after }) => ({
      updateOne: { filter: { _id: before._id }, update: { $set: changedFields(before, after) } },
    })),
    { ordered: false },
  );
}

function changedFields(before: StoredCompany, after: StoredCompany): Partial<CompanyDoc> {
  const { _id, domain, createdAt, ...fields } = after;
  const isRenamed = before.name !== after.name || before.industry !== after.industry;
  return isRenamed ? { ...fields, words: companySearchWords(after) } : fields;
}
