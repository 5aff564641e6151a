import { type ImportBatchDoc, ImportBatchModel, type ImportFailedRowsDoc, ImportFailedRowsModel } from '@workbench/db';
import type { ServiceContext } from '../../shared/context.ts';
import { createMentionMatcher, personPattern, textMatches } from '../../shared/personal-data/person-mentions.ts';
import type { PersonalDataRecord, PersonalDataSource, PersonQuery } from '../../shared/personal-data/types.ts';
import { JOURNAL_PERSONAL_DATA } from './runs/journal-personal-data.ts';

/** Finds and erases personal data in the failed rows of imports, whose files may have columns about people. */
export const IMPORT_PERSONAL_DATA: readonly PersonalDataSource[] = [
  { category: 'failed rows of imports', find, erase },
  { category: 'rows of imports', find: findInRows, erase: eraseFromRows },
  JOURNAL_PERSONAL_DATA,
];

/** What is said instead of a reason that names an erased person. */
const ERASED = 'The reason was erased';

async function find(_: ServiceContext, query: PersonQuery): Promise<PersonalDataRecord[]> {
  const mentionOf = createMentionMatcher(query);
  const found: PersonalDataRecord[] = [];
  for await (const part of ImportFailedRowsModel.find().lean<ImportFailedRowsDoc>().cursor({ batchSize: 10 })) {
    const mentions = part.rows.flatMap((row) => {
      const match = mentionOf(row);
      return match === null ? [] : [{ row, match }];
    });
    if (mentions.length === 0) continue;
    found.push({
      id: part._id,
      label: `Import of ${part.createdAt.toISOString().slice(0, 10)}`,
      match: mentions.some(({ match }) => match === 'identifier') ? 'identifier' : 'name',
      identifiers: [],
      data: { rows: mentions.map(({ row }) => row.trimEnd()) },
    });
  }
  return found;
}

/** A row that names the person goes as a whole: its other cells may be about them, too. */
async function erase(_: ServiceContext, ids: readonly string[], query: PersonQuery): Promise<number> {
  const pattern = personPattern(query, { withName: true });
  if (pattern === null) return 0;
  for (const id of ids) {
    const part = await ImportFailedRowsModel.findById(id).lean();
    if (part === null) continue;
    const rows = part.rows.filter((row) => !textMatches(row, pattern));
    await ImportFailedRowsModel.updateOne({ _id: id }, { $set: { rows } });
  }
  return ids.length;
}

async function findInRows(_: ServiceContext, query: PersonQuery): Promise<PersonalDataRecord[]> {
  const mentionOf = createMentionMatcher(query);
  const found: PersonalDataRecord[] = [];
  const batches = ImportBatchModel.find({ part: 0 }, { rows: 1, createdAt: 1 }).lean<ImportBatchDoc[]>();
  for await (const { _id, rows = [], createdAt } of batches.cursor({ batchSize: 10 })) {
    const mentions = rows.flatMap(({ reason }) => {
      const match = reason === undefined ? null : mentionOf(reason);
      return match === null ? [] : [{ reason, match }];
    });
    if (mentions.length === 0) continue;
    found.push({
      id: _id,
      label: `Import of ${createdAt.toISOString().slice(0, 10)}`,
      match: mentions.some(({ match }) => match === 'identifier') ? 'identifier' : 'name',
      identifiers: [],
      data: { reasons: mentions.map(({ reason }) => reason) },
    });
  }
  return found;
}

/** The row stays: its company is not about the person. */
async function eraseFromRows(_: ServiceContext, ids: readonly string[], query: PersonQuery): Promise<number> {
  const pattern = personPattern(query, { withName: true });
  if (pattern === null) return 0;
  for (const id of ids) {
    const part = await ImportBatchModel.findById(id, { rows: 1 }).lean<ImportBatchDoc>();
    const rows = part?.rows?.map((row) =>
      row.reason !== undefined && textMatches(row.reason, pattern) ? { ...row, reason: ERASED } : row,
    );
    if (rows !== undefined) await ImportBatchModel.updateOne({ _id: id }, { $set: { rows } });
  }
  return ids.length;
}
