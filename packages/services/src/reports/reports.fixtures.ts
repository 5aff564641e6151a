import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Evidence,
  type Gatherer,
  type GathererId,
  type GatherJob,
  type GatherResult,
  NOTHING_GATHERED,
  type Posting,
  type SiteFindings,
} from '@workbench/connectors/gather';
import type { LanguageModel } from '@workbench/connectors/language-model/types';
import { CompanyModel } from '@workbench/db';
import { Types } from 'mongoose';
import type { NewNotification } from '../settings/index.ts';
import { createContext, type ServiceContext } from '../shared/context.ts';
import type { ItemRun } from '../shared/jobs/types.ts';
import type { AnalysisInput, Analyst, ReportDraft } from './analyse/analyst.ts';
import { EMPTY_REPORT_DRAFT } from './analyse/analyst.ts';
import type { ReportPorts } from './runs/report-ports.ts';
import type { ReportRunParams } from './runs/report-run-params.ts';
import type { AnalystKind } from './schemas.ts';
import type { SecondReader } from './second-reading/second-reader.ts';
import { storeReport } from './store/store-report.ts';
import { REPORT_PORTS } from './writing/default-report-ports.ts';

export const NOW = new Date('2026-11-21T12:00:00Z');
export const DAY_MS = 86_400_000;
export const UNKNOWN_ID = '0123456789abcdef01234567';

export class TestClock {
  time = new Date(NOW);
  readonly now = (): Date => new Date(this.time);
  forward(ms: number): void {
    this.time = new Date(this.time.getTime() + ms);
  }
}

/** Never asked: its name is all that is needed of it. */
export const MODEL = { provider: 'openai', model: 'test-model' } as LanguageModel;

export function contextOf(clock: TestClock, model: LanguageModel | null = null): ServiceContext {
  return createContext({ now: clock.now, model });
}

let companies = 0;

/** Straight into the database: with its sync, a company would take the time that a test does not have. */
export async function track(name: string, domain: string, locations: string[] = []): Promise<string> {
  const _id = new Types.ObjectId();
  companies++;
  await CompanyModel.collection.insertOne({
    _id,
    name,
    nameKey: `${name.toLowerCase()}${companies}`,
    domain,
    industry: null,
    words: [],
    records: [],
    aggregatedEmployeeCount: null,
    sourceCount: 0,
    dataQuality: 'low',
    locations,
    createdAt: NOW,
    updatedAt: NOW,
  } as never);
  return _id.toHexString();
}

export function evidenceOf(url: string, text = 'Acme opens an office in Oslo.'): Evidence {
  return { kind: 'page', url, title: 'Acme', date: '2026-10-02', publisher: 'acme.example', text, proof: 'own_domain' };
}

export function postingOf(id: string, title = 'Engineer'): Posting {
  return { id, title, department: 'Engineering', location: 'Oslo', url: null, postedOn: null };
}

export const gatheredOf = (part: Partial<GatherResult>): GatherResult => ({ ...NOTHING_GATHERED, ...part });

export function gathererOf(
  id: GathererId,
  gather: (job: GatherJob) => Promise<GatherResult>,
  timeoutMs = 5000,
): Gatherer {
  return { id, label: id, timeoutMs, gather };
}

/** The one sentence that the analyst of these tests writes of whatever it is given. */
function draftOf({ evidence }: AnalysisInput): ReportDraft {
  const [first] = evidence;
  if (first === undefined) return EMPTY_REPORT_DRAFT;
  const quote = first.text.split('\n')[0] ?? '';
  return { ...EMPTY_REPORT_DRAFT, summary: [{ text: quote, citations: [{ evidenceId: first.id, quote }] }] };
}

type SiteAnswer = { gathered: Promise<GatherResult>; findings: Promise<SiteFindings | null> };

/** Ports over a site and an analyst that say what a test wants; what they were asked is kept. */
export class FakePorts {
  readonly requestedDomains: string[] = [];
  readonly analysed: AnalysisInput[] = [];
  readonly notices: NewNotification[] = [];
  /** So long each site takes. */
  latencyMs = 0;
  gatherers: Gatherer[] = [];
  gather: (job: Omit<GatherJob, 'site'>) => Promise<GatherResult> = async ({ target }) =>
    gatheredOf({
      evidence: [evidenceOf(`https://${target.domain}/news`, `${target.name} opens an office in Oslo.`)],
      pages: [{ url: `https://${target.domain}/news`, state: 'read', message: null }],
    });
  findings: () => Promise<SiteFindings | null> = async () => null;
  analyse: Analyst['analyse'] = async (input) => ({ draft: draftOf(input), inputTokens: 900, outputTokens: 100 });
  analystVersion = '1';
  /** What reads a model's statements again. */
  reader: SecondReader | null = null;
  readonly ports: ReportPorts;

  constructor() {
    const gatherSite = (job: Omit<GatherJob, 'site'>): SiteAnswer => {
      this.requestedDomains.push(job.target.domain);
      const answer = sleep(this.latencyMs, undefined, { signal: job.signal }).then(() => this.gather(job));
      return { gathered: answer, findings: this.findings() };
    };
    const ports = this;
    this.ports = {
      ...REPORT_PORTS,
      site: { id: 'site', label: 'Company site', timeoutMs: 60_000, gather: gatherSite },
      get gatherers() {
        return ports.gatherers;
      },
      createAnalyst: (ctx, kind) => this.#analyst(ctx, kind),
      createReader: (_, kind) => (kind === 'built-in' ? null : ports.reader),
      notify: async (_, notice) => void this.notices.push(notice),
    };
  }

  #analyst({ model }: ServiceContext, kind: AnalystKind): Analyst {
    return {
      kind,
      name: kind === 'model' ? (model?.model ?? 'none') : 'Built-in analyst',
      version: this.analystVersion,
      analyse: (input) => {
        this.analysed.push(input);
        return this.analyse(input);
      },
    };
  }
}

export function paramsOf(fields: Partial<ReportRunParams> = {}): ReportRunParams {
  return {
    origin: 'bulk',
    campaignId: null,
    title: null,
    askedAt: NOW.toISOString(),
    skipYoungerThanDays: 0,
    analyst: 'built-in',
    ...fields,
  };
}

export function itemOf(key: string, fields: Partial<ItemRun<ReportRunParams>> = {}): ItemRun<ReportRunParams> {
  return {
    batchId: 'batch-1',
    key,
    params: paramsOf(),
    attempt: 1,
    signal: new AbortController().signal,
    progress: async () => undefined,
    ...fields,
  };
}

/** A report of Acme without findings. @returns whether it was stored */
export function storeReportOf(companyId: string, _id: string): Promise<boolean> {
  const company = { companyId: new Types.ObjectId(companyId), companyName: 'Acme', domain: 'acme.com' };
  const empty = {
    data: {},
    analystKind: 'built-in',
    analystName: 'Built-in',
    durationMs: 0,
    tokens: 0,
    openings: null,
  };
  return storeReport({ _id, ...company, generatedAt: new Date('2026-11-14T10:00:00Z'), batchId: 'batch', ...empty });
}
