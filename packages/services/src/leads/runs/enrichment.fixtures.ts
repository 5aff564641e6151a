import { setTimeout as sleep } from 'node:timers/promises';
import { ConnectorError } from '@workbench/connectors/errors';
import type { HttpAnswer, HttpClient, HttpRequest } from '@workbench/connectors/http';
import type { FoundPerson, PersonKey } from '@workbench/connectors/people';
import { PEOPLE_CONNECTORS } from '@workbench/connectors/people-connectors';
import type { FoundProfile } from '@workbench/connectors/profiles';
import type { ConnectorId } from '@workbench/connectors/types';
import { type LeadDoc, type LeadRunDoc, LeadRunModel } from '@workbench/db';
import { createContext, type ServiceContext } from '../../shared/context.ts';
import { FAST } from '../../shared/jobs/jobs.fixtures.ts';
import { type JobEngine, startJobEngine } from '../../shared/jobs/processor/engine.ts';
import type { ConnectedSource } from '../../sources/index.ts';
import { enrichLead } from '../enrich/enrich-lead.ts';
import type { EnrichPorts } from '../enrich/types.ts';
import { registerLeadJobs } from '../register-jobs.ts';
import { findLead } from '../store/change-lead.ts';
import { putLead } from '../store/leads.fixtures.ts';
import { getRun } from './list-runs.ts';
import { type StartRunInput, startRun } from './start-run.ts';

const LIMITS: HttpRequest['limits'] = { host: 'source.example', minGapMs: 0, concurrency: 1, timeoutMs: 1000 };

/** Whom the steps ask, each saying what a test wants; what was bought is kept as the ledger keeps it. */
export class EnrichBench {
  time = new Date('2026-11-21T12:00:00Z');
  readonly asked: PersonKey[] = [];
  /** Names of purchases that were paid for. */
  readonly bought: string[] = [];
  readonly looked: string[] = [];
  readonly researched: string[] = [];
  person: (key: PersonKey) => FoundPerson | null | Error = () => null;
  onSite: () => FoundProfile[] | Error = () => [];
  onWikidata: () => FoundProfile[] | Error = () => [];
  /** Called when the answer was paid for and before anything of it is stored. */
  answered: () => void = () => undefined;
  /** What becomes of a paid call that is handed over: throws, or waits as at the host's gate. */
  send: (signal?: AbortSignal, paid?: HttpRequest['paid']) => unknown = () => undefined;
  companyPrice = 2;
  /** Between the reservation for a company and the beginning of its asking. */
  companyWaitMs = 0;
  notConnected: ConnectorId[] = [];
  readonly #sold = new Map<string, HttpAnswer>();

  readonly #http: HttpClient = {
    request: async ({ paid, url, signal }) => {
      const key = paid?.key ?? '';
      if (!this.#sold.has(key)) await this.send(signal, paid);
      // Of two who ask at one moment, one buys.
      const known = this.#sold.get(key);
      if (known !== undefined) return { ...known, fromStore: true };
      const answer = { status: 200, headers: {}, url, body: '{}', fetchedAt: this.time, fromStore: false };
      this.#sold.set(key, answer);
      this.bought.push(key);
      paid?.creditsOf(answer);
      return answer;
    },
    json: () => Promise.reject(new Error('not needed here')),
  };

  readonly ports: EnrichPorts = {
    people: {
      ...PEOPLE_CONNECTORS.pdl,
      reveal: async (http, keys, _settings, signal) => {
        const [key] = keys as [PersonKey];
        this.asked.push(key);
        const person = this.person(key);
        if (person instanceof Error) throw person;
        const paid = { key: JSON.stringify(key), creditsMax: 1, freshForMs: 1000, creditsOf: () => (person ? 1 : 0) };
        const request = { vendor: 'pdl', url: 'https://source.example', limits: LIMITS, paid };
        await http.request({ ...request, ...(signal !== undefined && { signal }) });
        await sleep(1);
        this.answered();
        return [person];
      },
    },
    findOnSite: async () => this.#told('website', this.onSite()),
    findInWikidata: async () => this.#told('wikidata', this.onWikidata()),
    resolveConnection: async (_, id) => this.#connected(id),
    recordCallOutcome: async () => undefined,
    creditsPerNewCompany: async () => this.companyPrice,
    creditsToRefresh: async (_, ids) =>
      new Map(ids.map((id) => [id, this.researched.includes(id) ? 0 : this.companyPrice])),
    refreshCompanyFigures: async (_, companyId, { creditsMax }) => {
      if (this.companyWaitMs > 0) await sleep(this.companyWaitMs);
      const isKnown = this.researched.includes(companyId);
      if (!isKnown && creditsMax < this.companyPrice) return { credits: 0, message: 'not asked' };
      if (!isKnown) this.researched.push(companyId);
      return { credits: isKnown ? 0 : this.companyPrice, message: '120 employees' };
    },
  };

