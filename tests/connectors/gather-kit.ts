import { expect } from 'vitest';
import type {
  Gatherer,
  GatherJob,
  GatherResult,
  GatherSettings,
  SiteFindings,
} from '../../packages/connectors/src/gather/types.ts';
import type { Fault, Sandbox, SandboxCompany } from '../../packages/sandbox/src/server/index.ts';
import { SPECIAL_SITES } from '../../packages/sandbox/src/server/stories/special-sites/all-special-sites.ts';
import { kitClient } from './contract-kit.ts';

interface Asked {
  /** Addresses that the company's site leads to; null: it could not be read. */
  addresses?: string[] | null;
  settings?: Partial<GatherSettings>;
  target?: Partial<GatherJob['target']>;
}

/** What one gatherer finds about a company of the sandbox, in a client of its own. */
export async function gatherIn(
  sandbox: Sandbox,
  gatherer: Gatherer,
  { name, domain, locations }: SandboxCompany,
  { addresses = [], settings = {}, target = {} }: Asked = {},
): Promise<GatherResult> {
  const { http, close } = kitClient();
  const site: SiteFindings | null =
    addresses === null ? null : { addresses, postings: [], careersUrl: null, sameAs: [] };
  try {
    return await gatherer.gather({
      http,
      target: { name, domain, locations: locations, ids: {}, ...target },
      settings: {
        contactEmail: 'operator@example.com',
        baseUrls: sandbox.baseUrls(),
        githubToken: null,
        googleNews: false,
        ...settings,
      },
      site: Promise.resolve(site),
      now: sandbox.world.now(),
      signal: new AbortController().signal,
    });
  } finally {
    await close();
  }
}

/** The companies of the world, and the fixed ones, which have what few others have. */
export function worldWithFixed({ world }: Sandbox): SandboxCompany[] {
  const fixed = [...SPECIAL_SITES.keys()].flatMap((domain) => world.byDomain(domain) ?? []);
  return [...new Set([...world.all(), ...fixed])];
}

/** More than one gatherer sends for one company, with all repetitions. */
const EVERY_TIME = 1000;

/** The fault ends in its kind of failure, and the next call finds what the first one would have found. */
export async function checkGatherFault(
  sandbox: Sandbox,
  fault: { vendor: string; fault: Fault; kind: string },
  gather: () => Promise<GatherResult>,
): Promise<void> {
  const healthy = await gather();
  sandbox.setFault(fault.vendor, fault.fault, EVERY_TIME);
  try {
    await expect(gather()).rejects.toMatchObject({ name: 'ConnectorError', kind: fault.kind, vendor: fault.vendor });
  } finally {
    sandbox.clearFaults();
  }
  expect(await gather()).toEqual(healthy);
}

/** What a source can do to an answer, and what it is called then. */
export const GATHER_FAULTS: [fault: Fault, kind: string][] = [
  ['rate-limited', 'rate_limited'],
  ['server-error', 'vendor_unavailable'],
  ['html-502', 'vendor_unavailable'],
  ['text-in-200', 'contract_changed'],
  ['truncated-json', 'contract_changed'],
  ['wrong-shape', 'contract_changed'],
  ['empty', 'contract_changed'],
];
