import { createHash } from 'node:crypto';
import { type CompanyNoteDoc, CompanyNoteModel } from '@workbench/db';
import { mongo } from 'mongoose';

interface NotedCompany {
  after: { _id: mongo.ObjectId };
  noteTexts?: readonly string[];
}

/** Adds the notes of a part of an import. Repeatable: the id of a note follows from its import, its company and its text. */
export async function addImportedNotes(
  companies: readonly NotedCompany[],
  { importId, at }: { importId: string; at: Date },
): Promise<void> {
  const notes = companies.flatMap(({ after, noteTexts = [] }) =>
    noteTexts.map((text): CompanyNoteDoc => {
      const companyId = after._id;
      const key = `${importId} ${at.getTime()} ${companyId.toHexString()} ${text}`;
      const _id = new mongo.ObjectId(createHash('sha256').update(key).digest().subarray(0, 12));
      return { _id, companyId, text, at, editedAt: null, removedAt: null, revision: 1, importId };
    }),
  );
  if (notes.length === 0) return;
  await CompanyNoteModel.collection.bulkWrite(
    notes.map(({ _id, ...note }) => ({ updateOne: { filter: { _id }, update: { $setOnInsert: note }, upsert: true } })),
    { ordered: false },
  );
}
