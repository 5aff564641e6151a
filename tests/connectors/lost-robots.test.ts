import type { PageOutcome } from '@workbench/connectors/gather';
import { siteGatherer } from '@workbench/connectors/gatherers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { CONNECTORS } from '../../packages/connectors/src/registry/company-connectors.ts';
import {
  type Fault,
  type Sandbox,
  type SandboxCompany,
  startSandbox,
} from '../../packages/sandbox/src/server/index.ts';
import { isSpecial } from '../../packages/sandbox/src/server/stories/story-of.ts';
import { kindOf } from '../../packages/sandbox/src/server/vendors/website/pages.ts';
import { kitClient } from './contract-kit.ts';
import { gatherIn } from './gather-kit.ts';

let sandbox: Sandbox;
let company: SandboxCompany;
beforeAll(async () => {
  sandbox = await startSandbox({ companies: 150 });
  const declares = (one: SandboxCompany) => kindOf(one) === 'value' && !isSpecial(one.domain);
  company = sandbox.world.all().find(declares) as SandboxCompany;
});
afterEach(() => sandbox.clearFaults());
afterAll(() => sandbox.close());

/** More than a reader sends for one company. */
const EVERY_TIME = 1000;

/** What a report's reader makes of the site. */
async function reportPages(): Promise<PageOutcome[]> {
  const gather = (job: Parameters<typeof siteGatherer.gather>[0]) => siteGatherer.gather(job).gathered;
  return (await gatherIn(sandbox, { ...siteGatherer, gather }, company)).pages;
}

/** What a sync's reader makes of it: how many figures, or the kind of its failure and whether it is tried again. */
async function syncOutcome(): Promise<unknown> {
  const { http, close } = kitClient();
  const settings = { baseUrl: sandbox.baseUrl('website'), apiKey: null, contactEmail: null, generic: null };
  const { name, domain, locations } = company;
  try {
    const answer = await CONNECTORS.website.findCompany(http, { name, domain, locations, ids: {} }, settings);
    return answer?.figures.length;
  } catch (error) {
    const { kind, isRetryable } = error as { kind: string; isRetryable: boolean };
    return { kind, isRetryable };
  } finally {
    await close();
  }
}

describe('a robots.txt that redirects nowhere is no file, and forbids nothing (RFC 9309, 2.3.1.2)', () => {
  // A circle ends where it closes for one reader, and after five redirects for the other.
  it.each<[Fault, number, number]>([
    ['redirect-nowhere', 1, 1],
    ['redirect-loop', 2, 6],
  ])('%s', async (fault, timesInReport, timesInSync) => {
    sandbox.setFault('website', fault, timesInReport);
    expect((await reportPages())[0]).toEqual({ url: `https://${company.domain}/`, state: 'read', message: null });
    sandbox.setFault('website', fault, timesInSync);
    expect(await syncOutcome()).toBe(1);
  });
});

describe('nothing is read behind a robots.txt', () => {
  it('that leads to an address that is refused, and that is not tried again', async () => {
    sandbox.setFault('website', 'redirect-private', EVERY_TIME);
    expect((await reportPages()).map(({ state }) => state)).toEqual(['forbidden']);
    expect(await syncOutcome()).toEqual({ kind: 'blocked_address', isRetryable: false });
  });

  it('that has a fault of its own, and that is tried again', async () => {
    sandbox.setFault('website', 'server-error', EVERY_TIME);
    expect((await reportPages()).map(({ state }) => state)).toEqual(['failed']);
    expect(await syncOutcome()).toEqual({ kind: 'vendor_unavailable', isRetryable: true });
  });
});
