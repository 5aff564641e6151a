import { BULK_PART_INDEXES, type BulkChangeDoc, BulkChangeModel, type BulkPartDoc, BulkPartModel } from '@workbench/db';
import type { ServiceContext } from '../shared/context.ts';
import { createMentionMatcher, personPattern } from '../shared/personal-data/person-mentions.ts';
import { redactDeep } from '../shared/personal-data/redact.ts';
import type { PersonalDataRecord, PersonalDataSource, PersonQuery } from '../shared/personal-data/types.ts';

/** Finds and erases people in what was done to many companies, and in what an undo would bring back. */
export const BULK_PERSONAL_DATA: readonly PersonalDataSource[] = [
  { category: 'changes of many companies', find, erase },
];

async function find(_: ServiceContext, query: PersonQuery): Promise<PersonalDataRecord[]> {
  const mentionOf = createMentionMatcher(query);
  const found: PersonalDataRecord[] = [];
  for (const { _id, change, createdAt } of await BulkChangeModel.find().lean<BulkChangeDoc[]>()) {
    const records: unknown[] = [];
    for await (const { changed } of readParts(_id)) {
      records.push(...changed.map(({ record }) => record).filter((record) => mentionOf(record) !== null));
    }
    const data = { change, records, createdAt };
    const match = mentionOf(data);
    if (match === null) continue;
    const label = `Change of ${createdAt.toISOString().slice(0, 10)}`;
    found.push({ id: _id, label, match, identifiers: [], data });
  }
  return found;
}

/** An undo brings back what is left. */
async function erase(_: ServiceContext, ids: readonly string[], query: PersonQuery): Promise<number> {
  const pattern = personPattern(query, { withName: true });
  if (pattern === null) return 0;
  for (const { _id, change } of await BulkChangeModel.find({ _id: { $in: [...ids] } }).lean<BulkChangeDoc[]>()) {
    await BulkChangeModel.updateOne({ _id }, { $set: { change: redactDeep(change, pattern) } });
    for await (const { _id: partId, changed } of readParts(_id)) {
      await BulkPartModel.updateOne({ _id: partId }, { $set: { changed: redactDeep(changed, pattern) } });
    }
  }
  return ids.length;
}

const readParts = (changeId: string) =>
  BulkPartModel.find({ changeId }, { changed: 1 }).hint(BULK_PART_INDEXES.change).lean<BulkPartDoc>().cursor();
