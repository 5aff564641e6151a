import { COMPANY_NOTE_INDEXES, type CompanyNoteDoc, CompanyNoteModel } from '@workbench/db';
import { rowsAfter } from '../position.ts';
import { toObjectId } from '../to-object-id.ts';
import type { Stream } from './stream.ts';

export const readNotes: Stream = async ({ companyId, rank, after, limit }) => {
  const docs = await CompanyNoteModel.find({
    companyId,
    removedAt: null,
    ...rowsAfter('at', rank, after, toObjectId),
  })
    .sort({ at: -1, _id: -1 })
    .hint(COMPANY_NOTE_INDEXES.newest)
    .limit(limit)
    .lean<CompanyNoteDoc[]>();
  return docs.map(({ _id, at, text, editedAt }) => ({
    id: _id.toHexString(),
    at,
    kind: 'note',
    title: 'Note written',
    by: { kind: 'person', label: null },
    details: { Note: text, ...(editedAt !== null && { Edited: editedAt.toISOString().slice(0, 10) }) },
    href: `/companies/${companyId.toHexString()}?tab=notes`,
  }));
};
