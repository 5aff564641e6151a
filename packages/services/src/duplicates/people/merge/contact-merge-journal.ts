import { type ContactMergeDoc, ContactMergeModel } from '@workbench/db';
import type { mongo } from 'mongoose';
import type { ContactMergeWork } from '../../../contacts/index.ts';
import { isDuplicateKey } from '../../../shared/database/classify-error.ts';
import { ServiceError } from '../../../shared/errors.ts';
import type { JournalClaim } from '../../../shared/moves/journal-lease.ts';
import type { ContactMerge } from '../../contact-schemas.ts';

export const contactMergeJournal = () => ContactMergeModel.collection as unknown as mongo.Collection<ContactMergeDoc>;

/** @throws ServiceError not_found */
export async function findContactMerge(id: string): Promise<ContactMergeDoc> {
  const merge = await ContactMergeModel.findById(id).lean<ContactMergeDoc>();
  if (merge !== null) return merge;
  throw new ServiceError('not_found', `No merge of contacts has the id ${id}; a purged contact takes its merges along`);
}

export function toContactWork(merge: ContactMergeDoc, { renew }: Pick<JournalClaim, 'renew'>): ContactMergeWork {
  const { _id, survivorId, otherId, choices } = merge;
  return { archiveId: _id, survivorId, otherId, choices: choices as ContactMergeWork['choices'], renew };
}

/** Both contacts are part of no other merge from here on. @returns a refusal when one is already */
export async function reserveContacts(write: () => Promise<unknown>): Promise<ServiceError | null> {
  try {
    await write();
    return null;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return new ServiceError('conflict', 'One of the contacts is being merged or separated already; try again shortly');
  }
}

/** Its contacts may be part of another merge. In one write with the state, or a kill in between would block both. */
export function endContactWork(
  claim: JournalClaim,
  state: ContactMergeDoc['state'],
  $set: Partial<ContactMergeDoc> = {},
) {
  return claim.finish(state, { $set, $unset: { busy: 1 } });
}

export function toContactMerge(doc: ContactMergeDoc, otherName: string | null): ContactMerge {
  return {
    id: doc._id,
    survivorId: doc.survivorId.toHexString(),
    otherId: doc.otherId.toHexString(),
    otherName,
    mergedAt: doc.mergedAt.toISOString(),
    mergedBy: doc.mergedBy,
    undoneAt: doc.undoneAt?.toISOString() ?? null,
    state: doc.state,
  };
}
