import { setTimeout as sleep } from 'node:timers/promises';
import { type GatherJob, type GatherResult, NOTHING_GATHERED } from '@workbench/connectors/gather';
import type { LanguageModel } from '@workbench/connectors/language-model/types';
import { BatchModel, CompanyModel } from '@workbench/db';
import { emptyTestDatabase } from '@workbench/db/testing';
import { afterEach, beforeEach } from 'vitest';
import { createCompany } from '../companies/index.ts';
import { loadReportPorts, REPORT_KIND, type ReportPorts, registerReportJobs } from '../reports/index.ts';
import type { NewNotification } from '../settings/index.ts';
import { createContext, type ServiceContext } from '../shared/context.ts';
import { type JobEngine, startJobEngine } from '../shared/jobs/processor/engine.ts';
import { createCampaign } from './lifecycle/create-campaign.ts';
import { getCampaign } from './lifecycle/list-campaigns.ts';
import type { Campaign, CampaignItem, CreateCampaignInput } from './schemas.ts';

type Analyse = ReturnType<ReportPorts['createAnalyst']>['analyse'];
type AnalysisInput = Parameters<Analyse>[0];
type Draft = Awaited<ReturnType<Analyse>>['draft'];

const FAST = { sweepMs: 50, backoffMs: 20, graceMs: 300 };
export const UNKNOWN_ID = '0123456789abcdef01234567';
/** Never asked: its name is all that is needed of it. */
export const MODEL = { provider: 'openai', model: 'test-model' } as LanguageModel;

/** The one sentence that the analyst of these tests writes of whatever it is given. */
export function draftOf({ evidence }: AnalysisInput): Draft {
  const [first] = evidence;
  const summary =
    first === undefined ? [] : [{ text: first.text, citations: [{ evidenceId: first.id, quote: first.text }] }];
  return { summary, launches: [], keywords: [], mentions: [], news: [] };
}

/** What tests of campaigns work with: an empty workspace, a fake site and analyst, and an engine where one is started. */
export class CampaignBench {
  // The jobs live by the real clock, and so do their items here.
  readonly ctx: ServiceContext = createContext();
  /** Domains whose site was asked. */
  requestedDomains: string[] = [];
  notices: NewNotification[] = [];
  /** So long each site takes. */
  latencyMs = 0;
  analyse: Analyse = write;
  #engine: JobEngine | null = null;

  constructor() {
    beforeEach(async () => {
      await emptyTestDatabase();
      this.requestedDomains = [];
      this.notices = [];
      this.latencyMs = 0;
      this.analyse = write;
      registerReportJobs(() => this.#ports());
    });
    afterEach(async () => {
      await this.#engine?.stop();
      this.#engine = null;
    });
  }

  async startEngine(): Promise<void> {
    this.#engine = await startJobEngine({ ctx: this.ctx, timings: FAST });
  }

  async trackMany(count: number): Promise<string[]> {
    const ids: string[] = [];
    for (let i = 0; i < count; i++) ids.push(await this.track(`Company ${i}`, `c${i}.example.com`));
    return ids;
  }

  async track(name: string, domain: string): Promise<string> {
    const { id } = await createCompany({ ctx: this.ctx, input: { name, domain } });
    return id;
  }

  /** A company that lost its domain. */
  async trackWithoutDomain(): Promise<string> {
    const id = await this.track('Nowhere', 'nowhere.example.com');
    await CompanyModel.updateOne({ _id: id }, { $set: { domain: '' } });
    return id;
  }

  create(companyIds: string[], more: Partial<CreateCampaignInput> = {}): Promise<Campaign> {
    return createCampaign({ ctx: this.ctx, input: { name: 'Tech', companyIds, ...more } });
  }

  read({ id }: { id: string }): Promise<Campaign> {
    return getCampaign({ ctx: this.ctx, input: { id } });
  }

  async ended(campaign: { id: string }): Promise<Campaign> {
    await until(async () => (await this.read(campaign)).completedAt !== null);
    return this.read(campaign);
  }

  /** Of reports: each new company has a batch for its sync. */
  countBatches(): Promise<number> {
    return BatchModel.countDocuments({ kind: REPORT_KIND }).exec();
  }

  async #ports(): Promise<ReportPorts> {
    const gather = (job: Omit<GatherJob, 'site'>) => ({
      gathered: this.#gather(job),
      findings: Promise.resolve(null),
    });
    return {
      ...(await loadReportPorts()),
      site: { id: 'site', label: 'Company site', timeoutMs: 120_000, gather },
      gatherers: [],
      createAnalyst: (_, kind) => ({
        kind,
        name: 'Built-in analyst',
        version: '1',
        analyse: (input) => this.analyse(input),
      }),
      notify: async (_, notice) => void this.notices.push(notice),
    };
  }

  async #gather({ target, signal }: Omit<GatherJob, 'site'>): Promise<GatherResult> {
    this.requestedDomains.push(target.domain);
    await sleep(this.latencyMs, undefined, { signal });
    const page = { kind: 'page', title: 'News', date: null, publisher: target.domain, proof: 'own_domain' } as const;
    const url = `https://${target.domain}/news`;
    return { ...NOTHING_GATHERED, evidence: [{ ...page, url, text: `${target.name} opens an office in Oslo.` }] };
  }
}

async function write(input: AnalysisInput): ReturnType<Analyse> {
  return { draft: draftOf(input), inputTokens: 0, outputTokens: 0 };
}

export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await sleep(20);
}

export function statesOf(items: CampaignItem[]): string[] {
  return items.map(({ name, state }) => `${name}: ${state}`);
}
