import { CompanyNoteModel } from '@workbench/db';
import type { mongo } from 'mongoose';

interface ImportedNotes {
  /** Ids of notes that are as the import added them. */
  untouched: mongo.ObjectId[];
  hasEdited: boolean;
}

/** The notes that imports have added to companies, by the id of the company. */
export async function findImportedNotes(
  companyIds: readonly mongo.ObjectId[],
  importIds: readonly string[],
): Promise<Map<string, ImportedNotes>> {
  const found = new Map<string, ImportedNotes>();
  if (companyIds.length === 0) return found;
  const notes = await CompanyNoteModel.find(
    { companyId: { $in: [...companyIds] }, importId: { $in: [...importIds] } },
    { companyId: 1, editedAt: 1, removedAt: 1 },
  ).lean();
  for (const { _id, companyId, editedAt, removedAt } of notes) {
    const id = companyId.toHexString();
    const known = found.get(id) ?? { untouched: [], hasEdited: false };
    if (editedAt === null) known.untouched.push(_id);
    else known.hasEdited ||= removedAt === null;
    found.set(id, known);
  }
  return found;
}
