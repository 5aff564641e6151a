import { type ContactDoc, ContactModel } from '@workbench/db';
import type { ServiceContext, Verb } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { newUuid } from '../../shared/record-ids.ts';
import { NOTES_MAX } from '../limits.ts';
import type { SavedContact } from '../schemas.ts';
import { contactNotFound } from './contact-not-found.ts';
import { findContacts } from './find-contacts.ts';
import { toSavedContact } from './saved-contact-view.ts';

const REMOVED_KEPT_MS = 30 * 24 * 3_600_000;

/** @throws ServiceError not_found; conflict when the contact has 50 notes */
export async function addNote({ ctx, input }: Verb<{ id: string; text: string }>): Promise<SavedContact> {
  const { _id } = await requireContactDoc(input.id);
  const id = newUuid(ctx);
  // An earlier attempt of the same call may have added it, and it may have been removed since.
  const added = await ContactModel.findOne({ _id, $or: [{ 'notes.id': id }, { 'removedNotes.id': id }] }).lean();
  if (added !== null) return toSavedContact(added);
  const note = { id, text: input.text, at: ctx.now() };
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

/** A removed note is kept for 30 days. @throws ServiceError not_found */
export async function removeNote({ ctx, input }: Verb<NoteInput>): Promise<SavedContact> {
  const { _id, notes } = await requireContactDoc(input.id);
  const note = notes.find(({ id }) => id === input.noteId);
  if (note === undefined) throw noteNotFound();
  const removedNotes = { ...note, removedAt: ctx.now() };
  return update({ _id, 'notes.id': note.id }, { $pull: { notes: { id: note.id } }, $push: { removedNotes } });
}

/** Undoes a removal; a note that is there stays as it is. @throws ServiceError not_found */
export async function restoreNote({ input }: Verb<NoteInput>): Promise<SavedContact> {
  const contact = await requireContactDoc(input.id);
  if (contact.notes.some(({ id }) => id === input.noteId)) return toSavedContact(contact);
  const removed = contact.removedNotes?.find(({ id }) => id === input.noteId);
  if (removed === undefined) throw noteNotFound();
  const { removedAt: _, ...notes } = removed;
  const change = { $pull: { removedNotes: { id: notes.id } }, $push: { notes } };
  return update({ _id: contact._id, 'removedNotes.id': notes.id }, change);
}

/** Deletes for good what was removed more than 30 days ago. */
export async function purgeRemovedNotes(ctx: ServiceContext): Promise<void> {
  const removedAt = { $lt: new Date(ctx.now().getTime() - REMOVED_KEPT_MS) };
  await ContactModel.updateMany(
    { 'removedNotes.removedAt': removedAt },
    { $pull: { removedNotes: { removedAt } }, $inc: { revision: 1 } },
  );
}

interface NoteInput {
  id: string;
  noteId: string;
}

async function update(filter: object, change: object): Promise<SavedContact> {
  const changes = { ...change, $inc: { revision: 1 } };
  const doc = await ContactModel.findOneAndUpdate(filter, changes, { returnDocument: 'after' }).lean();
  if (doc === null) throw noteNotFound();
  return toSavedContact(doc);
}

const noteNotFound = () => new ServiceError('not_found', 'This note does not exist (any more)');

async function requireContactDoc(id: string): Promise<ContactDoc> {
  const doc = (await findContacts([id])).get(id);
  if (doc === undefined) throw contactNotFound();
  return doc;
}
