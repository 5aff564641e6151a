import { CompanyModel } from '@workbench/db';
import { Types } from 'mongoose';
import { findSelected } from '../../companies/index.ts';
import type { ServiceContext } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { REPORT_COMPANIES_MAX } from '../limits.ts';
import type { ChosenCompanies } from '../schemas.ts';

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

/** The ids that were given, repeats included, or those of the selection at this moment. @throws ServiceError invalid */
export async function readChosenIds(
  ctx: ServiceContext,
  { companyIds = [], selection }: ChosenCompanies,
): Promise<string[]> {
  if (selection === undefined) return normalizeCompanyIds(companyIds);
  const ids = await findSelected(ctx, selection);
  const count = ids.length.toLocaleString('en-US');
  const most = REPORT_COMPANIES_MAX.toLocaleString('en-US');
  if (ids.length === 0) throw refusal('The selection has no company; choose others');
  if (ids.length > REPORT_COMPANIES_MAX) throw refusal(`${count} companies are selected; at most ${most} at once`);
  return ids.map((id) => id.toHexString());
}

const refusal = (message: string) => new ServiceError('invalid', message, [{ path: ['selection'], message }]);

/** Hexadecimal digits are the same in capitals, so an id in them is no other company. */
export function normalizeCompanyIds(ids: readonly string[]): string[] {
  return ids.map((id) => id.toLowerCase());
}
