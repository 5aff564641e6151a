import { connectorFor } from '@workbench/connectors/company-connectors';
import { ConnectorError } from '@workbench/connectors/errors';
import { GATHER_HOST_IDS, type GatherJob, type GatherResult, NOTHING_GATHERED } from '@workbench/connectors/gather';
import { GATHERERS, siteGatherer } from '@workbench/connectors/gatherers';
import type { HttpClient } from '@workbench/connectors/http';
import { mergeEvidence } from '../../../packages/services/src/reports/gather/merge-evidence.ts';
import type { Analysis, EvidenceItem } from '../../../packages/services/src/reports/schemas.ts';
import type { SiteEntry } from './site-set.ts';
import { type ReportWriter, type WrittenReport, writeOnSite } from './write-on-site.ts';

export interface SiteReport extends Pick<WrittenReport, 'draft' | 'drops' | 'failures'> {
  analysis: Analysis;
  evidence: EvidenceItem[];
  /** Headcount that the site states, by the source of figures that reads it; null for none. */
  headcount: { value: number; quote: string | null } | null;
  pages: string[];
  /** Whether a model wrote it, which has limits of what it reads. */
  isOfModel: boolean;
}

/** The product's own gatherers and verifier, and this writer, on one site, which `websiteBase` leads to. */
export async function reportOnSite(
  { name, domain, places, now }: SiteEntry,
  { http, writer, websiteBase }: { http: HttpClient; writer: ReportWriter; websiteBase: string },
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
  return {
    ...(await writeOnSite(grounds, writer)),
    evidence,
    headcount: await statedHeadcount(http, { name, domain }, websiteBase),
    pages: results.flatMap(({ pages }) => pages.map(({ url, state }) => `${state} ${url}`)),
    isOfModel: writer.analyst.kind === 'model',
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
