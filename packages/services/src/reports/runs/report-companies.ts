import { CompanyModel } from '@workbench/db';
import { Types } from 'mongoose';

const CHUNK = 1000;

export interface ReportCompany {
  id: string;
  name: string;
  domain: string;
}

/** Those of the ids that are tracked, by id. */
export async function findReportCompanies(ids: readonly string[]): Promise<Map<string, ReportCompany>> {
  const known = new Map<string, ReportCompany>();
  for (let from = 0; from < ids.length; from += CHUNK) {
    const chunk = ids.slice(from, from + CHUNK).map((id) => new Types.ObjectId(id));
    const companies = await CompanyModel.find({ _id: { $in: chunk } }, { name: 1, domain: 1 })
      .hint('_id_')
      .lean();
    for (const { _id, name, domain } of companies)
      known.set(_id.toHexString(), { id: _id.toHexString(), name, domain });
  }
  return known;
}

/** Hexadecimal digits are the same in capitals, so an id in them is no other company. */
export function normalizeCompanyIds(ids: readonly string[]): string[] {
  return ids.map((id) => id.toLowerCase());
}
