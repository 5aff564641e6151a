import { CompanyChangeModel } from '@workbench/db';
import type { Verb } from '../../shared/context.ts';
import { findCompany } from '../get-company.ts';
import type { CompanyAliases } from '../schemas.ts';
import { knownAs, NAMING_CHANGES } from './known-as.ts';

const CHANGES_MAX = 2000;

/** The further domains and former names of a company, with where they are from. @throws ServiceError not_found */
export async function listAliases({ input }: Verb<{ id: string }>): Promise<CompanyAliases> {
  const company = await findCompany(input.id);
  const changes = await CompanyChangeModel.find({ companyId: company._id, kind: { $in: [...NAMING_CHANGES] } })
    .sort({ at: -1, _id: -1 })
    .limit(CHANGES_MAX)
    .lean();
  return knownAs(company, changes);
}
