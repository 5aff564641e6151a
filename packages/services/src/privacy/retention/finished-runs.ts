import { BatchModel, LeadRunModel, RecomputeRunModel } from '@workbench/db';
import type { Model } from 'mongoose';
import { RECOMPUTE_KIND } from '../../companies/index.ts';
import { ENRICH_KIND } from '../../leads/index.ts';
import { latestBatch } from '../../shared/jobs/index.ts';
import { SYNC_ALL_NAME, SYNC_KIND } from '../../sources/index.ts';
import { dated, type GrowingRecords, together } from './dated-records.ts';

/** Batches that are deleted together. */
const CHUNK = 500;
const OWN_KINDS: string[] = [SYNC_KIND, ENRICH_KIND, RECOMPUTE_KIND];
const ENDED = { $gt: new Date(0) };
/** One that has items may be retried, and one whose end is not followed up yet is read. */
const OVER = { itemsExpired: 'deleted', finishedNotified: true };

interface FinishedRuns {
  kind: string;
  /** Ids that are needed though their time is over. */
  needed?: () => Promise<(string | undefined)[]>;
  /** Where more is saved of each run, and by which field it is found. */
  details?: { records: Model<never>; by: string };
  labelOf: (doc: Record<string, unknown>) => string;
}

/** Batches of one kind, with what is saved of them elsewhere. The latest one says how it stands, and stays. */
function finishedRuns({ kind, needed = async () => [], details, labelOf }: FinishedRuns): GrowingRecords {
  const mayExpire = async () => ({ ...OVER, _id: { $nin: [(await latestBatch(kind))?.id, ...(await needed())] } });
  return dated({
    records: BatchModel as never,
    by: 'finishedAt',
    kind: { kind, finishedAt: ENDED },
    mayExpire,
    labelOf,
    expire: (_ctx, _days, conditions) => deleteRuns(conditions, details),
  });
}

/** What is saved elsewhere goes first: after a kill in between, the batch is found again. */
async function deleteRuns(conditions: object, details: FinishedRuns['details']): Promise<number> {
  let deleted = 0;
  for (;;) {
    const batches = await BatchModel.find(conditions, { _id: 1 }).limit(CHUNK).lean();
    if (batches.length === 0) return deleted;
    const ids = batches.map(({ _id }) => _id);
    if (details !== undefined) await details.records.deleteMany({ [details.by]: { $in: ids } } as never);
    deleted += (await BatchModel.deleteMany({ ...conditions, $and: [{ _id: { $in: ids } }] })).deletedCount;
  }
}

export const SYNC_RUNS = finishedRuns({
  kind: SYNC_KIND,
  // It says when the next is due.
  needed: async () => [(await latestBatch(SYNC_KIND, SYNC_ALL_NAME))?.id],
  labelOf: ({ total }) => `Sync of ${total} companies`,
});

/** Enrichments whose server stopped before their batch began; one whose batch has just not been noted yet has a batch that names it. */
const UNBEGUN_LEAD_RUNS = dated({
  records: LeadRunModel as never,
  by: 'createdAt',
  kind: { batchId: null },
  mayExpire: async () => ({ _id: { $nin: await BatchModel.distinct('params.runId', { kind: ENRICH_KIND }) } }),
  labelOf: () => 'An enrichment that never began',
});

export const LEAD_RUNS = together(
  finishedRuns({
    kind: ENRICH_KIND,
    details: { records: LeadRunModel as never, by: 'batchId' },
    labelOf: ({ total }) => `Enrichment of ${total} leads`,
  }),
  UNBEGUN_LEAD_RUNS,
);

export const RECOMPUTE_RUNS = finishedRuns({
  kind: RECOMPUTE_KIND,
  details: { records: RecomputeRunModel as never, by: '_id' },
  labelOf: () => 'A recalculation of all companies',
});

/** Of reports, drafts, changes of many companies and all else; campaigns keep their items, and so their runs. */
export const OTHER_RUNS = dated({
  records: BatchModel as never,
  by: 'finishedAt',
  kind: { kind: { $nin: OWN_KINDS }, finishedAt: ENDED },
  mayExpire: async () => {
    const kinds = (await BatchModel.distinct('kind')).filter((kind) => !OWN_KINDS.includes(kind));
    const latest = await Promise.all(kinds.map((kind) => latestBatch(kind)));
    return { ...OVER, _id: { $nin: latest.map((one) => one?.id) } };
  },
  labelOf: ({ kind, total }) => `${kind} of ${total}`,
});
