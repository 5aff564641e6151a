import {
  CompanyChangeModel,
  CompanyModel,
  CompanyNoteModel,
  CompanySyncModel,
  DuplicatePairModel,
  type ObservationDoc,
  ObservationModel,
} from '@workbench/db';
import type { mongo } from 'mongoose';
import { getAggregateSettings } from '../../../settings/index.ts';
import { waitForAll } from '../../../shared/database/write-halves.ts';
import { sameHeadcount } from '../../figures/headcount/headcount.ts';
import { recordHeadcount } from '../../figures/headcount/record-headcount.ts';
import { figureFilter } from '../../merging/move-history.ts';
import { dropComparisons } from '../../removal/compared-again.ts';
import { readPastFigures } from '../../store/document/past-figures.ts';
import { type StoredCompany, withDerivedGrowth } from '../../store/document/stored-company.ts';
import { overtaken, unchanged, writeUnchanged } from '../../store/document/write-unchanged.ts';
import { writeUpdates } from '../../store/write-plan.ts';
import type { WriteSession } from '../../store/write-session/write-session.ts';
import type { JournaledChange } from '../runs/import-journal.ts';
import { figureKey, readStoredFigures } from '../runs/stored-figures.ts';
import type { TakeBackPlan } from './plan-take-back.ts';
import type { RestoredCompany } from './restore-company.ts';

/** Carries a plan out as the only writer of companies. Every step may be repeated after a kill. */
export async function writeTakeBack(session: WriteSession, plan: TakeBackPlan, now: Date): Promise<void> {
  // Before the companies: a repeated run finds the notes by them.
  if (plan.noteIds.length > 0) await CompanyNoteModel.deleteMany({ _id: { $in: plan.noteIds }, editedAt: null });
  const restore = async () => {
    await restoreHistory(plan.restored);
    await restoreCompanies(session, plan.restored, now);
  };
  await waitForAll([removeCompanies(session, plan.removed, now), restore()]);
}

/** The company last: a repeated run finds it, and with it what is left of it. */
async function removeCompanies(session: WriteSession, removed: readonly StoredCompany[], now: Date): Promise<void> {
  if (removed.length === 0) return;
  const ids = removed.map(({ _id }) => _id);
  await session.announce('deleted', ids);
  // Before their history: what another session has written since keeps it.
  await writeUnchanged(removed.map((before) => ({ before, updatedAt: now, update: { $set: { updatedAt: now } } })));
  const ofCompanies = { companyId: { $in: ids } };
  await waitForAll<unknown>([
    ObservationModel.deleteMany(ofCompanies),
    CompanyChangeModel.deleteMany(ofCompanies),
    CompanySyncModel.deleteMany({ _id: { $in: ids } }),
    DuplicatePairModel.deleteMany({ ids: { $in: ids } }),
    dropComparisons(ids),
  ]);
  await CompanyModel.collection.bulkWrite(
    removed.map((company) => ({ deleteOne: { filter: unchanged(company, now) } })),
    { ordered: false },
  );
  if ((await CompanyModel.exists({ _id: { $in: ids } })) !== null) throw overtaken();
  for (const company of removed) session.recordChange(company, null);
}

/** What the import has made history leaves it; what it replaced there, and what was replaced since, comes back. */
async function restoreHistory(restored: readonly RestoredCompany[]): Promise<void> {
  const { gone, operations } = await planHistory(restored.flatMap(({ history }) => history));
  for (const { present, replaced } of restored) {
    const companyId = present._id;
    for (const record of replaced.others)
      operations.push({ deleteOne: { filter: { companyId, ...figureFilter(record) } } });
    for (const { locations: _, ...figure } of replaced.own) {
      const { source, asOf, ...rest } = figure;
      const filter = { companyId, source, asOf };
      operations.push({ updateOne: { filter, update: { $setOnInsert: rest }, upsert: true } });
    }
  }
  if (gone.length > 0) await ObservationModel.collection.deleteMany({ _id: { $in: gone } });
  if (operations.length > 0) await ObservationModel.collection.bulkWrite(operations);
}

async function planHistory(history: JournaledChange['history']) {
  const stored = await readStoredFigures(history.map(({ written }) => written));
  const gone: mongo.ObjectId[] = [];
  const operations: mongo.AnyBulkWriteOperation[] = [];
  for (const { written, replaced } of history) {
    const present = stored.get(figureKey(written));
    // Not one that a source has said for the same day since.
    if (present === undefined || !isSameAnswer(present, written)) continue;
    if (replaced === null) gone.push(present._id);
    else {
      const { _id: _, ...replacement } = replaced;
      operations.push({ replaceOne: { filter: { _id: present._id }, replacement } });
    }
  }
  return { gone, operations };
}

const isSameAnswer = (one: Omit<ObservationDoc, '_id'>, other: Omit<ObservationDoc, '_id'>) =>
  one.fetchedAt.getTime() === other.fetchedAt.getTime() && sameHeadcount(recordHeadcount(one), recordHeadcount(other));

async function restoreCompanies(session: WriteSession, restored: readonly RestoredCompany[], now: Date): Promise<void> {
  if (restored.length === 0) return;
  const settings = await getAggregateSettings();
  const pasts = await readPastFigures(restored.map(({ present }) => present._id));
  const updates = restored.map(({ present, separated }) => {
    const past = pasts.get(present._id.toHexString()) ?? [];
    return { before: present, after: withDerivedGrowth(separated, past, { settings, now }) };
  });
  await writeUpdates(session, updates);
  for (const { before, after } of updates) session.recordChange(before, after);
}
