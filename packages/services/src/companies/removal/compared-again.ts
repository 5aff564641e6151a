import { type CompanyDoc, DuplicateKeyModel, NOT_COMPARED } from '@workbench/db';
import type { mongo } from 'mongoose';

/** What the search for duplicates has computed of companies that leave; it would keep their names and domains. */
export async function dropComparisons(ids: readonly mongo.ObjectId[]): Promise<void> {
  await DuplicateKeyModel.deleteMany({ _id: { $in: ids } });
}

/** Others may have been added while these were gone; nothing in the companies themselves says that they are back. */
export async function compareAgain(companies: readonly CompanyDoc[]): Promise<void> {
  if (companies.length === 0) return;
  await DuplicateKeyModel.collection.bulkWrite(
    companies.map(({ _id, name, domain, updatedAt }) => {
      const company = { name, domain, aliases: [], redirects: [], industry: null, locations: [], employees: null };
      const waiting = { keys: [], company: { ...company, identifiers: {} }, version: NOT_COMPARED, updatedAt };
      return { updateOne: { filter: { _id }, update: { $setOnInsert: waiting }, upsert: true } };
    }),
    { ordered: false },
  );
}
