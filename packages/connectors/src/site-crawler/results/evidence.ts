import { EVIDENCE_TEXT_MAX, type Evidence } from '../../gather/types.ts';
import { pageKey } from '../fetch/page-key.ts';
import { isOwnHost } from '../fetch/site-urls.ts';
import type { ListEntry } from '../listing/read-listing.ts';
import { uniqueBy } from '../navigation/choose-pages.ts';
import type { FeedItem } from '../navigation/feed.ts';
import { SECTIONS, toPageCategory } from '../navigation/page-category.ts';
import { cutText } from '../page/cut-text.ts';
import type { ReadablePage } from '../page/readable-page.ts';
import { findCommonLines, withoutLines } from './common-lines.ts';

const FEED_ITEMS_MAX = 40;
const LIST_ENTRIES_MAX = 40;
/** Characters from which a title is a sentence and no name. */
const SENTENCE_MIN = 50;

export interface SiteNews {
  feed: FeedItem[];
  indexes: ReadablePage[];
  /** Keys of pages that tell the same in another language; they are left out. */
  translated: ReadonlySet<string>;
}

/** What was read of a site, as evidence: articles and items newest first, then the standing pages. */
export function toSiteEvidence(
  pages: ReadablePage[],
  { feed, indexes, translated }: SiteNews,
  { domain, latest }: { domain: string; latest: string },
): Evidence[] {
  const own = withOwnWords(
    pages.filter(
      (page) =>
        isOwnHost(hostOf(page.url), domain) &&
        !page.isScriptOnly &&
        page.text !== '' &&
        !translated.has(pageKey(page.url)),
    ),
    domain,
  );
  const sources: NewsSources = {
    feed: new Map(feed.map((item) => [pageKey(item.url), item])),
    entries: new Map(
      indexes.flatMap(({ listing }) =>
        listing.flatMap((item): [string, ListEntry][] => (item.url === null ? [] : [[pageKey(item.url), item]])),
      ),
    ),
    cards: new Set(indexes.flatMap(({ undatedCards }) => undatedCards.map((url) => pageKey(url)))),
    domain,
  };
  const articles = own.filter((page) => isArticle(page, sources)).map((page) => toArticle(page, sources));
  const read = new Set(own.map(({ url }) => pageKey(url)));
  const yearAgo = `${Number(latest.slice(0, 4)) - 1}${latest.slice(4)}`;
  const items = feed
    .filter(({ date }, _, all) => date === null || date >= yearAgo || all.every((one) => (one.date ?? '') < yearAgo))
    .filter(
      ({ url, title, text }) =>
        isOwnHost(hostOf(url), domain) &&
        !isOpening(url, domain) &&
        !read.has(pageKey(url)) &&
        `${title}${text}` !== '',
    )
    .map(toItem)
    .toSorted(newestFirst)
    .slice(0, FEED_ITEMS_MAX);
  const covered = new Set([...read, ...items.map(({ url }) => pageKey(url))]);
  const entries = toListEvidence(indexes, covered, { domain, latest });
  const isCovered = (page: ReadablePage) =>
    page.listing.length > 0 || page.links.some(({ url }) => articles.some((one) => pageKey(one.url) === pageKey(url)));
  const staticPages = own
    .filter((page) => !isArticle(page, sources))
    // A list of headlines would tell the same again without its days.
    .filter((page) => !isNewsIndex(page, domain, indexes) || !isCovered(page))
    .toSorted((a, b) => rankOf(a, domain) - rankOf(b, domain))
    .map((page) => toStaticPageEvidence(page, domain));
  const news = inMainScript([...articles, ...items, ...entries]);
  const all = [...news.toSorted(newestFirst), ...staticPages];
  return uniqueBy(
    uniqueBy(all, ({ url }) => pageKeyWithPart(url)),
    ({ title, text }) => `${title}\n${text}`,
  );
}

const LETTER = /\p{L}/gu;
const LATIN = /\p{Script=Latin}/gu;
const countOf = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;
const isLatin = ({ title }: Evidence) => countOf(title, LATIN) >= 0.6 * countOf(title, LETTER);

/** A site that tells its news in several scripts tells the same in each: where most is in Latin letters, that is kept. */
function inMainScript(news: Evidence[]): Evidence[] {
  const latin = news.filter(isLatin);
  return latin.length * 2 >= news.length ? latin : news;
}

/** Feeds and lists may name openings as they name news. */
const isOpening = (url: string, domain: string) => toPageCategory(url, domain)?.section === 'careers';

/** Two entries of one list are two things. */
const pageKeyWithPart = (url: string) => `${pageKey(url)}${/#:~:.*$/.exec(url)?.[0] ?? ''}`;

/** Without the lines and headings that stand on many pages, apart from the home page. */
function withOwnWords(pages: ReadablePage[], domain: string): ReadablePage[] {
  const common = findCommonLines(pages);
  const titles = new Map<string, number>();
  for (const { title } of pages) titles.set(title, (titles.get(title) ?? 0) + 1);
  return pages.map((page) => {
    if (toPageCategory(page.url, domain)?.kind === 'home') return page;
    const isShared = (title: string) => (titles.get(title) ?? 0) >= 3;
    const title = isShared(page.title) ? (page.otherTitles.find((other) => !isShared(other)) ?? '') : page.title;
    return { ...page, title, text: withoutLines(page.text, common) };
  });
}

