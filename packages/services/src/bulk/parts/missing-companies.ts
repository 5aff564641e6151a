import { ArchivedDocumentModel, type BulkPartDoc, CompanyMergeModel, CompanyModel } from '@workbench/db';
import type { mongo } from 'mongoose';
import { findSurvivorId, findTrashedCompany, getCompany } from '../../companies/index.ts';
import type { ServiceContext } from '../../shared/context.ts';
import { archivedId } from '../../shared/moves/archived-collections.ts';

type Kept = BulkPartDoc['kept'][number];

/** Those of the companies that are not tracked: merged into others, in the trash, or deleted for good. */
export async function findMissing(ctx: ServiceContext, ids: readonly mongo.ObjectId[]) {
  const tracked = await CompanyModel.find({ _id: { $in: [...ids] } }, { _id: 1 }).lean();
  const present = new Set(tracked.map(({ _id }) => _id.toHexString()));
  const [kept, gone]: [Kept[], mongo.ObjectId[]] = [[], []];
  for (const id of ids) {
    if (present.has(id.toHexString())) continue;
    const found = (await findMerged(ctx, id)) ?? (await findDeleted(id));
    if (found === null) gone.push(id);
    else kept.push({ id, ...found });
  }
  return { kept, gone };
}

async function findMerged(ctx: ServiceContext, id: mongo.ObjectId): Promise<Omit<Kept, 'id'> | null> {
  const survivorId = await findSurvivorId(id.toHexString());
  if (survivorId === null) return null;
  const [survivor, merge] = await Promise.all([
    getCompany({ ctx, input: { id: survivorId } }),
    CompanyMergeModel.findOne({ otherId: id }, { other: 1 }).lean(),
  ]);
  const reason = `It was merged into ${survivor.name}; undo the merge, then undo this again`;
  return { name: merge?.other.name ?? survivor.name, reason };
}

async function findDeleted(id: mongo.ObjectId): Promise<Omit<Kept, 'id'> | null> {
  const trashed = await findTrashedCompany(id.toHexString());
  if (trashed === null) return null;
  const archived = await ArchivedDocumentModel.findById(archivedId(trashed.trashId, 'companies', id)).lean();
  const name = String(archived?.document.name ?? trashed.name);
  return { name, reason: 'It is in the trash; restore it, then undo this again' };
}
