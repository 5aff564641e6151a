import { randomUUID } from 'node:crypto';
import { type ContactDoc, ContactModel } from '@workbench/db';
import type { Verb } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { NOTES_MAX } from '../limits.ts';
import type { SavedContact } from '../schemas.ts';
import { findContacts } from './find-saved.ts';
import { contactNotFound } from './list-contacts.ts';
import { toSavedContact } from './saved-contact-view.ts';

/** @throws ServiceError not_found; conflict when the contact has 50 notes */
export async function addNote({ ctx, input }: Verb<{ id: string; text: string }>): Promise<SavedContact> {
  const { _id } = await requireContactDoc(input.id);
  const note = { id: randomUUID(), text: input.text, at: ctx.now() };
  // There must be room for one more note.
  const belowLimit = { _id, [`notes.${NOTES_MAX - 1}`]: { $exists: false } };
  const doc = await ContactModel.findOneAndUpdate(
    belowLimit,
    { $push: { notes: note }, $inc: { revision: 1 } },
    { returnDocument: 'after' },
  ).lean();
  if (doc !== null) return toSavedContact(doc);
  // Two contacts that were merged may have more than one may have.
  const { notes } = await requireContactDoc(input.id);
  const message = `This contact has ${notes.length} notes, and ${NOTES_MAX} is the most; remove ${notes.length - NOTES_MAX + 1} first`;
  throw new ServiceError('conflict', message);
}

/** @throws ServiceError not_found */
export async function removeNote({ input }: Verb<{ id: string; noteId: string }>): Promise<SavedContact> {
  const { _id, notes } = await requireContactDoc(input.id);
  if (!notes.some(({ id }) => id === input.noteId)) {
    throw new ServiceError('not_found', 'This note does not exist (any more)');
  }
  const update = { $pull: { notes: { id: input.noteId } }, $inc: { revision: 1 } };
  const doc = await ContactModel.findOneAndUpdate({ _id }, update, { returnDocument: 'after' }).lean();
  if (doc === null) throw contactNotFound();
  return toSavedContact(doc);
}

async function requireContactDoc(id: string): Promise<ContactDoc> {
  const doc = (await findContacts([id])).get(id);
  if (doc === undefined) throw contactNotFound();
  return doc;
}
