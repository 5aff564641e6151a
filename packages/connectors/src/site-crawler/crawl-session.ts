import { HOUR_MS } from '../durations.ts';
import type { GatherJob, PageOutcome } from '../gather/types.ts';
import { pageKey } from './fetch/page-key.ts';
import { PageReadError } from './fetch/page-read-error.ts';
import { CRAWL_DELAY_MAX_MS } from './fetch/redirect-follower.ts';
import { ACCEPT_DATA, createSiteFetcher } from './fetch/site-fetcher.ts';
import { isOwnHost } from './fetch/site-urls.ts';
import { chooseSitemaps } from './navigation/choose-pages.ts';
import type { FeedItem } from './navigation/feed.ts';
import { parseSitemap, type SitemapEntry } from './navigation/sitemap.ts';
import { createPageReader, type PageAnswer } from './page/page-reader.ts';
import type { ReadablePage } from './page/readable-page.ts';

/** Pages and feeds of one site in one run, forty with robots.txt and sitemaps; what is more tells little and costs the site. */
const PAGES_MAX = 34;
/** A site that wants longer pauses than this is read by fewer pages, as many as fit into the time. */
const CRAWL_DELAY_USUAL_MS = 3000;
const TIME_FOR_PAGES_MS = 45_000;
const SITEMAPS_MAX = 2;
const SUB_SITEMAPS_MAX = 3;
/** The standard allows 50 MB; the bigger ones list a shop's goods. */
const SITEMAP_BYTES_MAX = 10 * 1024 * 1024;
const ENTRIES_MAX = 20_000;

export type CrawlSession = ReturnType<typeof createCrawlSession>;

/** One visit to a company's site: reads each address once, keeps to the number of pages, and keeps every outcome. */
export function createCrawlSession({ http, target, settings, now, signal }: Omit<GatherJob, 'site'>) {
  const { domain } = target;
  const isWithin = (host: string) => isOwnHost(host, domain);
  const fetcher = createSiteFetcher(http, settings, signal);
  const reader = createPageReader(http, settings, { signal, fetcher, isWithin, now });
  /** By the order in which they were asked for: answers come in any. */
  const outcomes: { order: number; outcome: PageOutcome }[] = [];
  const answers = new Map<string, Promise<PageAnswer | null>>();
  const pages: { order: number; page: ReadablePage }[] = [];
  const latest = new Date(now.getTime() + 14 * HOUR_MS).toISOString().slice(0, 10);
  const isRead = new Set<string>();
  let requestCount = 0;
  const nextOrder = () => requestCount++;
  let taken = 0;
  let pagesMax = PAGES_MAX;

  /** `isGuess`: nothing says that there is such a page, so its absence is not worth telling. */
  async function readOnce(url: string, isGuess: boolean): Promise<PageAnswer> {
    const order = nextOrder();
    const answer = await reader.read(url);
    if (!isGuess || answer.outcome.state !== 'missing') outcomes.push({ order, outcome: answer.outcome });
    const { page } = answer;
    if (page === null || isRead.has(pageKey(page.url))) return answer;
    isRead.add(pageKey(page.url));
    pages.push({ order, page });
    return answer;
  }

  async function readFeed(url: string, isGuess: boolean): Promise<FeedItem[] | null> {
    const order = nextOrder();
    const { answer, outcome } = await fetcher.fetch(url, { accept: ACCEPT_DATA, isWithin });
    const { toFeedItems } = await import('./navigation/feed.ts');
    const items = answer === null ? null : toFeedItems(answer.body, answer.url, latest);
    const isBroken = answer !== null && items === null;
    const reportedOutcome = isBroken
      ? { url, state: 'unreadable' as const, message: 'It is not a feed that can be read.' }
      : outcome;
    if (!isGuess || reportedOutcome.state === 'read') outcomes.push({ order, outcome: reportedOutcome });
    return items;
  }

  async function readSitemap(url: string, isGuess: boolean): Promise<ReturnType<typeof parseSitemap>> {
    const order = nextOrder();
    const { answer, outcome } = await fetcher.fetch(url, {
      accept: ACCEPT_DATA,
      bytesMax: SITEMAP_BYTES_MAX,
      isWithin,
    });
    if (!isGuess) outcomes.push({ order, outcome });
    return parseSitemap(answer?.body ?? '');
  }

  return {
    domain,
    /** The last day that has begun anywhere; what is dated later is not dated. */
    latest,
    pages: () => pages.toSorted((a, b) => a.order - b.order).map(({ page }) => page),
    outcomes: () => outcomes.toSorted((a, b) => a.order - b.order).map(({ outcome }) => outcome),
    left: () => pagesMax - taken,
    /** The site wants long pauses: only what matters most is read. */
    isHurried: () => pagesMax < PAGES_MAX,

    /** Address at which the site begins; sets the pace that its robots.txt asks for. Some answer only as www. */
    async start(): Promise<string> {
      const address = `https://${domain}/`;
      const www = `https://www.${domain}/`;
      const bare = await fetcher.rulesOf(address);
      const isOnlyWww =
        bare instanceof PageReadError && !bare.hasTimedOut && !((await fetcher.rulesOf(www)) instanceof PageReadError);
      const rules = isOnlyWww ? await fetcher.rulesOf(www) : bare;
      const delayMs = rules instanceof PageReadError ? 0 : Math.min(rules.crawlDelayMs, CRAWL_DELAY_MAX_MS);
      if (delayMs > CRAWL_DELAY_USUAL_MS) pagesMax = Math.max(1, Math.floor(TIME_FOR_PAGES_MS / delayMs));
      return isOnlyWww ? www : address;
    },

    /** Null when the number of pages is used up. */
    read(url: string, { isGuess = false } = {}): Promise<PageAnswer | null> {
      const key = pageKey(url);
      const known = answers.get(key);
      if (known !== undefined) return known;
      if (taken >= pagesMax) return Promise.resolve(null);
      taken += 1;
      const answer = readOnce(url, isGuess);
      answers.set(key, answer);
      return answer;
    },

    /** Items of a feed of this site; null when it is none, or the number of pages is used up. */
    async feed(url: string, { isGuess = false } = {}): Promise<FeedItem[] | null> {
      if (taken >= pagesMax) return null;
      taken += 1;
      return readFeed(url, isGuess);
    },

    /** Pages of the site by its sitemaps: those that robots.txt names, else the usual address. */
    async sitemap(home: string): Promise<SitemapEntry[]> {
      const rules = await fetcher.rulesOf(home);
      if (rules instanceof PageReadError || pagesMax < PAGES_MAX) return [];
      const named = chooseSitemaps(rules.sitemaps, domain, SITEMAPS_MAX);
      const isGuess = named.length === 0;
      const first = await Promise.all(
        (isGuess ? [new URL('/sitemap.xml', home).href] : named).map((url) => readSitemap(url, isGuess)),
      );
      const more = first.flatMap(({ sitemaps }) => sitemaps.map(({ url }) => url));
      const further = await Promise.all(
        chooseSitemaps(more, domain, SUB_SITEMAPS_MAX).map((url) => readSitemap(url, false)),
      );
      return [...first, ...further].flatMap((sitemap) => sitemap.pages).slice(0, ENTRIES_MAX);
    },
  };
}
