import { type ArchivedDocumentDoc, ArchivedDocumentModel, type ContactDoc, type LeadDoc } from '@workbench/db';

/** People in the trash whom one vendor knows by some ids. */
export interface TrashedPeople {
  /** Ids of their archived documents. */
  archivedIds: string[];
  people: (ContactDoc | LeadDoc)[];
}

const ofContacts = { collectionName: 'contacts' };
const ofLeads = { collectionName: 'leads' };

/**
 * Keys ("pdl:abc") by which a vendor knows someone in the trash, or what a lead in it was offered. Read once for a list
 * of millions of ids: the archive has no index of them.
 */
export async function readTrashedKeys(vendor: string): Promise<Set<string>> {
  const keys = new Set<string>();
  const fields = { 'document.keys': 1, 'document.sources': 1, 'document.candidates.id': 1 };
  const archived = ArchivedDocumentModel.find({ $or: [ofContacts, ofLeads] }, fields).lean<ArchivedDocumentDoc[]>();
  for await (const { document } of archived.cursor({ batchSize: 1000 })) {
    const { keys: own = [], sources = [], candidates = [] } = document as Partial<ContactDoc & LeadDoc>;
    const known = [...own, ...sources.map(({ source, id }) => `${source}:${id}`), ...candidates.map(({ id }) => id)];
    for (const key of known) if (key.startsWith(`${vendor}:`)) keys.add(key);
  }
  return keys;
}

/** @param keys as "pdl:abc" */
export async function findTrashedPeople(
  vendor: string,
  ids: readonly string[],
  keys: readonly string[],
): Promise<TrashedPeople> {
  const sources = { $elemMatch: { source: vendor, id: { $in: [...ids] } } };
  const archived = await ArchivedDocumentModel.find({
    $or: [
      { ...ofContacts, 'document.keys': { $in: [...keys] } },
      { ...ofLeads, 'document.sources': sources },
    ],
  }).lean();
  return {
    archivedIds: archived.map(({ _id }) => _id),
    people: archived.map(({ document }) => document as unknown as ContactDoc | LeadDoc),
  };
}

/** Those of the keys that leads in the trash were offered as a match. */
export async function findTrashedMatches(keys: readonly string[]): Promise<string[]> {
  const offered = { ...ofLeads, 'document.candidates.id': { $in: [...keys] } };
  const archived = await ArchivedDocumentModel.find(offered, { 'document.candidates.id': 1 }).lean<
    ArchivedDocumentDoc[]
  >();
  return archived.flatMap(({ document }) => (document as unknown as LeadDoc).candidates.map(({ id }) => id));
}

export async function removeTrashedMatches(keys: readonly string[]): Promise<void> {
  await ArchivedDocumentModel.updateMany(
    { ...ofLeads, 'document.candidates.id': { $in: [...keys] } },
    { $pull: { 'document.candidates': { id: { $in: [...keys] } } } },
  );
}
