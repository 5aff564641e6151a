import { setTimeout as sleep } from 'node:timers/promises';
import { type CompanySyncDoc, CompanySyncModel } from '@workbench/db';
import { Types } from 'mongoose';
import { getCompany } from '../../companies/index.ts';
import type { ServiceContext } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { findNamedBatches, startBatch } from '../../shared/jobs/index.ts';
import { SOURCE_PORTS } from '../connections/default-ports.ts';
import type { SourcePorts } from '../connections/source-ports.ts';
import { dueSources } from './query/due-sources.ts';
import { companySyncName, SYNC_KIND, type SyncParams } from './sync-params.ts';

const POLL_INTERVAL_MS = 100;
/** Longer than a sync with all its attempts; otherwise the caller gets an error and may retry. */
const ANSWER_TIMEOUT_MS = 180_000;
const CHUNK = 500;

/** What asking about a company came to. */
export interface CompanyFigures {
  /** What was paid for it and is charged to the caller: of several who wait for one answer, one is charged. */
  credits: number;
  /** For a person: what is known now, or what went wrong. */
  message: string;
}

interface RefreshOptions {
  signal: AbortSignal;
  /** Whose bill it is; repeating the call with the same one gives the same price. */
  chargedTo: string;
  /** Nothing is queried that may cost more, and no more is charged. */
  creditsMax: number;
  /** What was queried since then may have been queried for this. */
  since: Date;
}

const totalCredits = (sources: readonly { creditsPerCompany: number }[]): number =>
  sources.reduce((sum, { creditsPerCompany }) => sum + creditsPerCompany, 0);

async function findDueSources(ctx: ServiceContext, ports: SourcePorts, stored: CompanySyncDoc | null) {
  return dueSources(await ports.readConnections(ctx), stored, ctx.now());
}

/** Most credits that the figures of a company cost which no source has been queried about. */
export async function creditsPerNewCompany(ctx: ServiceContext, ports: SourcePorts = SOURCE_PORTS): Promise<number> {
  return totalCredits(await findDueSources(ctx, ports, null));
}

/** Per id of a tracked company the most credits that refreshing it now costs; 0 while what is known still holds. */
export async function creditsToRefresh(
  ctx: ServiceContext,
  companyIds: readonly string[],
  ports: SourcePorts = SOURCE_PORTS,
): Promise<Map<string, number>> {
  const connections = await ports.readConnections(ctx);
  const prices = new Map<string, number>();
  for (let from = 0; from < companyIds.length; from += CHUNK) {
    const ids = companyIds.slice(from, from + CHUNK);
    const [stored, batches] = await Promise.all([
      CompanySyncModel.find({ _id: { $in: ids.map((id) => new Types.ObjectId(id)) } }).lean(),
      findNamedBatches(ids.map((id) => companySyncName(id))),
    ]);
    const byId = new Map(stored.map((sync) => [sync._id.toHexString(), sync]));
    for (const id of ids) {
      // Callers who wait for another's query pay nothing.
      const isRunning = batches.get(companySyncName(id))?.finishedAt === null;
      prices.set(id, isRunning ? 0 : totalCredits(dueSources(connections, byId.get(id) ?? null, ctx.now())));
    }
  }
  return prices;
}

/**
 * Queries the sources about a tracked company as a sync does, unless what is known still holds. It is the company's own
 * sync, a batch of one item under its name: whoever calls while it runs waits for the same answer, what was paid for is
 * not bought twice, and a kill loses nothing. Resolves also when no source answers.
 * @throws ServiceError unavailable when there was no answer in time, or when the sync ended before it queried anything
 */
export async function refreshCompanyFigures(
  ctx: ServiceContext,
  companyId: string,
  options: RefreshOptions,
  ports: SourcePorts = SOURCE_PORTS,
): Promise<CompanyFigures> {
  const _id = new Types.ObjectId(companyId);
  const before = await CompanySyncModel.findById(_id).lean();
  let isOwnSync = false;
  const running = await findRunningSync(companyId);
  if (running !== null) await waitForBatch(running, companyId, options.signal);
  else {
    const sources = await findDueSources(ctx, ports, before);
    if (totalCredits(sources) > options.creditsMax)
      return { credits: 0, message: 'the sources were not queried again' };
    if (sources.length > 0) {
      const params: SyncParams = { origin: 'single', force: false };
      const batch = await startBatch(ctx, {
        kind: SYNC_KIND,
        params,
        keys: [companyId],
        uniqueName: companySyncName(companyId),
      });
      await waitForBatch(batch.id, companyId, options.signal);
      isOwnSync = true;
    }
  }
  const stored = await CompanySyncModel.findById(_id).lean();
  // A batch whose process was killed before it had its item ends empty; the next call starts another one.
  const isUnchanged = isOwnSync && stored?.finishedAt.getTime() === before?.finishedAt.getTime();
  if (isUnchanged || (stored === null && running !== null))
    throw new ServiceError('unavailable', 'The sources could not be queried');
  return { credits: await chargeOnce(stored, options), message: await describeResult(ctx, companyId, stored) };
}

async function findRunningSync(companyId: string): Promise<string | null> {
  const batch = (await findNamedBatches([companySyncName(companyId)])).get(companySyncName(companyId));
  return batch !== undefined && batch.finishedAt === null ? batch.id : null;
}

async function waitForBatch(batchId: string, companyId: string, signal: AbortSignal): Promise<void> {
  const deadline = performance.now() + ANSWER_TIMEOUT_MS;
  for (;;) {
    signal.throwIfAborted();
    // Its item ends a moment before it: who asks next would wait for it and be given its answer, however old.
    if ((await findRunningSync(companyId)) !== batchId) return;
    if (performance.now() > deadline) {
      throw new ServiceError('unavailable', 'The sources did not respond in time');
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
  { chargedTo, creditsMax, since }: RefreshOptions,
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
  if (stored === null) return `${known}; the sources could not be queried`;
  if (stored.state === 'completed' || stored.message === null) return known;
  // A step has one line; each source's own words may end in a full stop.
  return [known, ...stored.message.split('\n').map((line) => line.replace(/\.$/, ''))].join('; ');
}

function describeHeadcount(count: number | null, sourceCount: number): string {
  if (count !== null) return `${count.toLocaleString('en-US')} employees`;
  // Fewer sources than an aggregate needs.
  if (sourceCount === 0) return 'no headcount is known yet';
  return sourceCount === 1 ? 'one source gives a headcount' : `${sourceCount} sources give a headcount`;
}
