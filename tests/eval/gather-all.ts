import { ConnectorError } from '@workbench/connectors/errors';
import {
  GATHER_HOST_IDS,
  type GatherJob,
  type GatherResult,
  NOTHING_GATHERED,
  type Posting,
} from '@workbench/connectors/gather';
import { GATHERERS, siteGatherer } from '@workbench/connectors/gatherers';
import type { HttpClient } from '@workbench/connectors/http';
import type { Sandbox, SandboxCompany } from '../../packages/sandbox/src/server/index.ts';
import { mergeEvidence } from '../../packages/services/src/reports/gather/merge-evidence.ts';
import type { EvidenceItem } from '../../packages/services/src/reports/schemas.ts';

export interface Findings {
  evidence: EvidenceItem[];
  postings: Posting[] | null;
  /** Sources that failed, in words. */
  failures: string[];
}

/** All real gatherers over one company of the sandbox, as a report asks them, without a database. */
export async function gatherAll(http: HttpClient, sandbox: Sandbox, company: SandboxCompany): Promise<Findings> {
  const job: Omit<GatherJob, 'site'> = {
    http,
    target: { name: company.name, domain: company.domain, locations: company.locations, ids: { cik: company.ids.cik } },
    settings: {
      contactEmail: 'operator@example.com',
      baseUrls: baseUrlsOf(sandbox),
      githubToken: null,
      googleNews: false,
    },
    now: sandbox.world.now(),
    signal: new AbortController().signal,
  };
  const failures: string[] = [];
  const quietly = (id: string, asked: Promise<GatherResult>) =>
    asked.catch((error: unknown) => {
      if (!(error instanceof ConnectorError)) throw error;
      // A site that does not want to be read is one of the cases.
      if (error.kind !== 'forbidden') failures.push(`${id}: ${error.message}`);
      return NOTHING_GATHERED;
    });
  const asked = siteGatherer.gather(job);
  const findings = asked.findings.catch(() => null);
  const answers = await Promise.all([
    quietly(siteGatherer.id, asked.gathered),
    ...GATHERERS.map((gatherer) => quietly(gatherer.id, gatherer.gather({ ...job, site: findings }))),
  ]);
  const told = answers.flatMap(({ postings }) => (postings === null ? [] : [postings]));
  return {
    evidence: mergeEvidence(answers.map(({ evidence }) => evidence)).items,
    postings: told.length === 0 ? null : [...new Map(told.flat().map((posting) => [posting.id, posting])).values()],
    failures,
  };
}

/** A source that the sandbox does not have is answered by it as unknown, never asked for real. */
function baseUrlsOf(sandbox: Sandbox): Record<string, string> {
  const unknown = Object.fromEntries(GATHER_HOST_IDS.map((id) => [id, `${sandbox.origin}/${id}`]));
  return { ...unknown, ...sandbox.baseUrls() };
}