  readonly ctx: ServiceContext = createContext({
    now: () => this.time,
    http: this.#http,
  });

  #told(source: string, told: FoundProfile[] | Error): FoundProfile[] {
    this.looked.push(source);
    if (told instanceof Error) throw told;
    return told;
  }

  #connected(id: ConnectorId): ConnectedSource {
    const isConnected = !this.notConnected.includes(id);
    return {
      label: id,
      settings: { baseUrl: 'https://source.example', apiKey: 'key', contactEmail: 'me@example.com', generic: null },
      isConnected,
      reason: isConnected ? null : 'Enter a key',
      creditsExhaustedSince: null,
      creditsLeft: 60,
      explain: (error) => (error instanceof Error ? error.message : 'unknown'),
    };
  }

  /** A run of its own over one lead, without the engine. */
  async enrich(lead: LeadDoc, { signal, ...more }: Partial<LeadRunDoc> & { signal?: AbortSignal } = {}) {
    const run = runDoc(more);
    const item = {
      batchId: 'batch',
      key: lead._id.toHexString(),
      params: { runId: run._id, isForced: false, hasSheet: false },
      attempt: 1,
      signal: signal ?? new AbortController().signal,
      progress: async () => undefined,
    };
    if ((await LeadRunModel.exists({ _id: run._id })) === null) await LeadRunModel.collection.insertOne(run as never);
    const result = await enrichLead(this.ctx, item, this.ports);
    return { result, lead: await findLead(item.key) };
  }

  async start(): Promise<JobEngine> {
    registerLeadJobs(this.ports);
    return startJobEngine({ ctx: this.ctx, timings: FAST });
  }

  /** Begins a run over these leads, or over those of a list. */
  begin(leadIds: string[] | null, more: Partial<StartRunInput> = {}) {
    const start = { listId: null, leadIds, steps: ['pdl_search'], creditsMax: null, writesBack: false } as const;
    return startRun(this.ctx, { ...start, ...more });
  }

  async ended(runId: string) {
    for (;;) {
      const run = await getRun({ ctx: this.ctx, input: { id: runId } });
      if (run.finishedAt !== null) return run;
      await sleep(20);
    }
  }
}

export async function putLeads(
  count: number,
  parts: (index: number) => Parameters<typeof putLead>[0] = () => ({}),
): Promise<string[]> {
  const leads = await Promise.all(Array.from({ length: count }, (_, index) => putLead(parts(index))));
  return leads.map(({ _id }) => _id.toHexString());
}

let runs = 0;

function runDoc(parts: Partial<LeadRunDoc>): LeadRunDoc {
  return {
    _id: `run-${++runs}`,
    listId: null,
    steps: ['pdl_search', 'linkedin_discovery', 'company_research'],
    writesBack: false,
    creditsMax: null,
    creditsReserved: 0,
    batchId: 'batch',
    createdAt: new Date(),
    order: Date.now(),
    ...parts,
  };
}

/** Marta as People Data Labs knows her. */
export const marta = (parts: Partial<FoundPerson> = {}): FoundPerson => ({
  source: 'pdl',
  id: 'p1',
  name: 'Marta Oliveira',
  isNameHidden: false,
  title: 'COO',
  organizationName: 'Acme',
  organizationDomain: 'acme.com',
  organizationIndustry: 'Logistics',
  organizationSize: null,
  email: null,
  emailStatus: null,
  phone: null,
  city: 'Porto',
  state: null,
  country: 'Portugal',
  linkedinUrl: 'https://www.linkedin.com/in/marta-oliveira',
  seniority: null,
  hasEmail: null,
  hasPhone: null,
  likelihood: 9,
  ...parts,
});

export const profile = (confidence: number, slug = 'marta-oliveira'): FoundProfile => ({
  url: `https://www.linkedin.com/in/${slug}`,
  source: 'website',
  confidence,
  foundAt: 'https://acme.com/team',
});

export const outage = (retryAfterMs?: number): ConnectorError =>
  new ConnectorError('vendor_unavailable', 'pdl', 'The source does not answer', {
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  });
