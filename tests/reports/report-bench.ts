import { setTimeout as sleep } from 'node:timers/promises';
import { createHttpClient } from '@workbench/connectors/http';
import { createLanguageModel } from '@workbench/connectors/language-model';
import { AI_PROVIDERS, type AiProvider, type LanguageModelConfig } from '@workbench/connectors/language-model/types';
import { useTestDatabase } from '@workbench/db/testing';
import { MODEL_KEY, type ModelServer, type Sandbox, startModelServer, startSandbox } from '@workbench/sandbox/server';
import { createCampaign, getCampaign } from '@workbench/services/campaigns';
import type { Campaign } from '@workbench/services/campaigns/schemas';
import { generateBulkReports, generateReport, getReport, registerReportJobs } from '@workbench/services/reports';
import type { CompanyReport, ReportData } from '@workbench/services/reports/schemas';
import { createContext, type ServiceContext } from '@workbench/services/shared/context';
import { type BatchView, getBatch, listBatchItems } from '@workbench/services/shared/jobs/index';
import { type JobEngine, startJobEngine } from '@workbench/services/shared/jobs/processor/engine';
import { createSharedParts } from '@workbench/services/sources';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { track } from '../../packages/services/src/reports/reports.fixtures.ts';

/** Attempts follow each other at once; their number is the product's own. */
const FAST = { sweepMs: 50, backoffMs: 10, backoffMaxMs: 50, graceMs: 500 };
export const COMPANIES = 12;
/** Sites that try to tell their reader what to write. */
const HOSTILE = ['eval-37', 'eval-38', 'eval-39', 'eval-40', 'eval-41', 'eval-42', 'eval-43', 'eval-44'];
const MODEL_NAME = 'sandbox-1';
/** Providers differ in how they are called: what the first does over all companies, the others show over these many. */
const OF_OTHER_PROVIDERS = 4;

/** The real services, jobs, gatherers and HTTP client over a sandbox, with a language model that a test can spoil. */
export class ReportBench {
  sandbox!: Sandbox;
  models!: ModelServer;
  readonly ids: string[] = [];
  readonly ctx: ServiceContext = createContext();
  #engine!: JobEngine;

  /** Who writes from now on; null: nobody is set up. */
  useModel(config: Partial<LanguageModelConfig> | null): void {
    const usual = { provider: 'openai', model: MODEL_NAME, baseUrl: this.models.baseUrl, apiKey: MODEL_KEY } as const;
    this.ctx.model = config === null ? null : createLanguageModel({ ...usual, ...config });
  }

  idsFor(provider: AiProvider): string[] {
    return provider === AI_PROVIDERS[0] ? this.ids : this.ids.slice(-OF_OTHER_PROVIDERS);
  }

  async start(): Promise<void> {
    [this.sandbox, this.models] = await Promise.all([startSandbox({ companies: COMPANIES }), startModelServer()]);
    const http = createHttpClient({
      shared: createSharedParts(),
      userAgent: 'Tests',
      allowPrivateNetwork: true,
      limitsLifted: true,
    });
    const baseUrls = this.sandbox.baseUrls();
    this.ctx.http = http;
    Object.assign(this.ctx.environment, { baseUrls, contactEmail: 'operator@example.com' });
    registerReportJobs();
    this.#engine = await startJobEngine({ ctx: this.ctx, timings: FAST });
    const hostile = HOSTILE.flatMap((name) => this.sandbox.world.byDomain(`${name}.example.com`) ?? []);
    for (const { name, domain, locations } of [...hostile, ...this.sandbox.world.all()].slice(0, COMPANIES)) {
      this.ids.push(await track(name, domain, locations));
    }
    this.#close = async () => {
      await this.#engine.stop();
      await http.close();
      await Promise.all([this.sandbox.close(), this.models.close()]);
    };
  }
  #close: () => Promise<void> = async () => undefined;

  stop(): Promise<void> {
    return this.#close();
  }

  async single(id = this.ids[0] ?? ''): Promise<CompanyReport> {
    await generateReport({ ctx: this.ctx, input: { id } });
    await until(async () => (await this.report(id)).status !== 'generating');
    return this.report(id);
  }

  /** A run over companies, when it has ended. */
  async bulk(companyIds: string[]): Promise<BatchView> {
    const { runId } = await generateBulkReports({ ctx: this.ctx, input: { companyIds } });
    return this.ended(runId ?? '');
  }

  async ended(batchId: string): Promise<BatchView> {
    await until(async () => (await getBatch(batchId)).finishedAt !== null);
    return getBatch(batchId);
  }

  async campaign(companyIds = this.ids, analyst?: 'built-in' | 'model'): Promise<Campaign> {
    const input = { name: 'All', companyIds, ...(analyst && { analyst }) };
    return this.campaignEnded((await createCampaign({ ctx: this.ctx, input })).id);
  }

  async campaignEnded(id: string): Promise<Campaign> {
    const read = () => getCampaign({ ctx: this.ctx, input: { id } });
    await until(async () => (await read()).completedAt !== null);
    return read();
  }

  report(id: string): Promise<CompanyReport> {
    return getReport({ ctx: this.ctx, input: { id } });
  }

  /** Of all tracked companies; throws when one has none. */
  async reports(ids = this.ids): Promise<{ report: CompanyReport; data: ReportData }[]> {
    const reports: { report: CompanyReport; data: ReportData }[] = [];
    for (const id of ids) {
      const report = await this.report(id);
      if (report.reportData === null) throw new Error(`${report.companyName}: ${report.status} ${report.errorMessage}`);
      reports.push({ report, data: report.reportData });
    }
    return reports;
  }

  /** How each item of a run ended. */
  async endings(batchId: string): Promise<{ state: string; attempts: number; message: string | null }[]> {
    const items = await listBatchItems({ batchId, limit: 1000 });
    return items.map(({ state, attempts, message }) => ({ state, attempts, message }));
  }
}

/** Ready before the first test; each test begins with an honest model. */
export function useReportBench(): ReportBench {
  useTestDatabase();
  const bench = new ReportBench();
  beforeAll(() => bench.start());
  beforeEach(() => {
    bench.models.behave('honest');
    bench.useModel({});
  });
  afterAll(() => bench.stop());
  return bench;
}

export async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await sleep(25);
}
