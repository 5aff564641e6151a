import { connectorFor } from '@workbench/connectors/company-connectors';
import { ConnectorError } from '@workbench/connectors/errors';
import { GATHER_HOST_IDS, type GatherJob, type GatherResult, NOTHING_GATHERED } from '@workbench/connectors/gather';
import { GATHERERS, siteGatherer } from '@workbench/connectors/gatherers';
import type { HttpClient } from '@workbench/connectors/http';
import { type Analyst, EMPTY_REPORT_DRAFT } from '../../../packages/services/src/reports/analyse/analyst.ts';
import { mergeEvidence } from '../../../packages/services/src/reports/gather/merge-evidence.ts';
import type { Analysis, EvidenceItem } from '../../../packages/services/src/reports/schemas.ts';
import { verifyDraft } from '../../../packages/services/src/reports/verify/verify-draft.ts';
import type { SiteEntry } from './site-set.ts';

export interface SiteReport {
  analysis: Analysis;
  evidence: EvidenceItem[];
  /** Headcount that the site states, by the source of figures that reads it; null for none. */
  headcount: { value: number; quote: string | null } | null;
  /** Claims that the verifier rejected, with the reason. */
  rejected: string[];
  pages: string[];
}

/** The product's own gatherers, analyst and verifier on one site, which `websiteBase` leads to. */
export async function reportOnSite(
  { name, domain, places, now }: SiteEntry,
  { http, analyst, websiteBase }: { http: HttpClient; analyst: Analyst; websiteBase: string },
): Promise<SiteReport> {
  const day = new Date(`${now}T12:00:00Z`);
  const nowhere = websiteBase.replace('{domain}', 'unknown.invalid');
  const job: Omit<GatherJob, 'site'> = {
    http,
    target: { name, domain, locations: places, ids: {} },
    settings: {
      contactEmail: null,
      baseUrls: { ...Object.fromEntries(GATHER_HOST_IDS.map((id) => [id, nowhere])), website: websiteBase },
      githubToken: null,
      googleNews: false,
    },
    now: day,
    signal: new AbortController().signal,
  };
  const siteRun = siteGatherer.gather(job);
  const boards = GATHERERS.filter(({ id }) => id === 'job-boards');
  const results = await Promise.all([
    siteRun.gathered,
    ...boards.map((gatherer) => gatheredOrNothing(gatherer.gather({ ...job, site: siteRun.findings }))),
  ]);
  const evidence = mergeEvidence(results.map((result) => result.evidence)).items;
  const postingLists = results.flatMap(({ postings }) => (postings === null ? [] : [postings]));
  const grounds = {
    company: { name, domain },
    evidence,
    postings: postingLists.length === 0 ? null : postingLists.flat(),
    now: day,
  };
  const draft = evidence.length > 0 ? (await analyst.analyse(grounds)).draft : EMPTY_REPORT_DRAFT;
  const { analysis, drops } = verifyDraft(draft, grounds);
  return {
    analysis,
    evidence,
    headcount: await statedHeadcount(http, { name, domain }, websiteBase),
    rejected: drops.map(({ section, text, reason }) => `${section}: ${text.slice(0, 120)} (${reason})`),
    pages: results.flatMap(({ pages }) => pages.map(({ url, state }) => `${state} ${url}`)),
  };
}

async function gatheredOrNothing(gathered: Promise<GatherResult>): Promise<GatherResult> {
  try {
    return await gathered;
  } catch (error) {
    // A board elsewhere is not part of the stored site.
    if (error instanceof ConnectorError) return NOTHING_GATHERED;
    throw error;
  }
}

async function statedHeadcount(
  http: HttpClient,
  { name, domain }: { name: string; domain: string },
  baseUrl: string,
): Promise<SiteReport['headcount']> {
  const settings = { baseUrl, apiKey: null, contactEmail: null, generic: null };
  const answer = await connectorFor('website')
    .findCompany(http, { name, domain, locations: [], ids: {} }, settings)
    .catch((error: unknown) => {
      // A site that refuses crawlers, or needs scripts, states nothing.
      if (error instanceof ConnectorError && error.vendor === 'website') return null;
      throw error;
    });
  const figure = answer?.figures[0];
  return figure !== undefined && 'value' in figure.headcount
    ? { value: figure.headcount.value, quote: figure.quote }
    : null;
}
