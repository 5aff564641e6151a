import { type ImportBatchDoc, ImportBatchModel } from '@workbench/db';
import type { ServiceContext } from '../../../shared/context.ts';
import { createMentionMatcher, personPattern } from '../../../shared/personal-data/person-mentions.ts';
import { redactDeep } from '../../../shared/personal-data/redact.ts';
import type { PersonalDataRecord, PersonalDataSource, PersonQuery } from '../../../shared/personal-data/types.ts';
import { readChanges, toChangeBytes } from './import-journal.ts';

/** Finds and erases people in what companies were before an import: taking it back would bring that back. */
export const JOURNAL_PERSONAL_DATA: PersonalDataSource = { category: 'changes of imports', find, erase };

const BATCHES_AT_ONCE = 4;

async function find(_: ServiceContext, query: PersonQuery): Promise<PersonalDataRecord[]> {
  const mentionOf = createMentionMatcher({ ...query, name: null });
  const found: PersonalDataRecord[] = [];
  const batches = ImportBatchModel.find({}, { changes: 1, createdAt: 1 }).lean<ImportBatchDoc[]>();
  for await (const part of batches.cursor({ batchSize: BATCHES_AT_ONCE })) {
    const changes = readChanges(part).filter((change) => mentionOf(change) !== null);
    const match = mentionOf(changes);
    if (match === null) continue;
    const label = `Import of ${part.createdAt.toISOString().slice(0, 10)}`;
    found.push({ id: part._id, label, match, identifiers: [], data: { changes } });
  }
  return found;
}

/** By identifiers, as companies themselves: one may have the person's name, and what differs counts as a later edit. */
async function erase(_: ServiceContext, ids: readonly string[], query: PersonQuery): Promise<number> {
  const pattern = personPattern(query, { withName: false });
  if (pattern === null) return 0;
  for (const id of ids) {
    const part = await ImportBatchModel.findById(id, { changes: 1 }).lean<ImportBatchDoc>();
    if (part === null) continue;
    const changes = toChangeBytes(redactDeep(readChanges(part), pattern));
    await ImportBatchModel.updateOne({ _id: id }, { $set: { changes: Buffer.concat(changes) } });
  }
  return ids.length;
}
