import { CompanyModel, type ImportBatchDoc, type KeptCompanyDoc } from '@workbench/db';
import type { mongo } from 'mongoose';
import type { StoredCompany } from '../../store/stored-company.ts';
import { readChanges, readCreated } from '../runs/import-journal.ts';
import { findDependents, findGone } from './find-dependents.ts';
import type { ImportScope } from './import-scope.ts';
import { type RestoredCompany, restoreCompany } from './restore-company.ts';
import { touchedSince } from './touched-since.ts';
import { withoutEarlier } from './without-earlier.ts';

/** What taking back a part of an import does. */
export interface TakeBackPlan {
  /** Companies that the import created and no one has changed since: they go. */
  removed: StoredCompany[];
  restored: RestoredCompany[];
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
    const others = earlier.changes.get(change._id.toHexString()) ?? [];
    const own = withoutEarlier({ startedAt: part.createdAt, change }, others, present);
    const { restoration, stays } = restoreCompany(present, own);
    const createdAt = earlier.created.get(change._id.toHexString());
    if (createdAt && touchedSince(restoration?.separated ?? present, createdAt) === null) {
      untouched.push(present);
      continue;
    }
    if (restoration !== null) restored.push(restoration);
    if (stays.length > 0)
      keep(change._id.toHexString(), present.name, `It keeps what was changed since: ${stays.join(', ')}`);
  }
  const missing = ids.filter((id) => find(id) === undefined);
  for (const [companyId, { name, reason }] of await findGone(missing)) keep(companyId, name, reason);
  const dependents = await findDependents(untouched.map(({ _id }) => _id));
  const removed = untouched.filter(({ _id, name }) => {
    const reason = dependents.get(_id.toHexString());
    if (reason !== undefined) keep(_id.toHexString(), name, reason);
    return reason === undefined;
  });
  const counted = restored.filter(({ present }) => isCounted(present._id.toHexString()));
  const counts = { removed: removed.length, restored: counted.length, kept: kept.length };
  return { removed, restored, kept, counts };
}

async function findCompanies(ids: readonly mongo.ObjectId[]): Promise<Map<string, StoredCompany>> {
  const found = await CompanyModel.collection
    .find<StoredCompany>({ _id: { $in: [...ids] } }, { projection: { words: 0 }, batchSize: ids.length + 1 })
    .toArray();
  return new Map(found.map((company) => [company._id.toHexString(), company]));
}
