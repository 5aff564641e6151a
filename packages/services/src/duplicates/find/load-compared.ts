import { CompanyModel, CompanySyncModel, type ComparedCompanyDoc } from '@workbench/db';
import type { mongo } from 'mongoose';
import { comparedIdentifiers } from './trusted-identifiers.ts';

export interface LoadedCompany {
  _id: mongo.ObjectId;
  company: ComparedCompanyDoc;
  updatedAt: Date;
  syncedAt: Date | null;
}

const COMPARED_FIELDS = {
  name: 1,
  domain: 1,
  aliases: 1,
  industry: 1,
  locations: 1,
  aggregatedEmployeeCount: 1,
  employeeSortKey: 1,
  identifiers: 1,
  struckIdentifiers: 1,
  updatedAt: 1,
} as const;

/** What is compared of these companies; without those that are no longer tracked. */
export async function loadCompared(ids: readonly mongo.ObjectId[]): Promise<LoadedCompany[]> {
  const [companies, syncs] = await Promise.all([
    CompanyModel.find({ _id: { $in: ids } }, COMPARED_FIELDS).lean(),
    CompanySyncModel.find({ _id: { $in: ids } }, { ids: 1, outcomes: 1, finishedAt: 1 }).lean(),
  ]);
  const syncOf = new Map(syncs.map((sync) => [sync._id.toHexString(), sync]));
  return companies.map((doc) => {
    const sync = syncOf.get(doc._id.toHexString());
    const redirects = (sync?.outcomes ?? []).flatMap(({ id, otherDomain }) =>
      id === 'website' && otherDomain ? [otherDomain] : [],
    );
    const { name, domain, industry, locations, aggregatedEmployeeCount, updatedAt } = doc;
    const company: ComparedCompanyDoc = {
      name,
      domain,
      aliases: doc.aliases ?? [],
      redirects,
      industry,
      locations,
      employees: aggregatedEmployeeCount,
      identifiers: comparedIdentifiers(doc, sync),
    };
    return { _id: doc._id, company, updatedAt, syncedAt: sync?.finishedAt ?? null };
  });
}