/** The home page, then what the company is and does. */
function rankOf({ url }: ReadablePage, domain: string): number {
  const category = toPageCategory(url, domain);
  if (category?.kind === 'home') return -1;
  return category?.section ? SECTIONS.indexOf(category.section) : SECTIONS.length;
}

interface NewsSources {
  feed: ReadonlyMap<string, FeedItem>;
  /** Entries of the news pages that have a page of their own. */
  entries: ReadonlyMap<string, ListEntry>;
  /** Cards of those that show no days. */
  cards: ReadonlySet<string>;
  domain: string;
}

function isArticle(page: ReadablePage, { feed, entries, cards, domain }: NewsSources): boolean {
  const category = toPageCategory(page.url, domain);
  if (category === null || category.kind === 'home' || category.kind === 'index') return false;
  if (category.section === 'careers') return false;
  const key = pageKey(page.url);
  if (feed.has(key) || entries.has(key) || category.kind === 'article') return true;
  if (category.kind !== 'other') return false;
  if (page.dateFoundIn === 'address' || (page.date !== null && cards.has(key))) return true;
  // Many systems call every page an article; where the news pages list their articles, the others are none.
  return page.isArticle && page.date !== null && (entries.size === 0 || page.dateFoundIn === 'linked_data');
}

function isNewsIndex(page: ReadablePage, domain: string, indexes: readonly ReadablePage[]): boolean {
  const category = toPageCategory(page.url, domain);
  const isIndex = category?.section === 'news' && category.kind === 'index';
  return isIndex || indexes.some(({ url }) => pageKey(url) === pageKey(page.url));
}

function toArticle(page: ReadablePage, { feed, entries }: NewsSources): Evidence {
  const key = pageKey(page.url);
  const [item, entry] = [feed.get(key), entries.get(key)];
  const title = page.title || (item?.title ?? entry?.title ?? firstLine(page.text));
  return {
    kind: 'article',
    ...commonOf(page.url),
    title,
    date: page.date ?? item?.date ?? entry?.date ?? null,
    text: withTitle(title, page.text),
  };
}

const firstLine = (text: string) => (text.split('\n')[0] ?? '').slice(0, 150);

/** Entries of news pages whose own page was not read, or that have none: then a part of the list's address names them. */
function toListEvidence(
  indexes: readonly ReadablePage[],
  covered: ReadonlySet<string>,
  { domain, latest }: { domain: string; latest: string },
): Evidence[] {
  const yearAgo = `${Number(latest.slice(0, 4)) - 1}${latest.slice(4)}`;
  const entries = indexes.flatMap((page) => page.listing.map((item) => ({ item, page })));
  return (
    entries
      .filter(({ item: { url, date } }) => date >= yearAgo && (url === null || !covered.has(pageKey(url))))
      // What leads to another site under a short name is that site's, as a magazine that wrote of the company.
      .filter(
        ({ item: { url, title } }) => url === null || isOwnHost(hostOf(url), domain) || title.length >= SENTENCE_MIN,
      )
      .map(({ item: { url, title, date, text }, page }): Evidence => {
        const part = `${page.url}#:~:text=${encodeURIComponent(title.slice(0, 80)).replaceAll('-', '%2D')}`;
        return {
          kind: 'feed_item',
          ...commonOf(url !== null && isOwnHost(hostOf(url), domain) ? url : part),
          title,
          date,
          text: withTitle(title, text),
        };
      })
      .toSorted(newestFirst)
      .slice(0, LIST_ENTRIES_MAX)
  );
}

/** A standing page has a day only where it declares one for machines; what stands in its lists is another's. */
function toStaticPageEvidence(page: ReadablePage, domain: string): Evidence {
  const isDeclared = page.dateFoundIn === 'linked_data' || page.dateFoundIn === 'meta';
  const isList = toPageCategory(page.url, domain)?.kind !== 'other';
  return {
    kind: 'page',
    ...commonOf(page.url),
    title: page.title,
    date: isDeclared && !isList ? page.date : null,
    text: cutText(page.text, EVIDENCE_TEXT_MAX),
  };
}

function toItem({ url, title, text, date }: FeedItem): Evidence {
  return { kind: 'feed_item', ...commonOf(url), title, date, text: withTitle(title, text) };
}

const commonOf = (url: string) => ({ url, publisher: hostOf(url), proof: 'own_domain' as const });

/** The headline is read as well and may be quoted; the library leaves it out of the content. */
function withTitle(title: string, text: string): string {
  const whole = title === '' || text.slice(0, 2 * title.length + 200).includes(title) ? text : `${title}\n${text}`;
  return cutText(whole.trim(), EVIDENCE_TEXT_MAX);
}

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : '');

function newestFirst(a: Evidence, b: Evidence): number {
  return (b.date ?? '').localeCompare(a.date ?? '');
}
