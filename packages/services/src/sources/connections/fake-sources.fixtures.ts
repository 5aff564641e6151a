import type { HttpClient, HttpRequest } from '@workbench/connectors/http';
import type { CompanyAnswer, CompanyQuery, Connector, ConnectorId, Figure } from '@workbench/connectors/types';
import { createContext, type ServiceContext } from '../../shared/context.ts';
import type { CallOutcome, SourceConnection, SourceNotice, SourcePorts } from './source-ports.ts';

export const DAY_MS = 86_400_000;

/** A clock that a test moves. */
export class TestClock {
  time = new Date('2026-06-15T10:00:00Z');
  readonly now = (): Date => new Date(this.time);
  forward(ms: number): void {
    this.time = new Date(this.time.getTime() + ms);
  }
}

/** Reaches nothing; a paid request costs its maximum. */
export const HTTP: HttpClient = {
  async request({ url, paid }: HttpRequest) {
    const answer = { status: 200, headers: {}, url, body: '{}', fetchedAt: new Date(0), fromStore: false };
    paid?.creditsOf(answer);
    return answer;
  },
  json: () => Promise.reject(new Error('not needed here')),
};

export function testContext(clock: TestClock): ServiceContext {
  return createContext({ now: clock.now, http: HTTP });
}

export function figure(headcount: number | Figure['headcount'], asOf: string | null = null): Figure {
  return {
    headcount: typeof headcount === 'number' ? { value: headcount } : headcount,
    kind: typeof headcount === 'number' ? 'exact' : 'band',
    scope: 'group',
    asOf: asOf === null ? null : new Date(asOf),
    url: 'https://example.com/source',
    quote: null,
  };
}

export function answer(parts: Partial<CompanyAnswer> = {}): CompanyAnswer {
  return { match: 'domain', figures: [], locations: [], industry: null, ids: {}, note: null, ...parts };
}

export type Reply = CompanyAnswer | null | Error;

/** A source that says what a test wants and remembers what it was asked. */
export class FakeSource {
  readonly queries: CompanyQuery[] = [];
  readonly connection: SourceConnection;
  reply: (query: CompanyQuery) => Reply | Promise<Reply> = () => null;

  constructor(
    id: ConnectorId,
    label: string,
    connector: Partial<Connector> = {},
    more: Partial<SourceConnection> = {},
  ) {
    const credits = connector.creditsPerCompany ?? 0;
    this.connection = {
      connector: {
        id,
        label,
        gives: 'figures',
        needs: 'nothing',
        description: '',
        licence: null,
        defaultBaseUrl: 'https://example.com',
        creditsPerCompany: credits,
        freshForMs: 7 * DAY_MS,
        requiresSourceId: false,
        findCompany: (http, query) => this.#answer(http, query, credits),
        testConnection: async () => undefined,
        ...connector,
      },
      label,
      creditsPerCompany: credits,
      settings: { baseUrl: 'https://example.com', apiKey: null, contactEmail: null, generic: null },
      isConnected: true,
      reason: null,
      creditCap: credits > 0 ? 100 : null,
      describedAt: null,
      lastOkAt: null,
      lastError: null,
      creditsExhaustedSince: null,
      ...more,
    };
  }

  async #answer(http: HttpClient, query: CompanyQuery, credits: number): Promise<CompanyAnswer | null> {
    this.queries.push(query);
    const reply = await this.reply(query);
    if (reply instanceof Error) throw reply;
    const paid = { key: query.domain, creditsMax: credits, freshForMs: DAY_MS, creditsOf: () => credits };
    const limits = { host: 'example.com', minGapMs: 0, concurrency: 1, timeoutMs: 1000 };
    await http.request({ vendor: 'fake', url: 'https://example.com', limits, ...(credits > 0 && { paid }) });
    return reply;
  }
}

/** The ports over fake sources; what was recorded and told is kept. */
export class FakePorts implements SourcePorts {
  sources: FakeSource[];
  readonly outcomes: [ConnectorId, CallOutcome][] = [];
  readonly notices: SourceNotice[] = [];
  readonly usage = new Map<string, { calls: number; credits: number }>();
  constructor(...sources: FakeSource[]) {
    this.sources = sources;
  }
  readConnections = async () => this.sources.map(({ connection }) => connection);
  recordOutcome = async (_: ServiceContext, id: ConnectorId, outcome: CallOutcome) =>
    void this.outcomes.push([id, outcome]);
  readUsageToday = async () => this.usage;
  notify = async (_: ServiceContext, notice: SourceNotice) => void this.notices.push(notice);
}
