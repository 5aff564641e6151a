import { CompanyModel } from '@workbench/db';
import type { Verb } from '../../shared/context.ts';
import { unknownCursor } from '../../shared/long-lists/date-cursor.ts';
import { findCompany } from '../get-company.ts';
import { SUBSIDIARIES_LIMIT_DEFAULT } from '../limits.ts';
import type { ListSubsidiariesInput, SubsidiaryPage } from '../schemas.ts';
import { COMPANY_ROW_FIELDS, type CompanyRowDoc } from '../view/company-view.ts';
import { toCompanies } from '../view/show-company.ts';

/** Companies that have this one as their parent, by name. @throws ServiceError not_found; invalid for an unknown cursor */
export async function listSubsidiaries({ input }: Verb<ListSubsidiariesInput>): Promise<SubsidiaryPage> {
  const { id, limit = SUBSIDIARIES_LIMIT_DEFAULT, cursor } = input;
  const { _id } = await findCompany(id);
  const filter = { 'parent.id': _id };
  const from = cursor === undefined ? 0 : readCursor(cursor);
  const [rows, total] = await Promise.all([
    CompanyModel.collection
      .find<CompanyRowDoc>(filter, { projection: COMPANY_ROW_FIELDS })
      .sort({ nameKey: 1, _id: 1 })
      .skip(from)
      .limit(limit)
      .toArray(),
    CompanyModel.collection.countDocuments(filter),
  ]);
  const next = from + rows.length;
  return { items: await toCompanies(rows), nextCursor: next < total && rows.length > 0 ? String(next) : null, total };
}

function readCursor(cursor: string): number {
  if (!/^\d{1,9}$/.test(cursor)) throw unknownCursor();
  return Number(cursor);
}
