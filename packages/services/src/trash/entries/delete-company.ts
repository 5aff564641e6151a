import { type TrashEntryDoc, TrashEntryModel } from '@workbench/db';
import type { ServiceContext, Verb } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import type { TrashEntry } from '../schemas.ts';
import { continueBegun, deleteRecords } from './delete-records.ts';

/** Moves a company with its figures, syncs and reports into the trash. @throws ServiceError not_found */
export async function deleteCompany({ ctx, input }: Verb<{ id: string }>): Promise<TrashEntry> {
  const entry = await deleteRecords(ctx, 'company', [input.id]);
  if (entry === null) throw new ServiceError('not_found', `No company has the id ${input.id}`);
  return entry;
}

/**
 * Moves companies into the trash as one entry, whose id is given: repeating the call continues what it began.
 * @param mayBegin decided when it is their turn, which may be much later
 * @returns the entry; null when none of the companies is tracked, or the deletion was cancelled meanwhile
 * @throws ServiceError unavailable while one of them is merged or deleted by itself
 */
export async function deleteCompanies(
  ctx: ServiceContext,
  { trashId, ids, mayBegin }: { trashId: string; ids: readonly string[]; mayBegin: () => Promise<boolean> },
): Promise<TrashEntry | null> {
  const begun = await TrashEntryModel.findById(trashId).lean<TrashEntryDoc>();
  if (begun !== null) return continueBegun(ctx, begun);
  try {
    return await deleteRecords(ctx, 'company', ids, { id: trashId, mayBegin });
  } catch (error) {
    // It ends soon, and then the call succeeds.
    if (error instanceof ServiceError && error.kind === 'conflict')
      throw new ServiceError('unavailable', error.message);
    throw error;
  }
}
