import type { GatherJob, GatherTarget, Posting, SiteFindings } from '@workbench/connectors/gather';
import { getWorkspaceSettings, readContactEmail } from '../../settings/index.ts';
import type { ServiceContext } from '../../shared/context.ts';
import type { ReportPorts } from '../runs/report-ports.ts';
import type { EvidenceItem, GatherOutcome, ReportData } from '../schemas.ts';
import { mergeEvidence } from './merge-evidence.ts';
import { type GathererResult, runGatherer } from './run-gatherer.ts';

/** Everything that was found out about a company, before anybody has read meaning into it. */
export interface GatheredFindings {
  evidence: EvidenceItem[];
  /** null: no board was found. */
  postings: Posting[] | null;
  unconfirmed: ReportData['unconfirmed'];
  outcomes: GatherOutcome[];
  pagesRead: number;
}

const UNCONFIRMED_MAX = 50;

/** Queries the site and all other sources in parallel, each with its own time limit and its own failure. */
export async function gatherFindings(
  ctx: ServiceContext,
  { target, signal }: { target: GatherTarget; signal: AbortSignal },
  { site, gatherers }: Pick<ReportPorts, 'site' | 'gatherers'>,
): Promise<GatheredFindings> {
  const { http, environment } = ctx;
  const { baseUrls, githubToken } = environment;
  const [{ googleNews }, contactEmail] = await Promise.all([getWorkspaceSettings(), readContactEmail(ctx)]);
  const settings = { contactEmail, baseUrls, githubToken, googleNews };
  const job: Omit<GatherJob, 'site' | 'signal'> = { http, target, settings, now: ctx.now() };
  const findings = Promise.withResolvers<SiteFindings | null>();
  const gatherSite = (own: AbortSignal) => {
    const siteRun = site.gather({ ...job, signal: own });
    siteRun.findings.then(findings.resolve, () => findings.resolve(null));
    return siteRun.gathered;
  };
  // Whatever happens to the site, its findings are awaited no longer than the site itself.
  const first = runGatherer(ctx, { ...site, run: gatherSite }, signal).finally(() => findings.resolve(null));
  const others = gatherers.map((gatherer) => {
    const begin = (own: AbortSignal) => gatherer.gather({ ...job, site: findings.promise, signal: own });
    return runGatherer(ctx, { ...gatherer, run: begin }, signal);
  });
  return mergeResults(await Promise.all([first, ...others]));
}

function mergeResults(results: GathererResult[]): GatheredFindings {
  const { items, perSource } = mergeEvidence(results.map(({ gathered }) => gathered.evidence));
  const outcomes = results.map(({ outcome }, index) => ({ ...outcome, evidence: perSource[index] ?? 0 }));
  const pages = results.flatMap(({ gathered }) => gathered.pages);
  return {
    evidence: items,
    postings: mergePostings(results),
    unconfirmed: results.flatMap(({ gathered }) => gathered.unconfirmed).slice(0, UNCONFIRMED_MAX),
    outcomes,
    pagesRead: pages.filter(({ state }) => state === 'read').length,
  };
}

/** A posting from two sources counts once. */
function mergePostings(results: GathererResult[]): Posting[] | null {
  const postingLists = results.flatMap(({ gathered: { postings } }) => (postings === null ? [] : [postings]));
  if (postingLists.length === 0) return null;
  return [...new Map(postingLists.flat().map((posting) => [posting.id, posting])).values()];
}
