import { type CompanyDoc, CompanyModel, type CompanySyncDoc, CompanySyncModel } from '@workbench/db';
import { mongo } from 'mongoose';
import { findOpenDisagreements } from '../disagreement/find-open-disagreements.ts';
import type { Company, CompanyDetail } from '../schemas.ts';

type Detailed = Pick<CompanyDoc, '_id' | 'createdAt' | 'updatedAt'> & {
  records?: Pick<CompanyDoc['records'][number], 'source' | 'value' | 'min' | 'max' | 'asOf'>[];
};

const FIELDS: Record<CompanyDetail, Record<string, 1>> = {
  dates: { createdAt: 1, updatedAt: 1 },
  // Read by its own query.
  disagreement: {},
  figures: { 'records.source': 1, 'records.value': 1, 'records.min': 1, 'records.max': 1, 'records.asOf': 1 },
};

/** The companies of a page with what was asked for beside their rows. */
export async function includeDetails(
  companies: readonly Company[],
  details: readonly CompanyDetail[],
  now: Date,
): Promise<Company[]> {
  if (details.length === 0 || companies.length === 0) return [...companies];
  const ids = companies.map(({ id }) => new mongo.ObjectId(id));
  const projection = Object.assign({}, ...details.map((detail) => FIELDS[detail])) as Record<string, 1>;
  const [documents, syncs, disagreements] = await Promise.all([
    CompanyModel.collection.find<Detailed>({ _id: { $in: ids } }, { projection, hint: '_id_' }).toArray(),
    details.includes('dates') ? findSyncs(ids) : [],
    details.includes('disagreement') ? findOpenDisagreements(companies, now) : null,
  ]);
  const byId = new Map(documents.map((one) => [one._id.toHexString(), one]));
  const syncedAt = new Map(syncs.map(({ _id, finishedAt }) => [_id.toHexString(), finishedAt.toISOString()]));
  return companies.map((company) => {
    const found = byId.get(company.id);
    if (found === undefined) return company;
    return {
      ...company,
      ...(details.includes('dates') && {
        addedAt: found.createdAt.toISOString(),
        syncedAt: syncedAt.get(company.id) ?? null,
      }),
      ...(disagreements && { disagreement: disagreements.get(company.id) ?? null }),
      ...(details.includes('figures') && { figures: (found.records ?? []).map(toFigure) }),
    };
  });
}

const findSyncs = (ids: mongo.ObjectId[]): Promise<Pick<CompanySyncDoc, '_id' | 'finishedAt'>[]> =>
  CompanySyncModel.find({ _id: { $in: ids } }, { finishedAt: 1 }).lean();

function toFigure({ source, value, min, max, asOf }: NonNullable<Detailed['records']>[number]) {
  return {
    source,
    employeeCount: value ?? null,
    employeeMin: min ?? null,
    employeeMax: max ?? null,
    asOf: asOf.toISOString(),
  };
}
