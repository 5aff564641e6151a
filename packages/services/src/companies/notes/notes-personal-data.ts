import { CompanyModel, type CompanyNoteDoc, CompanyNoteModel } from '@workbench/db';
import { Types } from 'mongoose';
import type { ServiceContext } from '../../shared/context.ts';
import { createMentionMatcher, personPattern } from '../../shared/personal-data/person-mentions.ts';
import { redact } from '../../shared/personal-data/redact.ts';
import type { PersonalDataRecord, PersonalDataSource, PersonQuery } from '../../shared/personal-data/types.ts';

/** Finds and erases what notes on companies say about a person; removed notes are kept for a while and count, too. */
export const NOTE_PERSONAL_DATA: readonly PersonalDataSource[] = [{ category: 'notes on companies', find, erase }];

async function find(_: ServiceContext, query: PersonQuery): Promise<PersonalDataRecord[]> {
  const mentionOf = createMentionMatcher(query);
  const mentions: { note: CompanyNoteDoc; match: PersonalDataRecord['match'] }[] = [];
  for await (const note of CompanyNoteModel.find().lean<CompanyNoteDoc>().cursor({ batchSize: 1000 })) {
    const match = mentionOf(note.text);
    if (match !== null) mentions.push({ note, match });
  }
  const companies = await CompanyModel.find(
    { _id: { $in: mentions.map(({ note }) => note.companyId) } },
    { name: 1 },
  ).lean();
  const names = new Map(companies.map(({ _id, name }) => [_id.toHexString(), name]));
  return mentions.map(({ note, match }) => ({
    id: note._id.toHexString(),
    label: `Note on ${names.get(note.companyId.toHexString()) ?? 'a company'}, ${note.at.toISOString().slice(0, 10)}`,
    match,
    identifiers: [],
    data: { text: note.text, at: note.at },
  }));
}

/** What is said beside the person stays. */
async function erase(_: ServiceContext, ids: readonly string[], query: PersonQuery): Promise<number> {
  const pattern = personPattern(query, { withName: true });
  if (pattern === null) return 0;
  for (const id of ids) {
    const _id = new Types.ObjectId(id);
    const note = await CompanyNoteModel.findById(_id).lean<CompanyNoteDoc>();
    if (note !== null) await CompanyNoteModel.updateOne({ _id }, { $set: { text: redact(note.text, pattern) } });
  }
  return ids.length;
}
