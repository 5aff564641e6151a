import { CompanyModel, type ImportBatchDoc, type KeptCompanyDoc } from '@workbench/db';
import type { mongo } from 'mongoose';
import { findReplacedFigures, type ReplacedFigures } from '../../merging/undo/replaced-figures.ts';
import { separateCompany } from '../../merging/undo/separate-company.ts';
import { describeFields } from '../../store/describe-fields.ts';
import type { StoredCompany } from '../../store/stored-company.ts';
import { type JournaledChange, readChanges, readCreated } from '../runs/import-journal.ts';
import { findDependents, findGone } from './find-dependents.ts';
import type { ImportScope } from './import-scope.ts';
import { touchedSince } from './touched-since.ts';

export interface RestoredCompany {
  present: StoredCompany;
  /** Without what the import has brought; its derived fields do not follow yet. */
  separated: StoredCompany;
  history: JournaledChange['history'];
  replaced: ReplacedFigures;
}

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
  { created, firstPart }: ImportScope,
  later: ReadonlyMap<string, StoredCompany> = new Map(),
): Promise<TakeBackPlan> {
  const own = readCreated(part);
  const changes = readChanges(part).filter(({ _id }) => !created.has(_id.toHexString()));
  const ids = [...own, ...changes.map(({ _id }) => _id)];
  const companies = await findCompanies(ids);
  const find = (id: mongo.ObjectId) => later.get(id.toHexString()) ?? companies.get(id.toHexString());
  const isCounted = (id: string) => (firstPart.get(id) ?? part._id) === part._id;
  const untouched: StoredCompany[] = [];
  const restored: RestoredCompany[] = [];
  const kept: KeptCompanyDoc[] = [];
  const keep = (companyId: string, name: string, reason: string) => {
    if (isCounted(companyId)) kept.push({ companyId, name, reason });
  };
  for (const company of own.flatMap((id) => find(id) ?? [])) {
    const reason = touchedSince(company, part.createdAt);
    if (reason === null) untouched.push(company);
    else keep(company._id.toHexString(), company.name, reason);
  }
  for (const change of changes) {
    const present = find(change._id);
    if (present === undefined) continue;
    const { restoration, stays } = restoreCompany(present, change);
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

function restoreCompany(
  present: StoredCompany,
  { before: old, after: written, history }: JournaledChange,
): { restoration: RestoredCompany | null; stays: string[] } {
  const names = new Set([...Object.keys(old), ...Object.keys(written)]);
  const [before, merged] = [old, written].map((fields) => withFields(present, names, fields)) as [
    StoredCompany,
    StoredCompany,
  ];
  const states = { before, merged, present };
  const separated = withLockedSince(separateCompany(states, { domain: '' }), states);
  const stays = describeFields(before, separated).map(({ field }) => field.replace(/^figure:/, 'figure of '));
  const replaced = findReplacedFigures(states, separated);
  const isSame = JSON.stringify(separated) === JSON.stringify(present) && history.length === 0;
  return { restoration: isSame ? null : { present, separated, history, replaced }, stays };
}

/** The company as it was at another time in the fields that the import has changed. */
function withFields(present: StoredCompany, names: ReadonlySet<string>, fields: Partial<StoredCompany>): StoredCompany {
  const company = { ...present };
  for (const name of names) {
    if (name in fields) Reflect.set(company, name, Reflect.get(fields, name));
    else Reflect.deleteProperty(company, name);
  }
  return company;
}

/** A person who locks a value has made it their own. */
function withLockedSince(separated: StoredCompany, { present }: { present: StoredCompany }): StoredCompany {
  const locks = present.locks ?? [];
  return {
    ...separated,
    ...(locks.includes('name') && { name: present.name }),
    ...(locks.includes('industry') && { industry: present.industry }),
  };
}

async function findCompanies(ids: readonly mongo.ObjectId[]): Promise<Map<string, StoredCompany>> {
  const found = await CompanyModel.collection
    .find<StoredCompany>({ _id: { $in: [...ids] } }, { projection: { words: 0 }, batchSize: ids.length + 1 })
    .toArray();
  return new Map(found.map((company) => [company._id.toHexString(), company]));
}
