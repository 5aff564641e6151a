import { LeadListModel, type LeadRunDoc, LeadRunModel } from '@workbench/db';
import { ServiceError } from '../../shared/errors.ts';
import { getBatch, pageBatches } from '../../shared/jobs/index.ts';
import type { BatchView } from '../../shared/jobs/types.ts';
import type { NewestPage } from '../../shared/long-lists/newest-first.ts';
import type { NewestPageInput } from '../../shared/page-schemas.ts';
import { ENRICH_KIND, enrichParamsSchema } from '../enrich/types.ts';

export interface RunWithBatch {
  run: LeadRunDoc;
  batch: BatchView;
}

/** @throws ServiceError not_found */
export async function findRun(id: string): Promise<RunWithBatch> {
  const run = await LeadRunModel.findById(id).lean();
  if (run?.batchId == null) throw new ServiceError('not_found', `No enrichment has the id ${id}`);
  return { run, batch: await getBatch(run.batchId) };
}

/** Newest first. */
export async function findRuns(input: NewestPageInput): Promise<NewestPage<RunWithBatch>> {
  const { items: batches, ...page } = await pageBatches(ENRICH_KIND, input);
  const ids = batches.map((batch) => enrichParamsSchema.parse(batch.params).runId);
  const runs = await LeadRunModel.find({ _id: { $in: ids } }).lean();
  const byId = new Map(runs.map((run) => [run._id, run]));
  const items = batches.flatMap((batch, index) => {
    const run = byId.get(ids[index] ?? '');
    return run === undefined ? [] : [{ run, batch }];
  });
  return { items, ...page };
}

/** Whether results of a list can go back into a sheet. */
export async function listHasSheet(listId: string | null): Promise<boolean> {
  if (listId === null) return false;
  return (await LeadListModel.findById(listId, { kind: 1 }).lean())?.kind === 'sheet';
}
