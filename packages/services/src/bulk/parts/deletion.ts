import { type BulkPartDoc, BulkPartModel, type CompanyDoc, TrashEntryModel } from '@workbench/db';
import type { ServiceContext } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { readArchive } from '../../shared/moves/read-archive.ts';
import { deleteCompanies, restoreEntry } from '../../trash/index.ts';
import { findMissing } from './missing-companies.ts';

/** Moves the companies of a part into the trash as one entry, unless that is cancelled before it is their turn. */
export async function deletePart(
  ctx: ServiceContext,
  { _id, trashId, companyIds, changed: noted }: BulkPartDoc,
  mayBegin: () => Promise<boolean>,
): Promise<void> {
  // What an earlier attempt has noted is deleted, and may have been restored since.
  if (trashId === null || noted.length > 0) return;
  const entry = await deleteCompanies(ctx, { trashId, ids: companyIds.map((id) => id.toHexString()), mayBegin });
  // Nothing was deleted now; what another attempt has noted stays.
  if (entry === null) return;
  const deleted = new Set(entry.recordIds);
  const changed = companyIds.filter((id) => deleted.has(id.toHexString())).map((id) => ({ id, record: {} }));
  await BulkPartModel.updateOne({ _id }, { $set: { changed } });
}

/** Brings the companies of a part back. @returns those that stay in the trash */
export async function restorePart(ctx: ServiceContext, part: BulkPartDoc): Promise<BulkPartDoc['kept']> {
  const { trashId } = part;
  if (trashId === null) return [];
  if ((await TrashEntryModel.exists({ _id: trashId })) === null) return findNotRestored(ctx, part);
  const refusal = await refusalOf(() => restoreEntry({ ctx, input: { id: trashId } }));
  const left = await readArchive<CompanyDoc>(trashId, 'companies');
  const reason = refusal ?? 'Its domain is tracked again; it is still in the trash';
  return left.map(({ _id, name }) => ({ id: _id, name, reason }));
}

/** Without the entry, they were restored from the trash already, or purged there. */
async function findNotRestored(ctx: ServiceContext, { changed }: BulkPartDoc): Promise<BulkPartDoc['kept']> {
  const { kept, gone } = await findMissing(
    ctx,
    changed.map(({ id }) => id),
  );
  const purged = gone.map((id) => ({ id, name: 'Deleted company', reason: 'It was deleted from the trash for good' }));
  return [...kept, ...purged];
}

/** Why a restore was not possible, in words. */
async function refusalOf(restore: () => Promise<unknown>): Promise<string | null> {
  try {
    await restore();
    return null;
  } catch (error) {
    if (!(error instanceof ServiceError) || error.kind !== 'conflict') throw error;
    return error.message;
  }
}
