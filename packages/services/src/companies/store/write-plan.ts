import { CompanyModel, ObservationModel } from '@workbench/db';
import type { mongo } from 'mongoose';
import { companySearchWords } from '../search/words.ts';
import type { StoredCompany } from './document/stored-company.ts';
import { writeUnchanged } from './document/write-unchanged.ts';
import { answersOf } from './facts/answers-of-source.ts';
import type { WithdrawnSource } from './facts/company-facts.ts';
import type { CompanyChangePlan, PlannedCompany } from './plan/plan-changes.ts';
import type { WriteSession } from './write-session/write-session.ts';

/**
 * Carries a plan out. Each step is repeatable: ids are given in the plan, and history is keyed by source and day. Does not
 * record the changes; `recordPlan` does.
 */
export async function writePlan(
  session: WriteSession,
  { companies }: Pick<CompanyChangePlan, 'companies'>,
  isRetry: boolean,
): Promise<void> {
  const inserts = companies.flatMap(({ before, after }) => (before === null ? [after] : []));
  const updates = companies.flatMap(({ before, after }) => (before && before !== after ? [{ before, after }] : []));
  // First: it finds out that the lock was lost before anything is written.
  await session.announce(
    'created',
    inserts.map(({ _id }) => _id),
  );
  await session.announce(
    'updated',
    updates.map(({ after }) => after._id),
  );
  const withdrawn = companies.flatMap(({ after, withdrawn }) =>
    withdrawn.map((source) => ({ companyId: after._id, ...source })),
  );
  if (withdrawn.length > 0) await deleteAnswers(withdrawn);
  const history = companies.flatMap((company) => company.history);
  if (history.length > 0) await writeHistory(history);
  if (inserts.length > 0) await writeInserts(inserts, isRetry);
  if (updates.length > 0) await writeUpdates(session, updates);
}

async function deleteAnswers(withdrawn: (WithdrawnSource & { companyId: mongo.ObjectId })[]): Promise<void> {
  await ObservationModel.collection.bulkWrite(
    withdrawn.map(({ companyId, source, connector }) => ({
      deleteMany: {
        filter: { companyId, ...answersOf({ source, connector }) },
      },
    })),
    { ordered: false },
  );
}

async function writeHistory(history: PlannedCompany['history']): Promise<void> {
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

async function writeInserts(inserts: StoredCompany[], isRetry: boolean): Promise<void> {
  const present = isRetry ? await findPresent(inserts) : new Set<string>();
  const missing = inserts.filter(({ _id }) => !present.has(_id.toHexString()));
  if (missing.length === 0) return;
  const documents = missing.map((company) => ({ ...company, words: companySearchWords(company) }));
  await CompanyModel.collection.insertMany(documents as unknown as mongo.Document[], { ordered: false });
}

async function findPresent(inserts: StoredCompany[]): Promise<Set<string>> {
  const ids = inserts.map(({ _id }) => _id);
  const stored = await CompanyModel.collection.find({ _id: { $in: ids } }, { projection: { _id: 1 } }).toArray();
  return new Set(stored.map(({ _id }) => _id.toHexString()));
}

/** @throws ServiceError 'unavailable' when a company is no longer the one that was planned for */
export async function writeUpdates(
  session: WriteSession,
  updates: readonly { before: StoredCompany; after: StoredCompany }[],
): Promise<void> {
  await session.announce(
    'updated',
    updates.map(({ after }) => after._id),
  );
  await writeUnchanged(
    updates.map(({ before, after }) => ({
      before,
      updatedAt: after.updatedAt,
      update: { $set: changedFields(before, after), ...withoutRemoved(before, after) },
    })),
  );
}

/** Fields that a company has no longer. */
function withoutRemoved(before: StoredCompany, after: StoredCompany): mongo.Document {
  const removed = Object.keys(before).filter((name) => !(name in after));
  return removed.length === 0 ? {} : { $unset: Object.fromEntries(removed.map((name) => [name, ''])) };
}

const FOUND_BY_LISTS = ['aliases', 'locations'] as const;

function changedFields(before: StoredCompany, after: StoredCompany): mongo.Document {
  const { _id, createdAt, ...fields } = after;
  const isSame = (field: 'name' | 'domain' | 'industry') => before[field] === after[field];
  const isListSame = (field: (typeof FOUND_BY_LISTS)[number]) =>
    JSON.stringify(before[field]) === JSON.stringify(after[field]);
  // Another version may find the same company by other words.
  const isRuleSame = before.derivedVersion === after.derivedVersion;
  const isFoundBySame =
    isRuleSame && isSame('name') && isSame('domain') && isSame('industry') && FOUND_BY_LISTS.every(isListSame);
  return isFoundBySame ? fields : { ...fields, words: companySearchWords(after) };
}
