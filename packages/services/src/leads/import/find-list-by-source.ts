import { type LeadListDoc, LeadListModel } from '@workbench/db';
import type { ImportSource } from './upsert-list.ts';

/** The list that an import of this source would update. */
export async function findListBySource({ place }: ImportSource): Promise<LeadListDoc | null> {
  return place === null ? null : await LeadListModel.findOne({ place }).lean();
}
