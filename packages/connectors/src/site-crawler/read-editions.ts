import type { CrawlSession } from './crawl-session.ts';
import { pageKey } from './fetch/page-key.ts';
import { type Candidate, toCandidates } from './navigation/choose-pages.ts';
import { editionHomes, editionIndexes, mainNewsOf, onlyInEdition } from './navigation/editions.ts';
import { chooseNewsIndexes, localeOf } from './navigation/news-indexes.ts';
import type { ReadablePage } from './page/readable-page.ts';

/** Articles that are read of all other editions together. */
const ARTICLES_MAX = 6;

/** What is known of the edition in the site's main language. */
export interface MainEdition {
  home: ReadablePage;
  /** Its lists of news. */
  indexes: readonly ReadablePage[];
  /** All that it tells, of lists and feeds. */
  entries: readonly { url: string | null; date: string | null }[];
}

/**
 * Reads the news that stand in another language's edition alone, by the days and addresses of its lists.
 * @returns these lists, each with the entries alone that the main edition does not tell
 */
export async function readEditions(
  run: CrawlSession,
  { home, indexes, entries }: MainEdition,
  candidates: Candidate[],
): Promise<ReadablePage[]> {
  const locale = localeOf(indexes[0]?.url ?? home.url);
  const named = editionIndexes(indexes, candidates, { domain: run.domain, locale });
  const lists = named.length > 0 ? named : await indexesOfHomes(run, home);
  const read = new Set(indexes.map(({ url }) => pageKey(url)));
  const answers = await Promise.all(lists.filter((url) => !read.has(pageKey(url))).map((url) => run.read(url)));
  const pages = answers.flatMap((answer) => answer?.page ?? []);
  const main = mainNewsOf(entries, [home, ...run.pages().filter(({ url }) => localeOf(url) === locale)]);
  const yearAgo = `${Number(run.latest.slice(0, 4)) - 1}${run.latest.slice(4)}`;
  const editions = pages.map((page) => ({
    ...page,
    listing: onlyInEdition(page.listing, main, yearAgo),
    undatedCards: [],
  }));
  const urls = editions.flatMap(({ listing }) => listing.flatMap(({ url }) => url ?? []));
  await Promise.all(urls.slice(0, Math.min(ARTICLES_MAX, Math.max(0, run.left()))).map((url) => run.read(url)));
  return editions;
}

async function indexesOfHomes(run: CrawlSession, home: ReadablePage): Promise<string[]> {
  const answers = await Promise.all(editionHomes(home, run.domain).map((url) => run.read(url)));
  return answers.flatMap((answer) =>
    chooseNewsIndexes(answer?.page ? toCandidates(answer.page) : [], run.domain).slice(0, 1),
  );
}
