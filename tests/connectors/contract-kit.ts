import type { HttpClient, HttpRequest } from '@workbench/connectors/http';
import { createHttpClient, createMemoryShared } from '@workbench/connectors/http';
import type {
  CompanyAnswer,
  CompanyQuery,
  Connector,
  ConnectorSettings,
  GenericSettings,
} from '@workbench/connectors/types';
import { expect } from 'vitest';
import type { Fault, Sandbox, SandboxCompany } from '../../packages/sandbox/src/server/index.ts';

/** How one connector is asked in the sandbox. */
export interface Case {
  connector: Connector;
  /** The sandbox's vendor; the connector's id but for the generic one. */
  vendor: string;
  key: string | null;
  generic: GenericSettings | null;
}

export const FAULTS: Record<Fault, string> = {
  'rate-limited': 'rate_limited',
  'rate-limited-retry-after': 'rate_limited',
  'server-error': 'vendor_unavailable',
  'html-502': 'vendor_unavailable',
  'text-in-200': 'contract_changed',
  'truncated-json': 'contract_changed',
  'wrong-shape': 'contract_changed',
  empty: 'contract_changed',
  'slow-headers': 'vendor_unavailable',
  'slow-body': 'vendor_unavailable',
  reset: 'vendor_unavailable',
  'redirect-private': 'blocked_address',
  'redirect-nowhere': 'contract_changed',
  'redirect-loop': 'contract_changed',
};

/** A site promises no shape: what is no page says nothing about its company, and that is no failure. */
const PAGES_MAY_BE_ANYTHING: ReadonlySet<Fault> = new Set(['text-in-200', 'truncated-json', 'wrong-shape', 'empty']);
/** More than any connector sends for one company, with all repetitions. */
const EVERY_TIME = 1000;
/** For the slow faults, which take three seconds; all else keeps the host's own time limit. */
export const HURRIED_MS = 150;
const CANDIDATES = 150;

/** A fresh client for one check: circuit, cache and counts begin anew; nothing waits between attempts. */
export function kitClient(timeoutMs: number | null = null) {
  const shared = createMemoryShared();
  const client = createHttpClient({
    shared,
    userAgent: 'SalesIntelligenceWorkbench/0.1',
    allowPrivateNetwork: true,
    limitsLifted: true,
    sleep: async () => undefined,
  });
  const hurried = (request: HttpRequest): HttpRequest => ({
    ...request,
    limits: { ...request.limits, timeoutMs: timeoutMs ?? request.limits.timeoutMs },
  });
  const http: HttpClient = {
    request: (request) => client.request(hurried(request)),
    json: (request, schema) => client.json(hurried(request), schema),
  };
  return { http, shared, close: client.close };
}

export function settingsOf({ vendor, key, generic }: Case, sandbox: Sandbox): ConnectorSettings {
  return { baseUrl: sandbox.baseUrl(vendor), apiKey: key, contactEmail: 'operator@example.com', generic };
}

const queryFor = ({ name, domain, locations, ids }: SandboxCompany): CompanyQuery => ({
  name,
  domain,
  locations,
  ids: { ...ids },
});

export const NOBODY: CompanyQuery = {
  name: 'Nobody Knows This One Ltd',
  domain: 'nobody-knows-this-one.invalid',
  locations: [],
  ids: {},
};

/** The first company of the world that this source knows. */
export async function findKnown(one: Case, sandbox: Sandbox): Promise<{ query: CompanyQuery; answer: CompanyAnswer }> {
  const { http, close } = kitClient();
  try {
    for (const company of sandbox.world.all().slice(0, CANDIDATES)) {
      const query = queryFor(company);
      const answer = await one.connector.findCompany(http, query, settingsOf(one, sandbox));
      if (answer !== null && (answer.figures.length > 0 || one.connector.gives === 'identity'))
        return { query, answer };
    }
  } finally {
    await close();
  }
  throw new Error(`${one.connector.id} knows none of ${CANDIDATES} companies of the sandbox`);
}

/** What every answer promises, whoever gives it. */
export function checkAnswer({ connector }: Case, answer: CompanyAnswer): void {
  for (const { headcount, url, asOf } of answer.figures) {
    const numbers = 'value' in headcount ? [headcount.value] : [headcount.min, headcount.max ?? headcount.min];
    for (const number of numbers) expect(Number.isInteger(number) && number >= 0).toBe(true);
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    if (url !== null) expect(URL.canParse(url)).toBe(true);
    if (asOf !== null) expect(Number.isNaN(asOf.getTime())).toBe(false);
  }
  // An identity source says what it knows in words and invents no headcount.
  if (connector.gives === 'identity') expect(answer.figures).toEqual([]);
  for (const place of answer.locations) expect(place.trim()).not.toBe('');
}

/** The fault ends in its kind of failure, in words without a secret, and the source works again afterwards. */
export async function checkFault(one: Case, sandbox: Sandbox, query: CompanyQuery, fault: Fault): Promise<void> {
  const { http, close } = kitClient(fault.startsWith('slow') ? HURRIED_MS : null);
  const settings = settingsOf(one, sandbox);
  sandbox.setFault(one.vendor, fault, EVERY_TIME);
  try {
    const asked = one.connector.findCompany(http, query, settings);
    if (one.connector.id === 'website' && PAGES_MAY_BE_ANYTHING.has(fault)) {
      expect((await asked)?.figures ?? []).toEqual([]);
    } else {
      const failure = await asked.then(
        (answer) => ({ kind: 'no failure', message: JSON.stringify(answer), name: '' }),
        (error) => error,
      );
      expect(failure, failure.message).toMatchObject({ name: 'ConnectorError', kind: FAULTS[fault] });
      expect(failure.vendor).toBe(one.connector.id);
      if (one.key !== null) expect(failure.message).not.toContain(one.key);
    }
  } finally {
    sandbox.clearFaults();
    await close();
  }
  const later = kitClient();
  const answer = await one.connector.findCompany(later.http, query, settings);
  await later.close();
  expect(answer).not.toBeNull();
}
