import type { GatherTarget } from '@workbench/connectors';
import { ReportModel } from '@workbench/db';
import { Types } from 'mongoose';
import { redactListed } from '../contacts/index.ts';
import type { ServiceContext } from '../shared/context.ts';
import type { ItemResult, ItemRun } from '../shared/jobs/types.ts';
import { retryWhileUnavailable } from '../shared/retry-while-unavailable.ts';
import { EMPTY_DRAFT } from './analyse/types.ts';
import { isYoung, keptMessage } from './freshness.ts';
import { type Findings, gather } from './gather.ts';
import { readTarget } from './gather-target.ts';
import { type ReportParams, reportIdOf } from './report-params.ts';
import type { ReportPorts } from './report-ports.ts';
import { type Analysis, type ReportData, reportDataSchema } from './schemas.ts';
import { isStored, storeReport } from './store-report.ts';
import { listVersions } from './versions.ts';

const PATIENCE_MS = 60_000;
const WRITTEN: ItemResult = { state: 'completed', message: null };

/**
 * Gathers, analyses, verifies and stores the report of one company, without people on the do-not-contact list. May be
 * repeated at any point: the report of a run is one document.
 * @throws ServiceError and ConnectorError, which the batch repeats or keeps as the reason of the failure
 */
export async function runReport(
  ctx: ServiceContext,
  item: ItemRun<ReportParams>,
  ports: ReportPorts,
): Promise<ItemResult> {
  const { batchId, key, params, signal } = item;
  const _id = reportIdOf(batchId, key);
  if (await patiently(() => isStored(_id))) return WRITTEN;
  const target = await patiently(() => readTarget(ctx, key));
  const [latest] = await patiently(() => listVersions(key));
  if (latest !== undefined && isKept(latest.generatedAt, ctx.now(), params)) {
    return { state: 'skipped', message: keptMessage(latest.generatedAt) };
  }
  const written = await write(ctx, { item, target }, ports);
  signal.throwIfAborted();
  // At the end: somebody may have been erased while the sources and the analyst were asked.
  const data = await patiently(() => redactListed(ctx, written));
  const report = {
    _id,
    companyId: new Types.ObjectId(key),
    companyName: target.name,
    domain: target.domain,
    generatedAt: ctx.now(),
    batchId,
    data,
    analystKind: data.analyst.kind,
    analystName: data.analyst.name,
    durationMs: data.durationMs,
    tokens: data.cost.inputTokens + data.cost.outputTokens,
    openings: data.analysis.jobOpenings.count,
  };
  await patiently(() => storeReport(report));
  return WRITTEN;
}

/** Young enough, or written by another run after this one was asked for. */
function isKept(generatedAt: Date, now: Date, { askedAt, skipYoungerThanDays }: ReportParams): boolean {
  return generatedAt > new Date(askedAt) || isYoung(generatedAt, { now, skipYoungerThanDays });
}

async function write(
  ctx: ServiceContext,
  { item, target }: { item: ItemRun<ReportParams>; target: GatherTarget },
  ports: ReportPorts,
): Promise<ReportData> {
  const begunAt = performance.now();
  const { signal } = item;
  // Before anything is fetched for a model that is not there.
  const analyst = ports.analystOf(ctx, item.params.analyst);
  const findings = await patiently(() => gather(ctx, { target, signal }, ports));
  signal.throwIfAborted();
  const { evidence, postings, outcomes, unconfirmed, pagesRead } = findings;
  const grounds = { company: { name: target.name, domain: target.domain }, evidence, postings, now: ctx.now() };
  const { draft, inputTokens, outputTokens } = hasSubstance(findings)
    ? await analyst.analyse({ ...grounds, signal })
    : { draft: EMPTY_DRAFT, inputTokens: 0, outputTokens: 0 };
  const { analysis, drops } = ports.verify(draft, grounds);
  const previous = await patiently(() => readPrevious(item.key));
  const { kind, name, version } = analyst;
  return reportDataSchema.parse({
    analysis,
    evidence,
    outcomes,
    unconfirmed,
    drops,
    changes: ports.compare(previous, analysis),
    analyst: { kind, name, version },
    durationMs: Math.round(performance.now() - begunAt),
    cost: { inputTokens, outputTokens, pagesRead },
  });
}

/** Of nothing, nobody is asked to make something. */
function hasSubstance({ evidence, postings }: Findings): boolean {
  return evidence.length > 0 || (postings !== null && postings.length > 0);
}

async function readPrevious(companyId: string): Promise<{ version: number; analysis: Analysis } | null> {
  const [latest] = await listVersions(companyId);
  if (latest === undefined) return null;
  const stored = await ReportModel.findById(latest._id, { 'data.analysis': 1 }).lean();
  if (stored === null) return null;
  return { version: latest.version, analysis: (stored.data as Pick<ReportData, 'analysis'>).analysis };
}

function patiently<T>(step: () => Promise<T>): Promise<T> {
  return retryWhileUnavailable(step, { patienceMs: PATIENCE_MS });
}
