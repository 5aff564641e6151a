import { setTimeout as sleep } from 'node:timers/promises';
import { type CompanySyncDoc, CompanySyncModel } from '@workbench/db';
import { Types } from 'mongoose';
import { getCompany } from '../../companies/index.ts';
import type { ServiceContext } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { findBatchItems, findNamedBatches, startBatch } from '../../shared/jobs/index.ts';
import type { CompanyFigures, CompanyResearch } from '../../shared/outside.ts';
import { SOURCE_PORTS } from '../connections/default-ports.ts';
import type { SourcePorts } from '../connections/source-ports.ts';
import { dueSources } from './due-sources.ts';
import { SYNC_KIND, type SyncParams } from './sync-params.ts';

const POLL_INTERVAL_MS = 100;
/** Longer than a sync with all its attempts; otherwise the caller gets an error and may retry. */
const ANSWER_TIMEOUT_MS = 180_000;
const CHUNK = 500;

/** Refreshes figures of companies for the domains above. */
export const COMPANY_RESEARCH: CompanyResearch = createCompanyResearch(SOURCE_PORTS);

/**
 * Refreshes by a sync of the company: a batch of one item under the company's name, so that simultaneous callers share
 * one query, nothing is bought twice, and a kill loses nothing.
 */
export function createCompanyResearch(ports: SourcePorts): CompanyResearch {
  return {
    creditsPerCompany: async (ctx) => totalCredits(await findDueSources(ctx, ports, null)),
    creditsOf: (ctx, companyIds) => creditsOf(ctx, ports, companyIds),
    figures: (ctx, companyId, how) => figures(ctx, ports, companyId, how),
  };
}

const syncBatchName = (companyId: string): string => `sync-company:${companyId}`;

const totalCredits = (sources: readonly { creditsPerCompany: number }[]): number =>
  sources.reduce((sum, { creditsPerCompany }) => sum + creditsPerCompany, 0);

async function findDueSources(ctx: ServiceContext, ports: SourcePorts, stored: CompanySyncDoc | null) {
  return dueSources(await ports.readConnections(ctx), stored, ctx.now());
}

async function creditsOf(
  ctx: ServiceContext,
  ports: SourcePorts,
  companyIds: readonly string[],
): Promise<Map<string, number>> {
  const connections = await ports.readConnections(ctx);
  const prices = new Map<string, number>();
  for (let from = 0; from < companyIds.length; from += CHUNK) {
    const ids = companyIds.slice(from, from + CHUNK);
    const [stored, batches] = await Promise.all([
      CompanySyncModel.find({ _id: { $in: ids.map((id) => new Types.ObjectId(id)) } }).lean(),
      findNamedBatches(ids.map(syncBatchName)),
    ]);
    const byId = new Map(stored.map((sync) => [sync._id.toHexString(), sync]));
    for (const id of ids) {
      // Callers who wait for another's query pay nothing.
      const isRunning = batches.get(syncBatchName(id))?.finishedAt === null;
      prices.set(id, isRunning ? 0 : totalCredits(dueSources(connections, byId.get(id) ?? null, ctx.now())));
    }
  }
  return prices;
}

async function figures(
  ctx: ServiceContext,
  ports: SourcePorts,
  companyId: string,
  how: Parameters<CompanyResearch['figures']>[2],
): Promise<CompanyFigures> {
  const _id = new Types.ObjectId(companyId);
  const running = await findRunningSync(companyId);
  if (running !== null) await waitForBatch(running, companyId, how.signal);
  else {
    const sources = await findDueSources(ctx, ports, await CompanySyncModel.findById(_id).lean());
    if (totalCredits(sources) > how.creditsMax) return { credits: 0, message: 'the sources were not asked again' };
    if (sources.length > 0) {
      const params: SyncParams = { origin: 'single', force: false };
      const batch = await startBatch(ctx, {
        kind: SYNC_KIND,
        params,
        keys: [companyId],
        uniqueName: syncBatchName(companyId),
      });
      await waitForBatch(batch.id, companyId, how.signal);
    }
  }
  const stored = await CompanySyncModel.findById(_id).lean();
  return { credits: await chargeOnce(stored, how), message: await describeResult(ctx, companyId, stored) };
}

async function findRunningSync(companyId: string): Promise<string | null> {
  const batch = (await findNamedBatches([syncBatchName(companyId)])).get(syncBatchName(companyId));
  return batch !== undefined && batch.finishedAt === null ? batch.id : null;
}

async function waitForBatch(batchId: string, companyId: string, signal: AbortSignal): Promise<void> {
  const deadline = performance.now() + ANSWER_TIMEOUT_MS;
  for (;;) {
    signal.throwIfAborted();
    const item = (await findBatchItems(batchId, [companyId])).get(companyId);
    if (item?.finishedAt) return;
    if (performance.now() > deadline) {
      throw new ServiceError('unavailable', 'The sources have not answered about the company in time');
    }
    await sleep(POLL_INTERVAL_MS);
  }
}

/**
 * Of the callers who wait for one sync, the first whose limit covers its price is charged; repeated calls get the same
 * answer.
 */
async function chargeOnce(
  stored: CompanySyncDoc | null,
  { chargedTo, creditsMax, since }: Parameters<CompanyResearch['figures']>[2],
): Promise<number> {
  if (stored === null || stored.finishedAt < since) return 0;
  const { _id, finishedAt } = stored;
  const credits = stored.outcomes.reduce((sum, outcome) => sum + outcome.credits, 0);
  if (credits === 0 || credits > creditsMax) return 0;
  const uncharged = { _id, finishedAt, 'charged.finishedAt': { $ne: finishedAt } };
  await CompanySyncModel.updateOne(uncharged, { $set: { charged: { to: chargedTo, finishedAt } } });
  const charged = await CompanySyncModel.exists({ _id, 'charged.to': chargedTo, 'charged.finishedAt': finishedAt });
  return charged === null ? 0 : credits;
}

async function describeResult(ctx: ServiceContext, id: string, stored: CompanySyncDoc | null): Promise<string> {
  const { aggregatedEmployeeCount: count, sourceCount } = await getCompany({ ctx, input: { id } });
  const known = describeHeadcount(count, sourceCount);
  if (stored === null) return `${known}; the sources could not be asked`;
  return stored.state === 'completed' || stored.message === null ? known : `${known}; ${stored.message}`;
}

function describeHeadcount(count: number | null, sourceCount: number): string {
  if (count !== null) return `${count.toLocaleString('en-US')} employees`;
  // Fewer sources than an aggregate needs.
  if (sourceCount === 0) return 'no head count is known yet';
  return sourceCount === 1 ? 'one source gives a head count' : `${sourceCount} sources give a head count`;
}
