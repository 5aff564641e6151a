import { setTimeout as sleep } from 'node:timers/promises';
import { ConnectorError } from '@workbench/connectors/errors';
import type { HttpClient, HttpRequest } from '@workbench/connectors/http';
import type { FoundPerson, PeopleConnector } from '@workbench/connectors/people';
import { createContext, type ServiceContext } from '../../shared/context.ts';
import type { ConnectedSource } from '../../sources/index.ts';
import { apollo, foundPerson } from '../people/people.fixtures.ts';
import { PEOPLE_PORTS } from '../people/people-ports.ts';
import { storeResultPage } from '../results/stored-pages.ts';
import type { PeopleSource } from '../schemas.ts';
import type { RevealPorts } from './run-order.ts';

export const NOON = new Date('2026-11-21T12:00:00Z');
const DAY_MS = 86_400_000;

/** As Apollo's search shows someone: without the last name. */
export function maskedPerson(id: string, parts: Partial<FoundPerson> = {}): FoundPerson {
  const name = `Marta Ol***${id}`;
  return apollo(id, { name, isNameHidden: true, hasEmail: true, ...parts });
}

/** As a source gives someone away. */
export function revealedPerson(source: PeopleSource, id: string, parts: Partial<FoundPerson> = {}): FoundPerson {
  const email = `marta.${id}@acme.com`;
  return foundPerson({ source, id, name: `Marta Oliveira${id}`, email, hasEmail: true, ...parts });
}

/** A page of results that holds one row for each list of people. */
export async function storeTestPage(rows: FoundPerson[][], foundAt = NOON): Promise<string[]> {
  const people = rows.map((known) => {
    const id = `${known[0]?.source}:${known[0]?.id}`;
    return { id, people: known, mergedBecause: known.length > 1 ? 'Same LinkedIn profile' : null };
  });
  await storeResultPage({ searchKey: 'test', page: 1, next: {}, totals: {} }, people, foundAt);
  return people.map(({ id }) => id);
}

const LIMITS: HttpRequest['limits'] = { host: 'source.example', minGapMs: 0, concurrency: 1, timeoutMs: 1000 };

/** A source that sells people by the group. */
class FakeSource {
  /** Whom it has been paid for, each time. */
  bought: string[] = [];
  calls = 0;
  fails: ConnectorError['kind'] | null = null;
  latencyMs = 0;
  /** What the day's cap still pays for; null: there is none. */
  creditsLeft: number | null = null;
  /** Who is not in this list is not known to the source; null: all are. */
  knows: string[] | null = null;
  parts: Partial<FoundPerson> = {};

  readonly source: PeopleSource;

  constructor(source: PeopleSource) {
    this.source = source;
  }

  readonly reveal: PeopleConnector['reveal'] = async (http, keys) => {
    this.calls++;
    await sleep(this.latencyMs);
    if (this.fails !== null) throw new ConnectorError(this.fails, this.source, `it ended as ${this.fails}`);
    const ids = keys.map(({ id, linkedinUrl }) => id ?? linkedinUrl ?? '');
    const known = ids.filter((id) => this.knows?.includes(id) ?? true);
    const creditsOf = () => {
      this.bought.push(...known);
      return known.length;
    };
    if (this.creditsLeft !== null && ids.length > this.creditsLeft) {
      throw new ConnectorError('cap_reached', this.source, 'it ended as cap_reached');
    }
    if (this.creditsLeft !== null) this.creditsLeft -= known.length;
    const paid = { key: [...ids].sort().join('|'), creditsMax: ids.length, freshForMs: 1, creditsOf };
    await http.request({ vendor: this.source, url: 'https://source.example', limits: LIMITS, paid });
    return ids.map((id) => (known.includes(id) ? revealedPerson(this.source, id, this.parts) : null));
  };
}

const ANSWER = { status: 200, body: '', headers: {} };

/** Keeps what was bought as the ledger does, by the whole group and by nothing else, and tells its price. */
function ledgerRequest(): HttpClient['request'] {
  const sold = new Set<string>();
  return async ({ vendor, paid }) => {
    const name = `${vendor}:${paid?.key}`;
    if (!sold.has(name)) {
      if (paid?.isStoredOnly) throw new ConnectorError('invalid_request', vendor, 'this was not bought before');
      sold.add(name);
      paid?.creditsOf(ANSWER as never);
    }
    return ANSWER as never;
  };
}

/** A workspace with two sources of people, a clock, and nothing in it. */
export class RevealBench {
  now = NOON;
  connected = new Set<string>(['apollo', 'pdl']);
  outcomes: unknown[] = [];
  readonly apollo = new FakeSource('apollo');
  readonly pdl = new FakeSource('pdl');
  readonly ports: RevealPorts = {
    connectors: {
      apollo: { ...PEOPLE_PORTS.connectors.apollo, reveal: this.apollo.reveal },
      pdl: { ...PEOPLE_PORTS.connectors.pdl, reveal: this.pdl.reveal },
    },
    resolveConnection: async (_, id) => this.#connected(id),
    prepareToSpend: async () => undefined,
    recordCallOutcome: async (_, id, error) => void this.outcomes.push([id, error]),
    waitMs: 3000,
  };
  readonly ctx: ServiceContext = createContext({
    now: () => this.now,
    http: { request: ledgerRequest(), json: () => Promise.reject(new Error('not needed here')) },
  });

  passDays(days: number): void {
    this.now = new Date(this.now.getTime() + days * DAY_MS);
  }

  #connected(id: string): ConnectedSource {
    const isConnected = this.connected.has(id);
    return {
      label: id,
      settings: { baseUrl: '', apiKey: 'key', contactEmail: null, generic: null },
      isConnected,
      reason: isConnected ? null : 'Enter an API key under Data Sources',
      creditsExhaustedSince: null,
      creditsLeft: id === 'apollo' ? this.apollo.creditsLeft : this.pdl.creditsLeft,
      explain: (error) => (error instanceof Error ? error.message : String(error)),
    };
  }
}
