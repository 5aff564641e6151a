import type { Verb } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import type { TrashEntry } from '../schemas.ts';
import { deleteRecords } from './delete-records.ts';

/** Moves a company with its figures, syncs and reports into the trash. @throws ServiceError not_found */
export async function deleteCompany({ ctx, input }: Verb<{ id: string }>): Promise<TrashEntry> {
  const entry = await deleteRecords(ctx, 'company', [input.id]);
  if (entry === null) throw new ServiceError('not_found', `No company has the id ${input.id}`);
  return entry;
}

/** Moves the fictional companies into the trash; what users imported or added stays. */
export async function removeDemoCompanies({ ctx }: Verb<object>): Promise<{ removed: number; trashId: string | null }> {
  const entry = await deleteRecords(ctx, 'demo', []);
  const removed = entry?.contents.find(({ what }) => what === 'companies')?.count ?? 0;
  return { removed, trashId: entry?.id ?? null };
}
