import type { CrawlSession } from './crawl-session.ts';
import { isOwnHost } from './fetch/site-urls.ts';
import { type Candidate, chooseArticles, chooseIndexes, toCandidates } from './navigation/choose-pages.ts';
import type { FeedItem } from './navigation/feed.ts';
import type { ReadablePage } from './page/readable-page.ts';

const INDEXES_MAX = 2;
const FEEDS_MAX = 2;
const ARTICLES_MAX = 8;
/** Tried where there are news and nothing names a feed. */
const COMMON_FEED_PATHS = ['/feed', '/rss.xml'];
const COMMON_NEWS_PATHS = ['/news', '/blog'];
/** A home page with fewer links tells too little about its site. */
const LINKS_FEW = 5;

/** Reads news pages and feeds, then the newest articles. Gives the feeds' items; pages are kept by the run. */
export async function readNews(
  run: CrawlSession,
  home: ReadablePage,
  links: Candidate[],
  sitemap: Promise<Candidate[]>,
): Promise<FeedItem[]> {
  const declared = readFeeds(run, home.feeds);
  const [pages, feed] = await Promise.all([readIndexes(run, home, links, sitemap), declared]);
  const ofIndexes =
    home.feeds.length > 0
      ? []
      : await readFeeds(
          run,
          pages.flatMap((page) => page.feeds),
        );
  const known = [...feed, ...ofIndexes];
  const sources = {
    feed: known,
    links: [...pages.flatMap(toCandidates), ...links],
    sitemap: await sitemap,
  };
  const articles = chooseArticles(sources, run.domain, run.latest);
  const shouldGuessFeed = known.length === 0 && !run.isHurried() && (pages.length > 0 || articles.length > 0);
  const most = Math.min(ARTICLES_MAX, run.left() - (shouldGuessFeed ? COMMON_FEED_PATHS.length : 0));
  // What is left over goes to the investors' page, which holds news too.
  const investors = chooseIndexes([...links, ...sources.sitemap], 'investors', run.domain).slice(0, 1);
  const reading = [...articles.slice(0, Math.max(0, most)), ...investors];
  const [guessed] = await Promise.all([
    shouldGuessFeed ? guessFeed(run, home) : [],
    ...reading.map((url) => run.read(url)),
  ]);
  return [...known, ...guessed];
}

async function readIndexes(
  run: CrawlSession,
  home: ReadablePage,
  links: Candidate[],
  sitemap: Promise<Candidate[]>,
): Promise<ReadablePage[]> {
  const choose = (candidates: Candidate[]) => chooseIndexes(candidates, 'news', run.domain).slice(0, INDEXES_MAX);
  const linked = choose(links);
  const named = linked.length > 0 ? linked : choose(await sitemap);
  const isGuess = named.length === 0 && links.length < LINKS_FEW;
  const urls = isGuess ? COMMON_NEWS_PATHS.map((path) => new URL(path, home.url).href) : named;
  const answers = await Promise.all(urls.map((url) => run.read(url, { isGuess })));
  return answers.flatMap((answer) => answer?.page ?? []);
}

/** The main ones of the site's own: feeds of single topics and of comments repeat or add nothing. */
async function readFeeds(run: CrawlSession, addresses: string[]): Promise<FeedItem[]> {
  const own = [...new Set(addresses)].filter((url) => isOwnHost(new URL(url).hostname, run.domain));
  const sorted = own.toSorted((a, b) => Number(/news|press/i.test(b)) - Number(/news|press/i.test(a)));
  const feeds = await Promise.all(sorted.slice(0, FEEDS_MAX).map((url) => run.feed(url)));
  return feeds.flatMap((items) => items ?? []);
}

async function guessFeed(run: CrawlSession, home: ReadablePage): Promise<FeedItem[]> {
  const guesses = COMMON_FEED_PATHS.map((path) => run.feed(new URL(path, home.url).href, { isGuess: true }));
  return (await Promise.all(guesses)).find((items) => items !== null) ?? [];
}
