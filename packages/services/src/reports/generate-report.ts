import { setTimeout as sleep } from 'node:timers/promises';
import { getCompany } from '../companies/index.ts';
import type { ServiceContext, Verb } from '../shared/context.ts';
import { findCurrentItems, startBatch } from '../shared/jobs/index.ts';
import { chooseAnalyst } from './choose-analyst.ts';
import { isUnderWay } from './item-state.ts';
import { REPORT_KIND, type ReportParams, singleRunName } from './report-params.ts';
import { reportWithout } from './report-view.ts';
import type { AnalystKind, CompanyReport } from './schemas.ts';
import { listVersions } from './versions.ts';

type GenerateInput = { id: string; analyst?: AnalystKind | undefined };

const LOOKS_MAX = 50;
const LOOK_MS = 100;

/**
 * Begins a report on one company; while one is under way, in a run of any kind, that is what is answered.
 * @throws ServiceError not_found
 */
export async function generateReport({ ctx, input }: Verb<GenerateInput>): Promise<CompanyReport> {
  const company = await getCompany({ ctx, input: { id: input.id } });
  const { kind: analyst } = chooseAnalyst(ctx, input.analyst);
  const params: ReportParams = {
    origin: 'single',
    campaignId: null,
    title: null,
    askedAt: ctx.now().toISOString(),
    skipYoungerThanDays: 0,
    analyst,
  };
  if (!(await isWritten(company.id))) await start(ctx, company.id, params);
  const versions = await listVersions(company.id);
  return reportWithout(company, 'generating', { errorMessage: null, versions });
}

async function isWritten(companyId: string): Promise<boolean> {
  const item = (await findCurrentItems({ kind: REPORT_KIND, keys: [companyId] })).get(companyId);
  return item !== undefined && isUnderWay(item);
}

/** A run that has just ended keeps its name for up to a second: who asks then wants a new report. */
async function start(ctx: ServiceContext, companyId: string, params: ReportParams): Promise<void> {
  const uniqueName = singleRunName(companyId);
  for (let looks = 1; ; looks++) {
    const batch = await startBatch(ctx, { kind: REPORT_KIND, params, keys: [companyId], uniqueName });
    const isNew = new Date(batch.createdAt) >= new Date(params.askedAt);
    if (isNew || looks === LOOKS_MAX || (await isWritten(companyId))) return;
    await sleep(LOOK_MS);
  }
}
