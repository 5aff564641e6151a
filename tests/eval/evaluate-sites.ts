import { createHttpClient, createMemoryShared } from '@workbench/connectors/http';
import { type Sandbox, startSandbox } from '../../packages/sandbox/src/server/index.ts';
import { SPECIAL_SITES } from '../../packages/sandbox/src/server/stories/special-sites/all-special-sites.ts';
import { factsOfSite } from '../../packages/sandbox/src/server/stories/special-story/special-truth.ts';
import { storyOf } from '../../packages/sandbox/src/server/stories/story-of.ts';
import type { Analyst } from '../../packages/services/src/reports/analyse/analyst.ts';
import { EMPTY_REPORT_DRAFT } from '../../packages/services/src/reports/analyse/analyst.ts';
import { verifyDraft } from '../../packages/services/src/reports/verify/verify-draft.ts';
import { gatherAll } from './gather-all.ts';
import { type SiteScore, scoreSite } from './score-site.ts';

export interface SiteResult extends SiteScore {
  domain: string;
  name: string;
  failures: string[];
}

const AT_ONCE = 6;
const DAY_MS = 24 * 3600_000;

/** The fixed companies of the sandbox: gathered over HTTP, analysed, verified and held against their truth. */
export async function evaluateSites(analyst: Analyst): Promise<SiteResult[]> {
  const sandbox = await startSandbox({ companies: 20 });
  const http = createHttpClient({
    shared: createMemoryShared(),
    userAgent: 'SalesIntelligenceWorkbench/0.1',
    allowPrivateNetwork: true,
    limitsLifted: true,
    sleep: async () => undefined,
  });
  const domains = [...SPECIAL_SITES.keys()];
  // All are known before the first is asked about: a search by name must be able to find any of them.
  for (const domain of domains) sandbox.world.byDomain(domain);
  const results: SiteResult[] = [];
  const workers = Array.from({ length: AT_ONCE }, async () => {
    for (let domain = domains.shift(); domain !== undefined; domain = domains.shift()) {
      results.push(await evaluateSite(domain, { sandbox, http, analyst }));
    }
  });
  try {
    await Promise.all(workers);
  } finally {
    await http.close();
    await sandbox.close();
  }
  return results.sort((a, b) => a.domain.localeCompare(b.domain));
}

interface Means {
  sandbox: Sandbox;
  http: ReturnType<typeof createHttpClient>;
  analyst: Analyst;
}

async function evaluateSite(domain: string, { sandbox, http, analyst }: Means): Promise<SiteResult> {
  const company = sandbox.world.byDomain(domain);
  const site = SPECIAL_SITES.get(domain);
  if (company === null || site === undefined) throw new Error(`the sandbox has no ${domain}`);
  const now = sandbox.world.now();
  const { evidence, postings, failures } = await gatherAll(http, sandbox, company);
  const grounds = { company: { name: company.name, domain }, evidence, postings, now };
  const draft = evidence.length > 0 ? (await analyst.analyse(grounds)).draft : EMPTY_REPORT_DRAFT;
  const { analysis } = verifyDraft(draft, grounds);
  const dayAgo = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10);
  const facts = factsOfSite(site, dayAgo);
  const { truth } = storyOf(company, now);
  return { ...scoreSite({ company, analysis, evidence, facts, truth, now }), domain, name: company.name, failures };
}
