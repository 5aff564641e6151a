import type { GatherJob, GatherTarget, Posting, SiteFindings } from '@workbench/connectors';
import { getWorkspaceSettings } from '../settings/index.ts';
import type { ServiceContext } from '../shared/context.ts';
import { numberEvidence } from './number-evidence.ts';
import type { ReportPorts } from './report-ports.ts';
import { runSource, type SourceAnswer } from './run-source.ts';
import type { EvidenceItem, GatherOutcome, ReportData } from './schemas.ts';

/** Everything that was found out about a company, before anybody has read meaning into it. */
export interface Findings {
  evidence: EvidenceItem[];
  /** null: no board was found. */
  postings: Posting[] | null;
  unconfirmed: ReportData['unconfirmed'];
  outcomes: GatherOutcome[];
  pagesRead: number;
}

const UNCONFIRMED_MAX = 50;

/** Asks the site and all other sources at once, each within its own time and failing on its own. */
export async function gather(
  ctx: ServiceContext,
  { target, signal }: { target: GatherTarget; signal: AbortSignal },
  { site, gatherers }: Pick<ReportPorts, 'site' | 'gatherers'>,
): Promise<Findings> {
  const { http, contactEmail, baseUrls, githubToken } = ctx.outside;
  const { googleNews } = await getWorkspaceSettings();
  const settings = { contactEmail, baseUrls, githubToken, googleNews };
  const job: Omit<GatherJob, 'site' | 'signal'> = { http, target, settings, now: ctx.now() };
  const findings = Promise.withResolvers<SiteFindings | null>();
  const askSite = (own: AbortSignal) => {
    const asked = site.gather({ ...job, signal: own });
    asked.findings.then(findings.resolve, () => findings.resolve(null));
    return asked.gathered;
  };
  // Whatever becomes of the site, nobody may wait for its findings longer than for the site itself.
  const first = runSource(ctx, { ...site, begin: askSite }, signal).finally(() => findings.resolve(null));
  const others = gatherers.map((gatherer) => {
    const begin = (own: AbortSignal) => gatherer.gather({ ...job, site: findings.promise, signal: own });
    return runSource(ctx, { ...gatherer, begin }, signal);
  });
  return merge(await Promise.all([first, ...others]));
}

function merge(answers: SourceAnswer[]): Findings {
  const { items, perSource } = numberEvidence(answers.map(({ gathered }) => gathered.evidence));
  const outcomes = answers.map(({ outcome }, index) => ({ ...outcome, evidence: perSource[index] ?? 0 }));
  const pages = answers.flatMap(({ gathered }) => gathered.pages);
  return {
    evidence: items,
    postings: mergePostings(answers),
    unconfirmed: answers.flatMap(({ gathered }) => gathered.unconfirmed).slice(0, UNCONFIRMED_MAX),
    outcomes,
    pagesRead: pages.filter(({ state }) => state === 'read').length,
  };
}

/** A posting that two sources tell of counts once. */
function mergePostings(answers: SourceAnswer[]): Posting[] | null {
  const told = answers.flatMap(({ gathered: { postings } }) => (postings === null ? [] : [postings]));
  if (told.length === 0) return null;
  return [...new Map(told.flat().map((posting) => [posting.id, posting])).values()];
}
