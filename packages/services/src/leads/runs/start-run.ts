import { LEAD_INDEXES, type LeadDoc, LeadModel, type LeadRunDoc, LeadRunModel } from '@workbench/db';
import { Types } from 'mongoose';
import type { ServiceContext } from '../../shared/context.ts';
import { insertOnce } from '../../shared/database/insert-once.ts';
import { findNamedBatches, startBatch } from '../../shared/jobs/index.ts';
import type { BatchView } from '../../shared/jobs/types.ts';
import { newUuid } from '../../shared/record-ids.ts';
import { prepareToSpend } from '../../sources/index.ts';
import { needsEnrichment } from '../enrich/needs-enrichment.ts';
import { ENRICH_KIND, type EnrichParams, enrichParamsSchema } from '../enrich/types.ts';
import type { EnrichmentStep } from '../schemas.ts';
import { listHasSheet } from './find-runs.ts';

const CHUNK = 1000;
const PAID_SOURCES = ['apollo', 'pdl'] as const;

export interface StartRunInput {
  listId: string | null;
  /** null: all leads of the list. */
  leadIds: string[] | null;
  steps: readonly EnrichmentStep[];
  creditsMax: number | null;
  writesBack: boolean;
  /** The steps are done also where they were brought to an end before. */
  isForced?: boolean;
  /** A user takes the risk of paying twice for what was lost. */
  repeatsLost?: boolean;
}

/**
 * Starts the enrichment of the leads of a list, or of selected leads, that need it. If a run of the list is in
 * progress, that run is returned.
 */
export async function startRun(ctx: ServiceContext, start: StartRunInput): Promise<{ runId: string; leads: number }> {
  const { listId, steps, creditsMax, isForced = false } = start;
  const runId = newUuid(ctx);
  const name = `${ENRICH_KIND}:${listId ?? runId}`;
  const running = (await findNamedBatches([name])).get(name);
  // A cancelled run may still be finishing its last leads; it does not block a new one.
  // One of an interrupted attempt of the same call may lack items.
  const isOther = running !== undefined && running.id !== runId;
  const isRunning = isOther && running.finishedAt === null && running.state !== 'cancelled';
  if (isRunning) return linkBatch(running);
  const keys = await findLeadsToEnrich(start);
  const writesBack = start.writesBack && (await listHasSheet(listId));
  const now = ctx.now();
  const run: LeadRunDoc = {
    _id: runId,
    listId,
    steps: [...steps],
    writesBack,
    creditsMax,
    creditsReserved: 0,
    batchId: null,
    createdAt: now,
    order: now.getTime(),
  };
  await insertOnce(LeadRunModel, run);
  await prepareToSpend(ctx, PAID_SOURCES);
  const repeatLost = start.repeatsLost && { repeatLostBefore: now.toISOString() };
  const params: EnrichParams = { runId, isForced, hasSheet: writesBack, ...repeatLost };
  const batch = await startBatch(ctx, { kind: ENRICH_KIND, params, keys, uniqueName: name, id: runId });
  const linked = await linkBatch(batch);
  if (linked.runId !== runId) await LeadRunModel.deleteOne({ _id: runId });
  return linked;
}

/** The run records its batch, whoever started it and whatever happened to it. */
async function linkBatch(batch: BatchView): Promise<{ runId: string; leads: number }> {
  const { runId } = enrichParamsSchema.parse(batch.params);
  await LeadRunModel.updateOne({ _id: runId, batchId: null }, { $set: { batchId: batch.id } });
  return { runId, leads: batch.total };
}

type EnrichableLead = Pick<LeadDoc, '_id' | 'steps' | 'origins'>;

/** In the order in which they came in. */
async function findLeadsToEnrich({ listId, leadIds, steps, isForced = false }: StartRunInput): Promise<string[]> {
  const needs = (lead: EnrichableLead) => isForced || needsEnrichment(lead, steps);
  const fields = { steps: 1, origins: 1 };
  const keys: string[] = [];
  if (leadIds !== null) {
    for (let from = 0; from < leadIds.length; from += CHUNK) {
      const ids = leadIds.slice(from, from + CHUNK).map((id) => new Types.ObjectId(id));
      const found = await LeadModel.find({ _id: { $in: ids } }, fields).lean<EnrichableLead[]>();
      const byId = new Map(found.filter(needs).map((lead) => [lead._id.toHexString(), lead]));
      keys.push(...ids.map((id) => id.toHexString()).filter((id) => byId.has(id)));
    }
    return keys;
  }
  const cursor = LeadModel.find({ listIds: listId as string }, fields)
    .sort({ createdAt: -1, _id: -1 })
    .hint(LEAD_INDEXES.list)
    .lean<EnrichableLead[]>()
    .cursor({ batchSize: CHUNK });
  for await (const lead of cursor)
    if (needs(lead as unknown as EnrichableLead)) keys.push((lead as unknown as EnrichableLead)._id.toHexString());
  return keys.reverse();
}
