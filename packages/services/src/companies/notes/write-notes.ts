import { type CompanyNoteDoc, CompanyNoteModel } from '@workbench/db';
import { Types } from 'mongoose';
import type { Verb } from '../../shared/context.ts';
import { insertOnce } from '../../shared/database/insert-once.ts';
import { ServiceError } from '../../shared/errors.ts';
import { newObjectId } from '../../shared/record-ids.ts';
import { requireCompanyId } from '../get-company.ts';
import { COMPANY_NOTES_MAX } from '../limits.ts';
import type { CompanyNote, CompanyNoteByIdInput } from '../schemas.ts';
import { toCompanyNote } from './list-notes.ts';

/** @throws ServiceError not_found for an unknown company; conflict when it has 1,000 notes */
export async function addCompanyNote({ ctx, input }: Verb<{ id: string; text: string }>): Promise<CompanyNote> {
  const companyId = await requireCompanyId({ ctx, input });
  const _id = newObjectId(ctx);
  // What an earlier attempt of the same call has inserted takes no room from itself.
  const others = await CompanyNoteModel.countDocuments({ _id: { $ne: _id }, companyId, removedAt: null });
  if (others >= COMPANY_NOTES_MAX) {
    const max = COMPANY_NOTES_MAX.toLocaleString('en');
    throw new ServiceError('conflict', `This company has ${max} notes already; remove one first`);
  }
  const note: CompanyNoteDoc = {
    _id,
    companyId,
    text: input.text,
    at: ctx.now(),
    editedAt: null,
    removedAt: null,
    revision: 1,
  };
  return toCompanyNote(await insertOnce(CompanyNoteModel, note));
}

/** The same text again changes nothing. @throws ServiceError not_found */
export async function editCompanyNote({
  ctx,
  input,
}: Verb<CompanyNoteByIdInput & { text: string }>): Promise<CompanyNote> {
  const ids = await findIds({ ctx, input });
  const changed = await update(
    ids,
    { removedAt: null, text: { $ne: input.text } },
    { text: input.text, editedAt: ctx.now() },
  );
  const note = changed ?? (await CompanyNoteModel.findOne({ ...ids, removedAt: null }).lean<CompanyNoteDoc>());
  if (note === null) throw noteNotFound();
  return toCompanyNote(note);
}

/** Removed notes are kept for 30 days. @throws ServiceError not_found */
export async function removeCompanyNote({ ctx, input }: Verb<CompanyNoteByIdInput>): Promise<CompanyNote> {
  const note = await update(await findIds({ ctx, input }), { removedAt: null }, { removedAt: ctx.now() });
  if (note === null) throw noteNotFound();
  return toCompanyNote(note);
}

/** Undoes a removal; a note that is there stays as it is. @throws ServiceError not_found */
export async function restoreCompanyNote({ ctx, input }: Verb<CompanyNoteByIdInput>): Promise<CompanyNote> {
  const note = await update(await findIds({ ctx, input }), {}, { removedAt: null });
  if (note === null) throw noteNotFound();
  return toCompanyNote(note);
}

interface NoteIds {
  _id: Types.ObjectId;
  companyId: Types.ObjectId;
}

async function findIds({ ctx, input: { id, noteId } }: Verb<CompanyNoteByIdInput>): Promise<NoteIds> {
  return { _id: new Types.ObjectId(noteId), companyId: await requireCompanyId({ ctx, input: { id } }) };
}

function update(ids: NoteIds, condition: object, changes: Partial<CompanyNoteDoc>): Promise<CompanyNoteDoc | null> {
  return CompanyNoteModel.findOneAndUpdate(
    { ...ids, ...condition },
    { $set: changes, $inc: { revision: 1 } },
    { returnDocument: 'after' },
  ).lean<CompanyNoteDoc>();
}

const noteNotFound = () => new ServiceError('not_found', 'This note does not exist (any more)');
