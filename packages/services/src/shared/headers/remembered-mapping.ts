import { createHash } from 'node:crypto';
import { HeaderMappingModel } from '@workbench/db';
import { foldHeader } from '../csv/headers.ts';
import { withDatabaseRetry } from '../database/with-retry.ts';

/** What a file is a list of: files with the same headers have a mapping for each. */
export type MappedList = 'companies' | 'customers' | 'leads';

/** The fields that were given by hand for these headers, each null for a column that was left out; null without a mapping. */
export async function recallMapping(list: MappedList, headers: readonly string[]): Promise<(string | null)[] | null> {
  const known = await withDatabaseRetry(() => HeaderMappingModel.findById(keyOf(list, headers)).lean());
  return known?.fields ?? null;
}

/** Saves the fields for the next file with the same headers. */
export async function rememberMapping(
  list: MappedList,
  headers: readonly string[],
  fields: readonly (string | null)[],
  now: Date,
): Promise<void> {
  const _id = keyOf(list, headers);
  await withDatabaseRetry(() =>
    HeaderMappingModel.updateOne({ _id }, { $set: { fields, updatedAt: now } }, { upsert: true }),
  );
}

/** Case and blanks don't count; the order does, as the mapping is by position. */
function keyOf(list: MappedList, headers: readonly string[]): string {
  // Companies were first, and their stored keys have no name before the headers.
  const names = [...(list === 'companies' ? [] : [list]), ...headers.map(foldHeader)];
  return createHash('sha256').update(JSON.stringify(names)).digest('hex');
}
