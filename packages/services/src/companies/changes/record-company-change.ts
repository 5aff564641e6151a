import { type ChangedByDoc, type CompanyChangeDoc, CompanyChangeModel } from '@workbench/db';
import { mongo } from 'mongoose';
import type { ServiceContext } from '../../shared/context.ts';
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

/**
 * Adds one entry to the history of a company. Of a change that no journal repeats, `session.planHistory` adds it: a kill
 * between the write and this loses it.
 */
export function recordCompanyChange(change: CompanyChangeEntry): Promise<void> {
  return recordCompanyChanges([change]);
}

/** Adds entries in one write. Repeating it with the same ids changes nothing. */
export async function recordCompanyChanges(changes: readonly CompanyChangeEntry[]): Promise<void> {
  const lines = changes.map(toLine);
  await withDatabaseRetry(() => addChanges(lines));
}

/** The line of an entry, which has an id from here on. */
export const toLine = ({ id, ...change }: CompanyChangeEntry): CompanyChangeDoc => ({
  _id: id ?? new mongo.ObjectId(),
  ...change,
});

/** Repeatable. */
export async function addChanges(lines: readonly CompanyChangeDoc[]): Promise<void> {
  if (lines.length === 0) return;
  await CompanyChangeModel.collection.bulkWrite(
    lines.map(({ _id, ...line }) => ({
      updateOne: { filter: { _id }, update: { $setOnInsert: line }, upsert: true },
    })),
    { ordered: false },
  );
}

/** What `ctx` does to a company now; for `session.planHistory`. */
export function changeBy(
  ctx: ServiceContext,
  companyId: mongo.ObjectId,
  change: Pick<CompanyChangeEntry, 'kind' | 'details'>,
): CompanyChangeEntry {
  return { companyId, at: ctx.now(), by: { kind: ctx.actor }, ...change };
}
