import { CompanyModel } from '@workbench/db';
import type { mongo } from 'mongoose';
import { getAggregateSettings } from '../../../settings/index.ts';
import { deriveGrowth } from '../../figures/growth/derive-growth.ts';
import { readPastFigures } from './past-figures.ts';
import type { StoredCompany } from './stored-company.ts';
import { type UnchangedWrite, writeUnchanged } from './write-unchanged.ts';

/** Brings the growth of companies up to date whose stored history, or whose parents, have changed. Repeatable. */
export async function refreshGrowth(
  ids: readonly mongo.ObjectId[],
  { now, announce }: { now: Date; announce(ids: readonly mongo.ObjectId[]): Promise<void> },
): Promise<void> {
  const [settings, pasts] = await Promise.all([getAggregateSettings(), readPastFigures(ids)]);
  const filter = { _id: { $in: [...ids] } };
  const companies = CompanyModel.collection.find<StoredCompany>(filter, { projection: { words: 0 } });
  const writes: UnchangedWrite[] = [];
  for (const company of await companies.toArray()) {
    const past = pasts.get(company._id.toHexString()) ?? [];
    const growth = deriveGrowth(company, past, { settings, day: now });
    if (isSameGrowth(company.growth, growth)) continue;
    writes.push({ before: company, updatedAt: now, update: { $set: { growth, updatedAt: now } } });
  }
  await announce(writes.map(({ before }) => before._id));
  await writeUnchanged(writes);
}

export function isSameGrowth(stored: StoredCompany['growth'], derived: StoredCompany['growth']): boolean {
  return JSON.stringify(stored ?? null) === JSON.stringify(derived ?? null);
}
