import { COMPANY_NOTE_INDEXES, type CompanyNoteDoc, CompanyNoteModel } from '@workbench/db';
import { Types } from 'mongoose';
import type { Verb } from '../../shared/context.ts';
import { decodeDateCursor, encodeDateCursor, olderThan } from '../../shared/long-lists/date-cursor.ts';
import { requireCompanyId } from '../get-company.ts';
import type { CompanyNote, CompanyNotePage, ListCompanyNotesInput } from '../schemas.ts';

/** The notes on a company, newest first. @throws ServiceError not_found; invalid for an unknown cursor */
export async function listCompanyNotes({ ctx, input }: Verb<ListCompanyNotesInput>): Promise<CompanyNotePage> {
  const { id, limit, cursor } = input;
  const after = cursor === undefined ? null : decodeDateCursor(cursor);
  const companyId = await requireCompanyId({ ctx, input: { id } });
  const docs = await CompanyNoteModel.find({
    companyId,
    removedAt: null,
    ...olderThan('at', after, (noteId) => new Types.ObjectId(noteId)),
  })
    .sort({ at: -1, _id: -1 })
    .hint(COMPANY_NOTE_INDEXES.newest)
    .limit(limit + 1)
    .lean<CompanyNoteDoc[]>();
  const shown = docs.slice(0, limit);
  const last = shown.at(-1);
  const hasMore = docs.length > limit && last !== undefined;
  return {
    items: shown.map(toCompanyNote),
    nextCursor: hasMore ? encodeDateCursor({ at: last.at, id: last._id.toHexString() }) : null,
  };
}

export function toCompanyNote({ _id, text, at, editedAt }: CompanyNoteDoc): CompanyNote {
  return { id: _id.toHexString(), text, at: at.toISOString(), editedAt: editedAt?.toISOString() ?? null };
}
