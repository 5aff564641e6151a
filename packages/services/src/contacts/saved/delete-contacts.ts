import { type ContactDoc, ContactModel } from '@workbench/db';
import type { ServiceContext } from '../../shared/context.ts';
import type { BeforeContactsChange } from './before-contacts-change.ts';

/** Contacts per batch. */
const CHUNK_MAX = 500;

/** Deletes saved contacts; `beforeChange` runs before their data is gone. @returns how many were deleted */
export async function deleteContacts(
  ctx: ServiceContext,
  ids: readonly ContactDoc['_id'][],
  beforeChange: BeforeContactsChange,
): Promise<number> {
  let deleted = 0;
  for (let at = 0; at < ids.length; at += CHUNK_MAX) {
    const _id = { $in: ids.slice(at, at + CHUNK_MAX) };
    const contacts = await ContactModel.find({ _id }).lean();
    if (contacts.length > 0) await beforeChange(ctx, contacts);
    deleted += (await ContactModel.deleteMany({ _id })).deletedCount;
  }
  return deleted;
}
