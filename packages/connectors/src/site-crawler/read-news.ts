import type { CrawlSession } from './crawl-session.ts';
import { pageKey } from './fetch/page-key.ts';
import { isOwnHost } from './fetch/site-urls.ts';
import { chooseArticles } from './navigation/choose-articles.ts';
import { type Candidate, chooseIndexes, toCandidates, uniqueBy } from './navigation/choose-pages.ts';
import { editionHomes, translatedPages } from './navigation/editions.ts';
import type { FeedItem } from './navigation/feed.ts';
import { chooseNewsIndexes, localeOf, nextListPage } from './navigation/news-indexes.ts';
import type { ReadablePage } from './page/readable-page.ts';
import { readEditions } from './read-editions.ts';

const FEEDS_MAX = 2;
const ARTICLES_MAX = 22;
/** Further pages of one list, as long as they are of the last year. */
const LIST_PAGES_MAX = 3;
/** Requests that are kept for other languages. */
const EDITION_PAGES = 5;
/** Characters from which a feed's text is a whole article. */
const FULL_TEXT = 800;
/** Lists that only other lists link: announcements beside a blog. */
const BELOW_MAX = 2;
/** Tried where there are news and nothing names a feed. */
const COMMON_FEED_PATHS = ['/feed', '/rss.xml'];
const COMMON_NEWS_PATHS = ['/news', '/blog'];
/** A home page with fewer links tells too little about its site. */
const LINKS_FEW = 5;

export interface NewsRead {
  /** Items of the feeds. */
  feed: FeedItem[];
  /** Pages that list news. */
  indexes: ReadablePage[];
  /** Pages, by their keys, that tell again in another language what others tell. */
  translated: ReadonlySet<string>;
}

/** Reads news pages and feeds, then the newest articles. Pages are kept by the run. */
export async function readNews(
  run: CrawlSession,
  home: ReadablePage,
  links: Candidate[],
  sitemap: Promise<Candidate[]>,
): Promise<NewsRead> {
  const declared = readFeeds(run, home.feeds);
  const [indexes, feed] = await Promise.all([readIndexes(run, home, links, sitemap), declared]);
  const ofIndexes =
    home.feeds.length > 0
      ? []
      : await readFeeds(
          run,
          indexes.flatMap((page) => page.feeds),
        );
  const known = [...feed, ...ofIndexes];
  const sources = {
    feed: known,
    entries: [...indexes, home].flatMap((page) => page.listing),
    cards: indexes.flatMap((page) => page.undatedCards),
    links: [...indexes.flatMap(toCandidates), ...links],
    sitemap: await sitemap,
  };
  const articles = chooseArticles(sources, run.domain, run.latest);
  const shouldGuessFeed = known.length === 0 && !run.isHurried() && (indexes.length > 0 || articles.length > 0);
  const homes = run.isHurried() ? [] : editionHomes(home, run.domain);
  const reserved = (shouldGuessFeed ? COMMON_FEED_PATHS.length : 0) + (homes.length > 0 ? EDITION_PAGES : 0);
  const most = Math.min(ARTICLES_MAX, run.left() - reserved);
  // What a feed tells in full needs no page of its own where there are more than can be read.
  const full = new Set(
    known.filter(({ text, date }) => date !== null && text.length >= FULL_TEXT).map(({ url }) => pageKey(url)),
  );
  const toRead = articles.length <= most ? articles : articles.filter((url) => !full.has(pageKey(url)));
  // What is left over goes to the investors' page, which holds news too.
  const investors = chooseIndexes([...links, ...sources.sitemap], 'investors', run.domain).slice(0, 1);
  const reading = [...toRead.slice(0, Math.max(0, most)), ...investors];
  const [guessed] = await Promise.all([
    shouldGuessFeed ? guessFeed(run, home) : [],
    ...reading.map((url) => run.read(url)),
  ]);
  const main = { home, indexes, entries: [...sources.entries, ...known, ...guessed] };
  const editions = homes.length === 0 ? [] : await readEditions(run, main, [...sources.links, ...sources.sitemap]);
  return {
    feed: [...known, ...guessed],
    indexes: [...indexes, ...editions],
    translated: translatedPages(run.pages(), localeOf(indexes[0]?.url ?? home.url)),
  };
}

/** First in the order, so that further lists are of their language. */
const toCandidate = (url: string): Candidate => ({ url, text: '', changedOn: null });

async function readIndexes(
  run: CrawlSession,
  home: ReadablePage,
  links: Candidate[],
  sitemap: Promise<Candidate[]>,
): Promise<ReadablePage[]> {
  const choose = (candidates: Candidate[]) => chooseNewsIndexes(candidates, run.domain);
  const linked = choose(links);
  const named = linked.length > 0 ? linked : choose(await sitemap);
  const isGuess = named.length === 0 && links.length < LINKS_FEW;
  const urls = isGuess ? COMMON_NEWS_PATHS.map((path) => new URL(path, home.url).href) : named;
  const answers = await Promise.all(urls.map((url) => run.read(url, { isGuess })));
  const top = answers.flatMap((answer) => answer?.page ?? []);
  const below = run.isHurried()
    ? []
    : choose([...urls.map(toCandidate), ...top.flatMap(toCandidates)]).filter((url) => !urls.includes(url));
  const more = await Promise.all(below.slice(0, BELOW_MAX).map((url) => run.read(url)));
  const first = uniqueBy([...top, ...more.flatMap((answer) => answer?.page ?? [])], ({ url }) => pageKey(url));
  const further = await Promise.all(first.map((page) => readFurther(run, page)));
  return [...first, ...further.flat()];
}

/** The next pages of a list whose last entry is still of the last year. */
async function readFurther(run: CrawlSession, first: ReadablePage): Promise<ReadablePage[]> {
  const yearAgo = `${Number(run.latest.slice(0, 4)) - 1}${run.latest.slice(4)}`;
  const found: ReadablePage[] = [];
  let page = first;
  while (found.length < LIST_PAGES_MAX && !run.isHurried()) {
    const oldest = page.listing.map(({ date }) => date).sort()[0];
    const next = oldest !== undefined && oldest >= yearAgo ? nextListPage(page, found.length + 2) : null;
    const answer = next === null ? null : await run.read(next);
    if (!answer?.page) break;
    page = answer.page;
    found.push(page);
  }
  return found;
}

/** The main ones of the site's own: feeds of single topics and of comments repeat or add nothing. */
async function readFeeds(run: CrawlSession, addresses: string[]): Promise<FeedItem[]> {
  const own = [...new Set(addresses)].filter((url) => isOwnHost(new URL(url).hostname, run.domain));
  const sorted = own.toSorted((a, b) => Number(/news|press/i.test(b)) - Number(/news|press/i.test(a)));
  const feeds = await Promise.all(sorted.slice(0, FEEDS_MAX).map((url) => run.feed(url)));
  const items = feeds.flatMap((one) => one ?? []);
  // One feed gives days that the other, of the same items, does not.
  return uniqueBy(
    items.toSorted((a, b) => Number(a.date === null) - Number(b.date === null)),
    ({ url }) => pageKey(url),
  );
}

async function guessFeed(run: CrawlSession, home: ReadablePage): Promise<FeedItem[]> {
  const guesses = COMMON_FEED_PATHS.map((path) => run.feed(new URL(path, home.url).href, { isGuess: true }));
  return (await Promise.all(guesses)).find((items) => items !== null) ?? [];
}
