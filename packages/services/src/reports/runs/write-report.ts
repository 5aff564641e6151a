import { ReportModel } from '@workbench/db';
import { Types } from 'mongoose';
import type { ServiceContext } from '../../shared/context.ts';
import { withDatabaseRetry } from '../../shared/database/with-retry.ts';
import { ServiceError } from '../../shared/errors.ts';
import type { ItemResult, ItemRun } from '../../shared/jobs/types.ts';
import { isFromFuture } from '../../shared/stored-time.ts';
import { redactSuppressed } from '../../suppression/index.ts';
import { EMPTY_REPORT_DRAFT } from '../analyse/analyst.ts';
import { type GatheredFindings, gatherFindings } from '../gather/gather-findings.ts';
import { unreadReason } from '../gather/unread-company.ts';
import { type ReportData, reportDataSchema } from '../schemas.ts';
import { boardUrls, type PreviousAnalysis } from '../store/compare-analyses.ts';
import { listVersions } from '../store/list-versions.ts';
import { isReportStored, keepsReport, storeReport } from '../store/store-report.ts';
import { type ReportTarget, readGatherTarget } from './read-gather-target.ts';
import { isRecentReport, keptReportMessage } from './recent-report.ts';
import type { ReportPorts } from './report-ports.ts';
import { type ReportRunParams, reportIdOf } from './report-run-params.ts';
import { waitForOtherRun } from './wait-for-other-run.ts';

const REPORT_WRITTEN: ItemResult = { state: 'completed', message: null };
const COMPANY_GONE: ItemResult = { state: 'skipped', message: 'This company is not tracked any more' };

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
  if (await withDatabaseRetry(() => isReportStored(_id))) {
    return resultOf(await withDatabaseRetry(() => keepsReport({ _id, companyId: new Types.ObjectId(key) })));
  }
  await waitForOtherRun(item);
  const { companyId, target } = await withDatabaseRetry(() => readGatherTarget(ctx, key));
  const [latest] = await withDatabaseRetry(() => listVersions(companyId));
  const isKept =
    latest !== undefined && (await withDatabaseRetry(() => keepsExistingReport(latest, ctx.now(), params)));
  if (isKept) {
    return { state: 'skipped', message: keptReportMessage(latest.generatedAt) };
  }
  const written = await gatherAndAnalyse(ctx, { item, companyId, target }, ports);
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
    durationMs: data.durationMs,
    tokens: data.cost.inputTokens + data.cost.outputTokens,
    openings: data.analysis.jobOpenings.count,
  };
  return resultOf(await withDatabaseRetry(() => storeReport(report)));
}

const resultOf = (isKept: boolean): ItemResult => (isKept ? REPORT_WRITTEN : COMPANY_GONE);

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
): Promise<ReportData> {
  const begunAt = performance.now();
  const { signal } = item;
  // Before anything is fetched for a model that is not there.
  const analyst = ports.createAnalyst(ctx, item.params.analyst);
  const findings = await withDatabaseRetry(() => gatherFindings(ctx, { target, signal }, ports));
  signal.throwIfAborted();
  const unread = unreadReason(findings);
  if (unread !== null) throw new ServiceError('unavailable', unread);
  const { evidence, postings, outcomes, unconfirmed, pagesRead } = findings;
  const verificationInput = {
    company: { name: target.name, domain: target.domain },
    evidence,
    postings,
    now: ctx.now(),
  };
  const { draft, inputTokens, outputTokens } = hasFindings(findings)
    ? await analyst.analyse({ ...verificationInput, signal })
    : { draft: EMPTY_REPORT_DRAFT, inputTokens: 0, outputTokens: 0 };
  const { analysis, drops } = ports.verify(draft, verificationInput);
  const previous = await withDatabaseRetry(() => readPreviousAnalysis(companyId));
  const { kind, name, version } = analyst;
  return reportDataSchema.parse({
    analysis,
    evidence,
    outcomes,
    unconfirmed,
    drops,
    changes: ports.compare(previous, { analysis, boards: boardUrls(evidence) }),
    analyst: { kind, name, version },
    durationMs: Math.round(performance.now() - begunAt),
    cost: { inputTokens, outputTokens, pagesRead },
  });
}

/** Without evidence, no analyst is called. */
function hasFindings({ evidence, postings }: GatheredFindings): boolean {
  return evidence.length > 0 || (postings !== null && postings.length > 0);
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
