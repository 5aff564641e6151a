import { createHash } from 'node:crypto';
import { HeaderMappingModel } from '@workbench/db';
import { foldHeader } from '../../shared/csv/headers.ts';
import { type ProposedColumn, parseCustomerField } from '../file/customer-columns.ts';

/** The mapping that was given by hand for these headers; null without one. */
export async function recallCustomerMapping(headers: readonly string[]): Promise<ProposedColumn[] | null> {
  const known = await HeaderMappingModel.findById(keyOf(headers)).lean();
  if (known === null) return null;
  return known.fields.map((text) => {
    const field = text === null ? null : parseCustomerField(text);
    return field === null ? { field: null, reason: 'Left out by hand the last time' } : { field, reason: null };
  });
}

/** Saves the mapping for the next file with the same headers. */
export async function rememberCustomerMapping(
  headers: readonly string[],
  fields: readonly (string | null)[],
  now: Date,
): Promise<void> {
  const _id = keyOf(headers);
  await HeaderMappingModel.updateOne({ _id }, { $set: { fields, updatedAt: now } }, { upsert: true });
}

/** Files of companies with the same headers have a mapping of their own. */
const keyOf = (headers: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify(['customers', ...headers.map(foldHeader)]))
    .digest('hex');
