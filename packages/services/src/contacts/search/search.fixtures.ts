import type { HttpClient, HttpRequest } from '@workbench/connectors/http';
import type { FoundPerson, PeopleConnector, PeoplePage, PeopleSearch } from '@workbench/connectors/people';
import { createContext, type ServiceContext } from '../../shared/context.ts';
import type { ConnectedSource } from '../../sources/index.ts';
import type { PeoplePorts } from '../people/people-ports.ts';
import type { PeopleSource } from '../schemas.ts';

type Reply = (search: PeopleSearch) => PeoplePage | Promise<PeoplePage>;

/** Reaches nothing; a paid request costs its maximum, unless its response never comes. */
const fakeHttp = (isSilent: () => boolean): HttpClient => ({
  async request({ url, paid }: HttpRequest) {
    if (isSilent()) await new Promise<never>(() => undefined);
    const answer = { status: 200, headers: {}, url, body: '{}', fetchedAt: new Date(0), fromStore: false };
    paid?.creditsOf(answer);
    return answer;
  },
  json: () => Promise.reject(new Error('not needed here')),
});

async function pay(http: HttpClient, credits: number): Promise<void> {
  const paid = { key: 'search:1', creditsMax: credits, freshForMs: 1000, creditsOf: () => credits };
  const limits = { host: 'example.com', minGapMs: 0, concurrency: 1, timeoutMs: 1000 };
  await http.request({ vendor: 'pdl', url: 'https://example.com', limits, paid });
}

/** Two sources that say what a test wants and remember what they were asked. */
export class FakeSources implements PeoplePorts {
  time = new Date('2026-06-15T10:00:00Z');
  /** Paid requests are sent, and get no response. */
  isSilent = false;
  readonly searches: Record<PeopleSource, PeopleSearch[]> = { apollo: [], pdl: [] };
  readonly reasons: Partial<Record<PeopleSource, string>> = {};
  readonly outcomes: [string, unknown][] = [];
  readonly spends: string[] = [];
  readonly replies: Record<PeopleSource, Reply> = { apollo: () => page([]), pdl: () => page([]) };

  readonly connectors = {
    apollo: this.#connector('apollo', 'Apollo', 0),
    pdl: this.#connector('pdl', 'People Data Labs', 1),
  };

  readonly ctx: ServiceContext = createContext({
    now: () => this.time,
    http: fakeHttp(() => this.isSilent),
  });

  readonly resolveConnection: PeoplePorts['resolveConnection'] = async (_, id) => this.#connected(id as PeopleSource);
  readonly prepareToSpend: PeoplePorts['prepareToSpend'] = async (_, ids) => void this.spends.push(...ids);
  readonly recordCallOutcome: PeoplePorts['recordCallOutcome'] = async (_, id, error) =>
    void this.outcomes.push([id, error]);

  #connected(source: PeopleSource): ConnectedSource {
    const reason = this.reasons[source] ?? null;
    return {
      label: source,
      settings: { baseUrl: 'https://example.com', apiKey: null, contactEmail: null, generic: null },
      isConnected: reason === null,
      reason,
      creditsExhaustedSince: null,
      creditsLeft: source === 'pdl' ? 60 : null,
      explain: (error) => (error instanceof Error ? error.message : 'unknown'),
    };
  }

  #connector(id: PeopleSource, label: string, price: number): PeopleConnector {
    return {
      id,
      label,
      sizeLabel: '1+',
      searchCredits: (perPage) => perPage * price,
      revealCredits: 1,
      search: async (http, search) => {
        this.searches[id].push(search);
        const found = await this.replies[id](search);
        if (price > 0) await pay(http, found.people.length);
        return found;
      },
      reveal: async () => [],
    };
  }
}

/** A page of a source; the last one unless it names the next. */
export function page(people: FoundPerson[], total = people.length, next: string | null = null): PeoplePage {
  return { people, total, next };
}
