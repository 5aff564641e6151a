import { type ChangedByDoc, type CompanyChangeDoc, CompanyChangeModel } from '@workbench/db';
import { mongo } from 'mongoose';
import { withDatabaseRetry } from '../../shared/database/with-retry.ts';

export interface CompanyChangeEntry {
  companyId: mongo.ObjectId;
  at: Date;
  by: ChangedByDoc;
  /** As in the model: `edited`, `renamed`, `merged`, `deleted` … */
  kind: string;
  details: Record<string, unknown>;
  /** Of the entry; give the same one again when the step that records it may be repeated. */
  id?: mongo.ObjectId;
}

/** Adds one entry to the history of a company. */
export function recordCompanyChange(change: CompanyChangeEntry): Promise<void> {
  return recordCompanyChanges([change]);
}

/** Adds entries in one write. Repeating it with the same ids changes nothing. */
export async function recordCompanyChanges(changes: readonly CompanyChangeEntry[]): Promise<void> {
  if (changes.length === 0) return;
  const entries = changes.map(
    ({ id, ...change }): CompanyChangeDoc => ({ _id: id ?? new mongo.ObjectId(), ...change }),
  );
  await withDatabaseRetry(() =>
    CompanyChangeModel.collection.bulkWrite(
      entries.map(({ _id, ...entry }) => ({
        updateOne: { filter: { _id }, update: { $setOnInsert: entry }, upsert: true },
      })),
      { ordered: false },
    ),
  );
}
