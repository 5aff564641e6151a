import { type ContactMergeDoc, ContactMergeModel } from '@workbench/db';
import { mongo } from 'mongoose';
import { CONTACTS } from '../../../contacts/index.ts';
import type { Verb } from '../../../shared/context.ts';
import { decodeDateCursor, encodeDateCursor, olderThan } from '../../../shared/long-lists/date-cursor.ts';
import { archivedDocuments, archivedId } from '../../../shared/moves/archived-collections.ts';
import type { ContactMergePage, ListContactMergesInput } from '../../contact-schemas.ts';
import { toContactMerge } from './contact-merge-journal.ts';

const MERGE_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Newest first; those that were undone stay in the list for 30 days. */
export async function listContactMerges({ input }: Verb<ListContactMergesInput>): Promise<ContactMergePage> {
  const { contactId, limit, cursor } = input;
  const after = cursor === undefined ? null : decodeDateCursor(cursor, MERGE_ID);
  const id = contactId === undefined ? null : new mongo.ObjectId(contactId);
  const ofContact = id === null ? {} : { $or: [{ survivorId: id }, { otherId: id }] };
  const found = await ContactMergeModel.find({ $and: [ofContact, olderThan('mergedAt', after, (own) => own)] })
    .sort({ mergedAt: -1, _id: -1 })
    .limit(limit + 1)
    .lean<ContactMergeDoc[]>();
  const page = found.slice(0, limit);
  const last = page.at(-1);
  const nextCursor = found.length > limit && last ? encodeDateCursor({ at: last.mergedAt, id: last._id }) : null;
  const names = await readOtherNames(page);
  return { items: page.map((merge) => toContactMerge(merge, names.get(merge._id) ?? null)), nextCursor };
}

/** By the id of the merge; an undone one has nothing archived. */
async function readOtherNames(merges: readonly ContactMergeDoc[]): Promise<ReadonlyMap<string, string>> {
  const ids = merges.map(({ _id, otherId }) => archivedId(_id, CONTACTS, otherId));
  const archived = await archivedDocuments()
    .find({ _id: { $in: ids } }, { projection: { archiveId: 1, 'document.name': 1 } })
    .toArray();
  return new Map(archived.map(({ archiveId, document }) => [archiveId, String(document.name)]));
}
