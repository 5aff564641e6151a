import { LEAD_ROW_INDEXES, type LeadDoc, LeadListModel, LeadModel, LeadRowModel } from '@workbench/db';
import { Types } from 'mongoose';
import { ServiceError } from '../../shared/errors.ts';

/** Leads by id, without ids that are not a lead's and leads that have not changed since the given time. */
export async function findLeads(ids: readonly string[], changedSince?: Date): Promise<Map<string, LeadDoc>> {
  const validIds = [...new Set(ids)].filter((id) => Types.ObjectId.isValid(id)).map((id) => new Types.ObjectId(id));
  if (validIds.length === 0) return new Map();
  const isChanged = changedSince && { updatedAt: { $gte: changedSince } };
  const leads = await LeadModel.find({ _id: { $in: validIds }, ...isChanged }).lean();
  return new Map(leads.map((lead) => [lead._id.toHexString(), lead]));
}

/**
 * Leads of an import in the order of its rows, one page at a time. A person with two rows occurs twice; deleted leads
 * are left out.
 * @param afterLine cursor of the previous page; null for the first
 * @param limit rows of a page
 * @returns the cursor of the next page; null at the end
 * @throws ServiceError not_found for an unknown list
 */
export async function findLeadsOfList(
  listId: string,
  afterLine: number | null,
  limit: number,
): Promise<{ leads: LeadDoc[]; nextAfterLine: number | null }> {
  if (afterLine === null && (await LeadListModel.exists({ _id: listId })) === null) {
    throw new ServiceError('not_found', 'There is no import of leads with this id (any more)');
  }
  const rows = await LeadRowModel.find({ listId, line: { $gt: afterLine ?? 0 } }, { line: 1, leadId: 1 })
    .sort({ line: 1 })
    .limit(limit)
    .hint(LEAD_ROW_INDEXES.line)
    .lean();
  const ids = rows.flatMap(({ leadId }) => leadId?.toHexString() ?? []);
  const found = await findLeads(ids);
  const leads = ids.flatMap((id) => found.get(id) ?? []);
  return { leads, nextAfterLine: rows.length < limit ? null : (rows.at(-1)?.line ?? null) };
}
