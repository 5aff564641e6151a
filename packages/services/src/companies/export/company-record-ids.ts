import { CompanyModel } from '@workbench/db';
import type { Types } from 'mongoose';
import type { CrmProfile } from '../../shared/profile-schemas.ts';
import { recordIdOf } from './crm-record-id.ts';

/** By company id: the record id under which a CRM knows the company, if it knows it by one. */
export async function companyRecordIds(
  profile: CrmProfile,
  companyIds: readonly Types.ObjectId[],
): Promise<Map<string, string>> {
  if (companyIds.length === 0) return new Map();
  const companies = await CompanyModel.find({ _id: { $in: companyIds } }, { identifiers: 1 }).lean();
  return new Map(
    companies.flatMap(({ _id, identifiers }) => {
      const recordId = recordIdOf(profile, identifiers);
      return recordId === null ? [] : [[_id.toHexString(), recordId] as const];
    }),
  );
}
