import {
  type ArchivedDocumentDoc,
  ArchivedDocumentModel,
  type LeadDoc,
  LeadModel,
  TrashEntryModel,
} from '@workbench/db';
import { archivedId } from '../../shared/moves/archived-collections.ts';

const LEADS = LeadModel.collection.collectionName;

/** Those of the leads that were deleted and are in the trash, as they were. */
export async function findTrashedLeads(ids: readonly string[]): Promise<LeadDoc[]> {
  const requested = new Set(ids);
  const entries = await TrashEntryModel.find(
    { kind: 'lead', recordIds: { $in: [...requested] } },
    { recordIds: 1 },
  ).lean();
  const archivedIds = entries.flatMap(({ _id, recordIds }) =>
    recordIds.filter((id) => requested.has(id)).map((id) => archivedId(_id, LEADS, id)),
  );
  const archived = await ArchivedDocumentModel.find({ _id: { $in: archivedIds } }).lean<ArchivedDocumentDoc[]>();
  return archived.map(({ document }) => document as unknown as LeadDoc);
}
