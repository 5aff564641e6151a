import { CompanyModel, DuplicateKeyModel, DuplicatePairModel } from '@workbench/db';
import type { mongo } from 'mongoose';
import { withDatabaseRetry } from '../../shared/database/with-retry.ts';

const STEP = 1000;

/** Of these companies, nothing stays of those that are no longer tracked. */
export async function removeUntracked(ids: readonly mongo.ObjectId[]): Promise<void> {
  const tracked = await CompanyModel.find({ _id: { $in: ids } }, { _id: 1 }).lean();
  const present = new Set(tracked.map(({ _id }) => _id.toHexString()));
  const gone = ids.filter((id) => !present.has(id.toHexString()));
  if (gone.length === 0) return;
  await DuplicatePairModel.deleteMany({ ids: { $in: gone } });
  await DuplicateKeyModel.deleteMany({ _id: { $in: gone } });
}

/** The same of all companies that were ever compared. */
export async function removeAllUntracked(): Promise<void> {
  let from: mongo.ObjectId | null = null;
  for (;;) {
    const filter: object = from === null ? {} : { _id: { $gt: from } };
    const keys = await withDatabaseRetry(() =>
      DuplicateKeyModel.find(filter, { _id: 1 }).sort({ _id: 1 }).limit(STEP).lean().exec(),
    );
    const ids = keys.map(({ _id }) => _id);
    if (ids.length > 0) await withDatabaseRetry(() => removeUntracked(ids));
    from = ids.at(-1) ?? null;
    if (ids.length < STEP) return;
  }
}
