import type { CrawlSession } from './crawl-session.ts';
import { pageKey } from './fetch/page-key.ts';
import {
  type Candidate,
  chooseCareersElsewhere,
  chooseIndexes,
  toCandidates,
  uniqueBy,
} from './navigation/choose-pages.ts';
import { localeOf } from './navigation/news-indexes.ts';
import { toPageCategory } from './navigation/page-category.ts';
import type { PageAnswer } from './page/page-reader.ts';
import type { ReadablePage } from './page/readable-page.ts';
import type { CareersPages } from './results/findings.ts';

const COMMON_PATHS = ['/careers', '/jobs'];
/** Pages of single openings that are read where no page lists them. */
const SINGLE_OPENINGS_MAX = 8;
/** Further lists that the careers page leads to, as one for each plant. */
const LISTS_MAX = 2;
/** A home page with fewer links tells too little about its site. */
const LINKS_FEW = 5;
const LISTS_OPENINGS =
  /open|position|vacanc|jobs|roles|stellen|offres|ofertas|vacantes|ledige|lediga|vacature|posizioni/i;

/** Reads the careers page and, where it leads to one, the page that lists the openings. */
export async function readCareers(
  run: CrawlSession,
  home: ReadablePage,
  links: Candidate[],
  sitemap: Promise<Candidate[]>,
): Promise<CareersPages> {
  const choose = (candidates: Candidate[]) => chooseIndexes(candidates, 'careers', run.domain)[0];
  const named = choose(links) ?? choose(await sitemap);
  if (named !== undefined)
    return withSingleOpenings(run, await withOpenings(run, named, await run.read(named)), sitemap);
  const elsewhere = chooseCareersElsewhere(links, run.domain);
  if (elsewhere !== null || links.length >= LINKS_FEW) return { url: elsewhere, pages: [], redirectTargets: [] };
  const guesses = COMMON_PATHS.map((path) => new URL(path, home.url).href);
  const answers = await Promise.all(guesses.map((url) => run.read(url, { isGuess: true })));
  const found = answers.findIndex(
    (answer) => answer !== null && (answer.page !== null || answer.redirectTarget !== null),
  );
  const [url, answer] = [guesses[found], answers[found]];
  return url === undefined || !answer ? { url: null, pages: [], redirectTargets: [] } : withOpenings(run, url, answer);
}

async function withOpenings(run: CrawlSession, url: string, answer: PageAnswer | null): Promise<CareersPages> {
  const page = answer?.page ?? null;
  const redirectTarget = answer?.redirectTarget ?? null;
  if (page === null) {
    const isThere = answer !== null && answer.outcome.state !== 'missing';
    return {
      url: redirectTarget ?? (isThere ? url : null),
      pages: [],
      redirectTargets: redirectTarget === null ? [] : [redirectTarget],
    };
  }
  const others = chooseIndexes(toCandidates(page), 'careers', run.domain).filter(
    (other) => pageKey(other) !== pageKey(url) && pageKey(other) !== pageKey(page.url) && LISTS_OPENINGS.test(other),
  );
  const [first] = others;
  // The same list in another language would count twice.
  const chosen = others.filter((other) => localeOf(other) === localeOf(first ?? '')).slice(0, LISTS_MAX);
  const lists = await Promise.all(chosen.map((other) => run.read(other)));
  return {
    url: page.url,
    pages: [page, ...lists.flatMap((list) => list?.page ?? [])],
    redirectTargets: lists.flatMap((list) => list?.redirectTarget ?? []),
  };
}

/** Where the careers page lists none, the openings may have pages of their own, which a menu or the sitemap leads to. */
async function withSingleOpenings(
  run: CrawlSession,
  careers: CareersPages,
  sitemap: Promise<Candidate[]>,
): Promise<CareersPages> {
  const hasOpenings = careers.pages.some((page) => page.linkedData.length > 0 || page.readOpenings() !== null);
  if (hasOpenings || careers.pages.length === 0) return careers;
  const singleOf = (candidates: Candidate[]) =>
    candidates.filter(({ url }) => {
      const category = toPageCategory(url, run.domain);
      return category?.section === 'careers' && category.kind === 'other';
    });
  const linked = singleOf(careers.pages.flatMap(toCandidates));
  // A sitemap names old ones, too: it counts where the careers page leads to none.
  const single = linked.length > 0 ? linked : singleOf(await sitemap);
  const urls = uniqueBy(single, ({ url }) => pageKey(url)).slice(0, SINGLE_OPENINGS_MAX);
  const answers = await Promise.all(urls.map(({ url }) => run.read(url)));
  return { ...careers, single: answers.flatMap((answer) => answer?.page ?? []) };
}
