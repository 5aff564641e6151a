import { type CompanyDoc, CompanyModel } from '@workbench/db';
import { mongo } from 'mongoose';
import type { Verb } from '../shared/context.ts';
import { groupReads } from '../shared/database/read-together.ts';
import { ServiceError } from '../shared/errors.ts';
import { companyEtag } from './edit/etag.ts';
import { MANUAL_CONNECTOR } from './figures/manual-record.ts';
import { findSurvivorId } from './merging/find-survivor.ts';
import type { Company } from './schemas.ts';
import { findTrashedCompany } from './store/plan/trashed-companies.ts';
import { COMPANY_ROW_FIELDS, type CompanyRowDoc } from './view/company-view.ts';
import { showCompany, toCompanies } from './view/show-company.ts';

type ById = Verb<{ id: string }>;

/**
 * Read without mongoose and without the records, with others that come together: scripts make this call most. The id of a company that was merged into
 * another one answers that one.
 */
export async function getCompany(verb: ById): Promise<Company> {
  return (await getEditableCompany(verb)).company;
}

/** The same, with the state that an edit names. */
export async function getEditableCompany({ input }: ById): Promise<{ company: Company; etag: string }> {
  const id = input.id.toLowerCase();
  const company = await findRow(id);
  if (company !== null) return toEditable(company, await showCompany(company));
  const mergedInto = await findSurvivorId(id);
  const survivor = mergedInto === null ? null : await findRow(mergedInto);
  if (survivor === null || mergedInto === null) throw await unknownCompany(input.id);
  return toEditable(survivor, { ...(await showCompany(survivor)), mergedInto });
}

/** The id under which something is stored now: that of a company that was merged leads on. @throws ServiceError not_found */
export async function requireCompanyId(call: ById): Promise<mongo.ObjectId> {
  return new mongo.ObjectId((await getCompany(call)).id);
}

type EditableRowDoc = CompanyRowDoc & Pick<CompanyDoc, 'locks'> & Partial<Pick<CompanyDoc, 'records'>>;

const toEditable = ({ records = [], ...row }: EditableRowDoc, company: Company) => ({
  company,
  etag: companyEtag({ ...row, records }),
});

/** Of the records, the one that a user typed. */
const findRow = groupReads(async (ids) => {
  const typed = { records: { $elemMatch: { connector: MANUAL_CONNECTOR } } };
  const found = await CompanyModel.collection
    .find<EditableRowDoc>(
      { _id: { $in: ids.map((id) => new mongo.ObjectId(id)) } },
      { projection: { ...COMPANY_ROW_FIELDS, locks: 1, ...typed } },
    )
    .toArray();
  return new Map(found.map((row) => [row._id.toHexString(), row]));
});

export async function findCompany(id: string): Promise<CompanyDoc> {
  const company = await CompanyModel.findById(id, { words: 0 }).lean<CompanyDoc>();
  if (company === null) throw await unknownCompany(id);
  return company;
}

/** Names the entry of the trash when the company lies there. */
async function unknownCompany(id: string): Promise<ServiceError> {
  const trashed = await findTrashedCompany(id.toLowerCase());
  if (trashed === null) return new ServiceError('not_found', `No company has the id ${id}`);
  const message = `No company has the id ${id} any more; it is in the trash as ${trashed.name}`;
  return new ServiceError('not_found', message, [], { trashId: trashed.trashId });
}

/** List rows of companies by id; without those that are not tracked. */
export async function findCompanies(ids: readonly string[]): Promise<ReadonlyMap<string, Company>> {
  const companies = await CompanyModel.collection
    .find<CompanyRowDoc>({ _id: { $in: ids.map((id) => new mongo.ObjectId(id)) } }, { projection: COMPANY_ROW_FIELDS })
    .toArray();
  return new Map((await toCompanies(companies)).map((company) => [company.id, company]));
}
