import { CompanyModel, type ImportBatchDoc, type KeptCompanyDoc } from '@workbench/db';
import type { mongo } from 'mongoose';
import type { StoredCompany } from '../../store/document/stored-company.ts';
import { readChanges, readCreated } from '../runs/import-journal.ts';
import { findDependents } from './find-dependents.ts';
import { findGone } from './find-gone.ts';
import { findImportedNotes } from './find-imported-notes.ts';
import type { ImportScope } from './import-scope.ts';
import { type RestoredCompany, restoreCompany } from './restore-company.ts';
import { touchedSince } from './touched-since.ts';
import { withoutEarlier } from './without-earlier.ts';

/** What taking back a part of an import does. */
export interface TakeBackPlan {
  /** Companies that the import created and no one has changed since: they go. */
  removed: StoredCompany[];
  restored: RestoredCompany[];
  /** Notes that the import added and no one has edited since: they go. */
  noteIds: mongo.ObjectId[];
  /** Companies that are not as they were before, with the reason; without those that another part counts. */
  kept: KeptCompanyDoc[];
  counts: { removed: number; restored: number; kept: number };
}

/**
 * Reads only.
 * @param later what the parts behind this one leave of companies that this one changed, too, where they are not written
 */
export async function planTakeBack(
  part: ImportBatchDoc,
  { created, firstPart, earlier }: ImportScope,
  later: ReadonlyMap<string, StoredCompany> = new Map(),
): Promise<TakeBackPlan> {
  const brought = readCreated(part);
  const changes = readChanges(part).filter(({ _id }) => !created.has(_id.toHexString()));
  const ids = [...brought, ...changes.map(({ _id }) => _id)];
  const companies = await findCompanies(ids);
  const find = (id: mongo.ObjectId) => later.get(id.toHexString()) ?? companies.get(id.toHexString());
  const importIds = [part.importId, ...earlier.importIds];
  const notes = await findImportedNotes(
    changes.map(({ _id }) => _id),
    [part.importId],
  );
  const noteIds: mongo.ObjectId[] = [];
  let restoredCount = 0;
  const isCounted = (id: string) => (firstPart.get(id) ?? part._id) === part._id;
  const untouched: StoredCompany[] = [];
  const restored: RestoredCompany[] = [];
  const kept: KeptCompanyDoc[] = [];
  const keep = (companyId: string, name: string, reason: string) => {
    if (isCounted(companyId)) kept.push({ companyId, name, reason });
  };
  for (const company of brought.flatMap((id) => find(id) ?? [])) {
    const reason = touchedSince(company, part.createdAt);
    if (reason === null) untouched.push(company);
    else keep(company._id.toHexString(), company.name, reason);
  }
  for (const change of changes) {
    const present = find(change._id);
    if (present === undefined) continue;
    const id = change._id.toHexString();
    const others = earlier.changes.get(id) ?? [];
    const own = withoutEarlier({ startedAt: part.createdAt, change }, others, present);
    const { restoration, stays } = restoreCompany(present, own);
    const createdAt = earlier.created.get(id);
    if (createdAt && touchedSince(restoration?.separated ?? present, createdAt) === null) {
      untouched.push(present);
      continue;
    }
    if (restoration !== null) restored.push(restoration);
    const { untouched: added = [], hasEdited = false } = notes.get(id) ?? {};
    if (isCounted(id)) noteIds.push(...added);
    if (isCounted(id) && (restoration !== null || added.length > 0)) restoredCount++;
    if (hasEdited) stays.push('a note');
    if (stays.length > 0) keep(id, present.name, `It keeps what was changed since: ${stays.join(', ')}`);
  }
  const missing = ids.filter((id) => find(id) === undefined);
  for (const [companyId, { name, reason }] of await findGone(missing)) keep(companyId, name, reason);
  const dependents = await findDependents(
    untouched.map(({ _id }) => _id),
    importIds,
  );
  const removed = untouched.filter(({ _id, name }) => {
    const reason = dependents.get(_id.toHexString());
    if (reason !== undefined) keep(_id.toHexString(), name, reason);
    return reason === undefined;
  });
  const removedIds = removed.map(({ _id }) => _id);
  for (const ofRemoved of (await findImportedNotes(removedIds, importIds)).values())
    noteIds.push(...ofRemoved.untouched);
  const counts = { removed: removed.length, restored: restoredCount, kept: kept.length };
  return { removed, restored, noteIds, kept, counts };
}

async function findCompanies(ids: readonly mongo.ObjectId[]): Promise<Map<string, StoredCompany>> {
  const found = await CompanyModel.collection
    .find<StoredCompany>({ _id: { $in: [...ids] } }, { projection: { words: 0 }, batchSize: ids.length + 1 })
    .toArray();
  return new Map(found.map((company) => [company._id.toHexString(), company]));
}
