import { ReportModel } from '@workbench/db';
import { Types } from 'mongoose';
import type { ServiceContext } from '../../shared/context.ts';
import { withDatabaseRetry } from '../../shared/database/with-retry.ts';
import { ServiceError } from '../../shared/errors.ts';
import type { ItemResult, ItemRun } from '../../shared/jobs/types.ts';
import { isFromFuture } from '../../shared/stored-time.ts';
import { redactSuppressed } from '../../suppression/index.ts';
import { isRecentReport, keptReportMessage } from '../runs/recent-report.ts';
import type { ReportPorts } from '../runs/report-ports.ts';
import { type ReportRunParams, reportIdOf, unknownCompanyMessage } from '../runs/report-run-params.ts';
import { type ReportData, reportDataSchema } from '../schemas.ts';
import { boardUrls, type PreviousAnalysis } from '../store/compare-analyses.ts';
import { listVersions } from '../store/list-versions.ts';
import { deleteDraft, findDraft, type StoredDraft, saveDraft } from '../store/report-drafts.ts';
import { isReportStored, keepsReport, storeReport } from '../store/store-report.ts';
import { draftReport } from './draft-report.ts';
import { type ReportTarget, readGatherTarget } from './read-gather-target.ts';
import { verifyReport } from './verify-report.ts';
import { waitForOtherRun } from './wait-for-other-run.ts';

const REPORT_WRITTEN: ItemResult = { state: 'completed', message: null };

/**
 * Gathers, analyses, verifies and stores the report of one company, without people on the do-not-contact list. May be
 * repeated at any point: the report of a run is one document.
 * @throws ServiceError and ConnectorError, which the batch repeats or keeps as the reason of the failure
 */
export async function writeReport(
  ctx: ServiceContext,
  item: ItemRun<ReportRunParams>,
  ports: ReportPorts,
): Promise<ItemResult> {
  const { batchId, key, params, signal } = item;
  const _id = reportIdOf(batchId, key);
  const keepStored = async () =>
    resultOf(key, await withDatabaseRetry(() => keepsReport({ _id, companyId: new Types.ObjectId(key) })));
  if (await withDatabaseRetry(() => isReportStored(_id))) return keepStored();
  await waitForOtherRun(item);
  const { companyId, target } = await withDatabaseRetry(() => readGatherTarget(ctx, key));
  const [latest] = await withDatabaseRetry(() => listVersions(companyId));
  const isRecent =
    latest !== undefined && (await withDatabaseRetry(() => keepsExistingReport(latest, ctx.now(), params)));
  if (isRecent) {
    return { state: 'skipped', message: keptReportMessage(latest.generatedAt) };
  }
  const written = await gatherAndAnalyse(ctx, { item, companyId, target }, ports);
  // Another worker has written it.
  if (written === null) return keepStored();
  signal.throwIfAborted();
  // At the end: a person may have been erased while sources and analyst were working.
  const data = await withDatabaseRetry(() => redactSuppressed(ctx, written));
  const report = {
    _id,
    companyId: new Types.ObjectId(companyId),
    companyName: target.name,
    domain: target.domain,
    generatedAt: ctx.now(),
    batchId,
    data,
    analystKind: data.analyst.kind,
    analystName: data.analyst.name,
    analystVersion: data.analyst.version,
    durationMs: data.durationMs,
    tokens: data.cost.inputTokens + data.cost.outputTokens,
    openings: data.analysis.jobOpenings.count,
  };
  const isKept = await withDatabaseRetry(() => storeReport(report));
  await withDatabaseRetry(() => deleteDraft(_id));
  return resultOf(key, isKept);
}

/** @throws ServiceError for a company that was deleted while its report was written: it fails as one that was deleted before */
function resultOf(companyId: string, isKept: boolean): ItemResult {
  if (!isKept) throw new ServiceError('not_found', unknownCompanyMessage(companyId));
  return REPORT_WRITTEN;
}

/** Recent enough, or written by another run, with the same analyst, after this one was requested. */
async function keepsExistingReport(
  { _id, generatedAt }: { _id: string; generatedAt: Date },
  now: Date,
  { askedAt, skipYoungerThanDays, analyst }: ReportRunParams,
): Promise<boolean> {
  if (isFromFuture(generatedAt, now)) return false;
  if (isRecentReport(generatedAt, { now, skipYoungerThanDays })) return true;
  if (generatedAt <= new Date(askedAt)) return false;
  return (await ReportModel.findById(_id, { analystKind: 1 }).lean())?.analystKind === analyst;
}

async function gatherAndAnalyse(
  ctx: ServiceContext,
  { item, companyId, target }: ReportTarget & { item: ItemRun<ReportRunParams> },
  ports: ReportPorts,
): Promise<ReportData | null> {
  const begunAt = performance.now();
  // Before anything is fetched for a model that is not there.
  const analyst = ports.createAnalyst(ctx, item.params.analyst);
  const reader = ports.createReader(ctx, item.params.analyst);
  const _id = reportIdOf(item.batchId, item.key);
  const company = { name: target.name, domain: target.domain };
  const write = () => draftReport(ctx, { item, companyId, target, analyst }, ports);
  const draft =
    reader === null ? await write() : await draftOnce(ctx, { _id, company: { id: companyId, ...company } }, write);
  const verified = await verifyReport(ctx, { _id, item, draft, reader }, ports);
  if (verified === null) return null;
  const { analysis, drops, findings, outcomes, readers, inputTokens, outputTokens } = verified;
  const { evidence, unconfirmed, pagesRead } = findings;
  const previous = await withDatabaseRetry(() => readPreviousAnalysis(companyId));
  return reportDataSchema.parse({
    analysis,
    evidence,
    outcomes,
    unconfirmed,
    drops,
    changes: ports.compare(previous, { analysis, boards: boardUrls(evidence) }),
    analyst: { kind: analyst.kind, name: draft.analyst.name, version: [draft.analyst.version, ...readers].join(', ') },
    durationMs: Math.round(performance.now() - begunAt),
    cost: { inputTokens, outputTokens, pagesRead },
  });
}

/** A model's draft is stored before it is read again: a process that goes on after a kill does not pay for it once more. */
async function draftOnce(
  ctx: ServiceContext,
  { _id, company }: Pick<StoredDraft, 'company'> & { _id: string },
  write: () => Promise<StoredDraft>,
): Promise<StoredDraft> {
  const stored = await withDatabaseRetry(() => findDraft(_id, company));
  if (stored !== null) return stored;
  const written = await write();
  return withDatabaseRetry(async () => saveDraft(_id, await redactSuppressed(ctx, written)));
}

async function readPreviousAnalysis(companyId: string): Promise<PreviousAnalysis | null> {
  const [latest] = await listVersions(companyId);
  if (latest === undefined) return null;
  const stored = await ReportModel.findById(latest._id, {
    'data.analysis': 1,
    'data.evidence.kind': 1,
    'data.evidence.url': 1,
  }).lean();
  if (stored === null) return null;
  const { analysis, evidence } = stored.data as Pick<ReportData, 'analysis' | 'evidence'>;
  return { version: latest.version, analysis, boards: boardUrls(evidence ?? []) };
}
