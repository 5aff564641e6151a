import { createHash } from 'node:crypto';
import { type CompanyDoc, CompanyModel, type TrashEntryDoc, TrashEntryModel } from '@workbench/db';
import { mongo } from 'mongoose';
import {
  changeIdOf,
  domainsOf,
  findCompaniesByDomain,
  readSyncTimes,
  recordCompanyChanges,
} from '../../companies/index.ts';
import type { ServiceContext } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { readArchive } from '../../shared/moves/read-archive.ts';
import { COMPANIES, formerIdsOf, PLANNED_FIELDS, type PlannedCompany, planCompanies } from './plan-companies.ts';
import { purgeMerges } from './purge-merges.ts';
import { bringBack, idsOf, takeAway } from './take-and-restore-companies.ts';
import { countOf, type TrashKind } from './trash-kind.ts';

/** A company with its figures, its syncs, its reports, its notes and its history; contacts, leads and messages stay. */
export const COMPANY_KIND: TrashKind = {
  plan: async (_, ids) => {
    const companies = await CompanyModel.find(
      { _id: { $in: ids.map((id) => new mongo.ObjectId(id)) } },
      PLANNED_FIELDS,
    ).lean<PlannedCompany[]>();
    if (companies.length === 0) return null;
    const syncTimes = await readSyncTimes(companies.flatMap(({ records }) => records.map(({ source }) => source)));
    const plan = await planCompanies(companies);
    return {
      ...plan,
      ...namesOf(companies),
      contents: [...(companies.length > 1 ? countOf('companies', companies.length) : []), ...plan.contents],
      details: { syncTimes, formerIds: formerIdsOf(companies).map((id) => id.toHexString()) },
    };
  },
  take: takeAway,
  restore: async (ctx, entry, restore) => {
    const ids = idsOf(entry);
    const left = ids.length > 1 ? await leaveOutTracked(entry) : [];
    const leftIds = new Set(left.map(({ _id }) => _id.toHexString()));
    const back = ids.filter((id) => !leftIds.has(id.toHexString()));
    if (back.length === 0) return refuseTracked(left);
    const without = left.flatMap(({ _id, formerIds = [] }) => [_id, ...formerIds]);
    const restored = await bringBack(ctx, entry, { ids: back, restore: () => restore(without) });
    if (restored instanceof ServiceError) return restored;
    await recordRestored(ctx, entry, back);
    return left.length === 0 ? restored : { notes: [...restored.notes, refuseTracked(left).message], isPartial: true };
  },
  purge: purgeMerges,
};

/** What an entry says of the companies in it. */
function namesOf(companies: readonly Pick<PlannedCompany, '_id' | 'name' | 'domain' | 'aliases'>[]) {
  const [name = '', ...others] = companies.map((company) => company.name);
  const more = others.length === 1 ? '1 other' : `${others.length.toLocaleString('en-US')} others`;
  return {
    recordIds: companies.map(({ _id }) => _id.toHexString()),
    label: others.length === 0 ? name : `${name} and ${more}`,
    domains: companies.flatMap(domainsOf),
  };
}

/**
 * Of companies that were deleted together, those whose domain is tracked again stay in the trash. Before the others leave:
 * after a kill, the entry names what is in it.
 */
async function leaveOutTracked(entry: TrashEntryDoc): Promise<CompanyDoc[]> {
  const archived = await readArchive<CompanyDoc>(entry._id, COMPANIES);
  const own = new Set(idsOf(entry).map((id) => id.toHexString()));
  const owners = await findCompaniesByDomain(archived.flatMap(domainsOf));
  const left = archived.filter((company) =>
    domainsOf(company).some((domain) => {
      const owner = owners.get(domain)?._id.toHexString();
      return owner !== undefined && !own.has(owner);
    }),
  );
  if (left.length > 0) await TrashEntryModel.updateOne({ _id: entry._id }, { $set: namesOf(left) });
  return left;
}

function refuseTracked(left: readonly CompanyDoc[]): ServiceError {
  const [first] = left;
  const others = left.length > 1 ? `, and so are the domains of ${left.length - 1} more` : '';
  return new ServiceError(
    'conflict',
    `${first?.domain} is tracked again${others}; delete that first, then restore this`,
  );
}

/** The time in the trash is part of the company's history. */
async function recordRestored(
  ctx: ServiceContext,
  { _id, deletedAt, deletedBy }: TrashEntryDoc,
  ids: readonly mongo.ObjectId[],
): Promise<void> {
  await recordCompanyChanges(
    ids.flatMap((id) => {
      const change = { companyId: id, details: { trashId: _id } };
      const journal = createHash('sha256').update(`${_id}:${id.toHexString()}`).digest('hex');
      return [
        { ...change, id: changeIdOf(journal, 'd'), kind: 'deleted', at: deletedAt, by: { kind: deletedBy } },
        { ...change, id: changeIdOf(journal, 'e'), kind: 'restored', at: ctx.now(), by: { kind: ctx.actor } },
      ];
    }),
  );
}
