import { type ImportBatchDoc, ImportBatchModel, type ImportRunDoc, ImportRunModel } from '@workbench/db';
import { readChanges, readCreated } from '../runs/import-journal.ts';
import type { EarlierChange } from './without-earlier.ts';

/** What earlier imports that were taken back did to companies. */
export interface EarlierImports {
  /** By company, in the order in which they were taken back. */
  changes: ReadonlyMap<string, readonly EarlierChange[]>;
  /** Companies that one of them had created, with the time: they stayed for what this import has changed. */
  created: ReadonlyMap<string, Date>;
  importIds: readonly string[];
}

/**
 * What imports that began before this one, and were taken back after it had begun, did to these companies. This
 * import found their values, which must not come back with it.
 */
export async function readEarlierChanges(
  { startedAt }: Pick<ImportRunDoc, 'startedAt'>,
  companies: ReadonlyMap<string, unknown>,
): Promise<EarlierImports> {
  const taken = { state: 'taken_back' as const, startedAt: { $lt: startedAt }, 'takenBack.at': { $gt: startedAt } };
  const runs = await ImportRunModel.find(taken).sort({ 'takenBack.at': 1 }).lean<ImportRunDoc[]>();
  const changes = new Map<string, EarlierChange[]>();
  const created = new Map<string, Date>();
  for (const run of runs) {
    const times = { startedAt: run.startedAt, takenBackAt: run.takenBack?.at ?? run.startedAt };
    for await (const part of readParts(run._id)) {
      for (const change of readChanges(part)) {
        const id = change._id.toHexString();
        if (companies.has(id)) changes.set(id, [...(changes.get(id) ?? []), { ...times, change }]);
      }
      for (const id of readCreated(part))
        if (companies.has(id.toHexString())) created.set(id.toHexString(), run.startedAt);
    }
  }
  return { changes, created, importIds: runs.map(({ _id }) => _id) };
}

/** What was taken back first comes first. */
const readParts = (importId: string) =>
  ImportBatchModel.find({ importId }, { created: 1, changes: 1 })
    .sort({ batch: -1, part: -1 })
    .lean<Pick<ImportBatchDoc, 'created' | 'changes'>[]>()
    .cursor({ batchSize: 5 });
