import { CompanyChangeModel, CompanyNoteModel, ReportCampaignModel, ReportModel } from '@workbench/db';
import type { mongo } from 'mongoose';

/** Of the details of a history entry: it is no edit, it only takes one back. */
export const TAKEN_BACK = 'takenBack';
const NOT_TAKEN_BACK = { [`details.${TAKEN_BACK}`]: { $ne: true } };

/**
 * Of companies, by id, why they stay: what belongs to them would be lost, or a campaign would lack them.
 * @param importIds imports whose notes go with the companies
 */
export async function findDependents(
  ids: readonly mongo.ObjectId[],
  importIds: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const ofCompanies = { companyId: { $in: [...ids] } };
  const hexIds = ids.map((id) => id.toHexString());
  const [notes, reports, changes, campaigns] = await Promise.all([
    CompanyNoteModel.distinct('companyId', { ...ofCompanies, removedAt: null, ...notOf(importIds) }),
    ReportModel.distinct('companyId', ofCompanies),
    CompanyChangeModel.distinct('companyId', { ...ofCompanies, 'by.kind': { $ne: 'import' }, ...NOT_TAKEN_BACK }),
    ReportCampaignModel.find({ companyIds: { $in: hexIds } }, { companyIds: 1 }).lean(),
  ]);
  const reasons = new Map<string, string>();
  const add = (found: readonly unknown[], reason: string) => {
    for (const id of found) reasons.set(String(id), reason);
  };
  add(changes, 'It was edited');
  add(
    campaigns.flatMap(({ companyIds }) => companyIds),
    'It is in a campaign',
  );
  add(reports, 'It has a report');
  add(notes, 'It has notes');
  return reasons;
}

const notOf = (importIds: readonly string[]) => ({
  $or: [{ importId: { $nin: [...importIds] } }, { editedAt: { $ne: null } }],
});

export interface GoneCompany {
  name: string;
  reason: string;
}
