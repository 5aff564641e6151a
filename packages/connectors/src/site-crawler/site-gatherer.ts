import type { GatherJob, GatherResult, GatherTarget, SiteFindings, SiteGatherer } from '../gather/types.ts';
import { NOTHING_GATHERED } from '../gather/types.ts';
import { type CrawlSession, createCrawlSession } from './crawl-session.ts';
import { type Candidate, chooseIndexes, toCandidates } from './navigation/choose-pages.ts';
import type { Section } from './navigation/page-category.ts';
import type { ReadablePage } from './page/readable-page.ts';
import { readCareers } from './read-careers.ts';
import { type NewsRead, readNews } from './read-news.ts';
import { toSiteEvidence } from './results/evidence.ts';
import { toFindings } from './results/findings.ts';

/** Standing pages that tell what a company does and where, after its careers and news. */
const STATIC_SECTIONS: Section[] = ['about', 'products', 'research', 'locations'];

/** The company's own site: what it says of itself, its news, and where else it is to be found. */
export const siteGatherer: SiteGatherer = {
  id: 'site',
  label: 'Company site',
  timeoutMs: 90_000,
  gather(job) {
    const { promise, resolve } = Promise.withResolvers<SiteFindings | null>();
    // Others wait for the findings: they are settled whatever happens here.
    const gathered = gatherSite(job, resolve).finally(() => resolve(null));
    return { gathered, findings: promise };
  },
};

type SiteJob = Omit<GatherJob, 'site'>;

async function gatherSite(job: SiteJob, onFindings: (findings: SiteFindings) => void): Promise<GatherResult> {
  const domain = job.target.domain
    .trim()
    .toLowerCase()
    .replace(/^www\./, '');
  // The domain becomes the host, so nothing in it may end the host's name.
  if (!/^[a-z0-9][a-z0-9.-]*$/.test(domain)) {
    return { ...NOTHING_GATHERED, note: `"${job.target.domain}" is not a domain that can be read.` };
  }
  const run = createCrawlSession({ ...job, target: { ...job.target, domain } });
  const start = await run.start();
  const first = run.read(start);
  const sitemap = run.sitemap(start).then((entries) => entries.map(toCandidate));
  // Whoever waits for it hears of a failure; a run that ends before must not leave one that no one heard of.
  sitemap.catch(() => undefined);
  const answer = await first;
  const home = answer?.page ?? null;
  if (home === null) {
    await sitemap;
    return { ...NOTHING_GATHERED, pages: run.outcomes(), note: noteWithoutHome(answer?.outcome.message ?? null) };
  }
  const news = await readRest(run, home, sitemap, { ...job.target, domain }, onFindings);
  const evidence = toSiteEvidence(run.pages(), news, { domain, latest: run.latest });
  return {
    evidence,
    // They are the careers page's, and are counted by the job boards, which know more.
    postings: null,
    unconfirmed: [],
    pages: run.outcomes(),
    note: evidence.length === 0 && home.isScriptOnly ? NEEDS_BROWSER : null,
  };
}

const NEEDS_BROWSER = 'The site shows its text only in a browser; nothing could be read.';
const noteWithoutHome = (message: string | null) => `The site could not be read. ${message ?? ''}`.trim();
const toCandidate = ({ url, changedOn }: { url: string; changedOn: string | null }): Candidate => ({
  url,
  changedOn,
  text: '',
});

/**
 * All after the home page, as much of it at the same time as can be: the host's gate keeps the pace. Careers come
 * first, because job boards and others wait for what they tell.
 */
async function readRest(
  run: CrawlSession,
  home: ReadablePage,
  sitemap: Promise<Candidate[]>,
  target: GatherTarget,
  onFindings: (findings: SiteFindings) => void,
): Promise<NewsRead> {
  const links = toCandidates(home);
  const careers = readCareers(run, home, links, sitemap).then((read) =>
    onFindings(toFindings(home, read, run.latest, target)),
  );
  const news = readNews(run, home, links, sitemap);
  const [newsRead] = await Promise.all([news, careers, run.isHurried() ? null : readStaticPages(run, links, sitemap)]);
  return newsRead;
}

/** What the home page links is asked for at once, the others when the sitemap is there. */
async function readStaticPages(run: CrawlSession, links: Candidate[], sitemap: Promise<Candidate[]>): Promise<void> {
  const linked = STATIC_SECTIONS.map((section) => chooseIndexes(links, section, run.domain)[0]);
  const early = linked.map((url) => (url === undefined ? null : run.read(url)));
  const late = sitemap.then((entries) => {
    const missing = STATIC_SECTIONS.filter((_section, index) => linked[index] === undefined);
    const urls = missing.flatMap((section) => chooseIndexes(entries, section, run.domain)[0] ?? []);
    return Promise.all(urls.map((url) => run.read(url)));
  });
  await Promise.all([...early, late]);
}
