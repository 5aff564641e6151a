import { createHash } from 'node:crypto';
import { HeaderMappingModel } from '@workbench/db';
import { foldHeader } from '../../shared/csv/headers.ts';
import { withDatabaseRetry } from '../../shared/database/with-retry.ts';
import { type ColumnTarget, parseTarget } from '../csv/columns/column-fields.ts';
import type { ImportColumn } from '../import-schemas.ts';

/** The mapping that was given by hand for these headers; null without one. */
export async function recallMapping(headers: readonly string[]): Promise<(ColumnTarget | null)[] | null> {
  const known = await withDatabaseRetry(() => HeaderMappingModel.findById(keyOf(headers)).lean());
  return known === null ? null : known.fields.map((field) => (field === null ? null : parseTarget(field)));
}

/** Saves the mapping for the next file with the same headers. */
export async function rememberMapping(columns: readonly ImportColumn[], now: Date): Promise<void> {
  const _id = keyOf(columns.map(({ header }) => header));
  const fields = columns.map(({ field }) => field);
  await withDatabaseRetry(() =>
    HeaderMappingModel.updateOne({ _id }, { $set: { fields, updatedAt: now } }, { upsert: true }),
  );
}

/** Case and blanks don't count; the order does, as the mapping is by position. */
function keyOf(headers: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify(headers.map(foldHeader)))
    .digest('hex');
}
