import {
  CompanyChangeModel,
  CompanyModel,
  CompanyNoteModel,
  ReportCampaignModel,
  ReportModel,
  TrashEntryModel,
} from '@workbench/db';
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

/** Of companies that are not there any more, by id, where they are: those that were deleted for good are left out. */
export async function findGone(ids: readonly mongo.ObjectId[]): Promise<Map<string, GoneCompany>> {
  if (ids.length === 0) return new Map();
  const [survivors, trashed] = await Promise.all([
    CompanyModel.find({ formerIds: { $in: [...ids] } }, { name: 1, formerIds: 1 }).lean(),
    TrashEntryModel.find(
      { kind: 'company', recordIds: { $in: ids.map((id) => id.toHexString()) } },
      { label: 1, recordIds: 1 },
    ).lean(),
  ]);
  const gone = new Map<string, GoneCompany>();
  for (const { name, formerIds = [] } of survivors)
    for (const id of formerIds) gone.set(id.toHexString(), { name, reason: `It was merged into ${name}` });
  for (const { label, recordIds } of trashed)
    for (const id of recordIds) gone.set(id, { name: label, reason: 'It is in the trash' });
  return gone;
}
