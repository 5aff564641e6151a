import { setTimeout as sleep } from 'node:timers/promises';
import { getCompany } from '../../companies/index.ts';
import type { ServiceContext, Verb } from '../../shared/context.ts';
import { findCurrentItems, startBatch } from '../../shared/jobs/index.ts';
import { newUuid } from '../../shared/record-ids.ts';
import type { AnalystKind, CompanyReport } from '../schemas.ts';
import { listVersions } from '../store/list-versions.ts';
import { reportWithoutData } from '../store/to-report.ts';
import { chooseAnalyst } from './choose-analyst.ts';
import { isReportInProgress } from './report-item-state.ts';
import { REPORT_KIND, type ReportRunParams, singleRunName } from './report-run-params.ts';

type GenerateInput = { id: string; analyst?: AnalystKind | undefined };

const START_ATTEMPTS_MAX = 50;
const START_RETRY_MS = 100;

/**
 * Starts a report on one company. While another run writes one, it waits for that and keeps it; when that run is paused or
 * cancelled, or fails, this one is written.
 * @throws ServiceError not_found
 */
export async function generateReport({ ctx, input }: Verb<GenerateInput>): Promise<CompanyReport> {
  const company = await getCompany({ ctx, input: { id: input.id } });
  const { kind: analyst } = chooseAnalyst(ctx, input.analyst);
  const params: ReportRunParams = {
    origin: 'single',
    campaignId: null,
    title: null,
    askedAt: ctx.now().toISOString(),
    skipYoungerThanDays: 0,
    analyst,
  };
  await startSingleRun(ctx, company.id, params);
  const versions = await listVersions(company.id);
  return reportWithoutData(company, 'generating', { errorMessage: null, versions });
}

async function isBeingWritten(companyId: string): Promise<boolean> {
  const item = (await findCurrentItems({ kind: REPORT_KIND, keys: [companyId] })).get(companyId);
  return item !== undefined && isReportInProgress(item);
}

/** A finished run keeps its name for up to a second: a caller then wants a new report. */
async function startSingleRun(ctx: ServiceContext, companyId: string, params: ReportRunParams): Promise<void> {
  const uniqueName = singleRunName(companyId, params.analyst);
  const runId = newUuid(ctx);
  for (let attempt = 1; ; attempt++) {
    const batch = await startBatch(ctx, { kind: REPORT_KIND, params, keys: [companyId], uniqueName, id: runId });
    const isNew = batch.id === runId || new Date(batch.createdAt) >= new Date(params.askedAt);
    if (isNew || attempt === START_ATTEMPTS_MAX || (await isBeingWritten(companyId))) return;
    await sleep(START_RETRY_MS);
  }
}
