import { CompanyModel, TrashEntryModel } from '@workbench/db';
import type { mongo } from 'mongoose';
import type { GoneCompany } from './find-dependents.ts';

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
