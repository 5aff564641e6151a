import { type ImportBatchDoc, ImportBatchModel, type ImportRunDoc } from '@workbench/db';
import { readChangedIds, readCreated } from '../runs/import-journal.ts';
import { type EarlierImports, readEarlierChanges } from './earlier-changes.ts';

/** What taking back a part of an import needs to know of the other parts. */
export interface ImportScope {
  /** Ids of all companies that the import created: they go or stay as a whole. */
  created: ReadonlySet<string>;
  /** Of companies that several parts changed: the id of the first one, which is taken back last and counts them. */
  firstPart: ReadonlyMap<string, string>;
  /** Those that were taken back meanwhile, as far as they are about companies that this one changed. */
  earlier: EarlierImports;
}

export async function readImportScope(run: Pick<ImportRunDoc, '_id' | 'startedAt'>): Promise<ImportScope> {
  const created = new Set<string>();
  const firstPart = new Map<string, string>();
  const changedIn = new Map<string, string>();
  const parts = ImportBatchModel.find({ importId: run._id }, { created: 1, changes: 1 })
    .sort({ batch: 1, part: 1 })
    .lean<Pick<ImportBatchDoc, '_id' | 'created' | 'changes'>[]>();
  for await (const part of parts.cursor({ batchSize: 5 })) {
    for (const id of readCreated(part)) created.add(id.toHexString());
    for (const id of readChangedIds(part)) {
      const first = changedIn.get(id);
      if (first === undefined) changedIn.set(id, part._id);
      else firstPart.set(id, first);
    }
  }
  return { created, firstPart, earlier: await readEarlierChanges(run, changedIn) };
}
