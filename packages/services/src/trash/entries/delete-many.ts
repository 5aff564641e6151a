import { selectContactIds } from '../../contacts/index.ts';
import type { ContactSelection } from '../../contacts/schemas.ts';
import type { RemovedRecords } from '../../shared/answer-schemas.ts';
import type { Verb } from '../../shared/context.ts';
import { deleteRecords } from './delete-records.ts';

/** Moves saved contacts into the trash as one entry; null when none of them is saved. */
export async function deleteContacts({ ctx, input }: Verb<ContactSelection>): Promise<RemovedRecords> {
  const ids = await selectContactIds(input);
  const entry = await deleteRecords(
    ctx,
    'contact',
    ids.map((id) => id.toHexString()),
  );
  return { removed: entry?.recordIds.length ?? 0, trashId: entry?.id ?? null };
}

/** Moves entries of the list of customers into the trash as one entry; those that do not exist are left out. */
export async function deleteCustomers({ ctx, input }: Verb<{ ids: readonly string[] }>) {
  const entry = await deleteRecords(ctx, 'customer', input.ids);
  return { removed: entry?.recordIds.length ?? 0, trashId: entry?.id ?? null };
}

/** Moves leads into the trash as one entry; those that do not exist are left out. */
export async function deleteLeads({
  ctx,
  input,
}: Verb<{ ids: string[] }>): Promise<{ removed: number; trashId: string | null }> {
  const entry = await deleteRecords(ctx, 'lead', input.ids);
  return { removed: entry?.recordIds.length ?? 0, trashId: entry?.id ?? null };
}
