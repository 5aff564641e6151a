import { EVIDENCE_TEXT_MAX, type Evidence } from '../../gather/types.ts';
import { isOwnHost, pageKey } from '../fetch/site-urls.ts';
import { uniqueBy } from '../navigation/choose-pages.ts';
import type { FeedItem } from '../navigation/feed.ts';
import { SECTIONS, toPageCategory } from '../navigation/page-category.ts';
import { cutText } from '../page/cut-text.ts';
import type { ReadablePage } from '../page/readable-page.ts';

const FEED_ITEMS_MAX = 20;

/** What was read of a site, as evidence: articles and feed items newest first, then the standing pages. */
export function toSiteEvidence(pages: ReadablePage[], feed: FeedItem[], domain: string): Evidence[] {
  const own = pages.filter((page) => isOwnHost(hostOf(page.url), domain) && !page.isScriptOnly && page.text !== '');
  const inFeed = new Map(feed.map((item) => [pageKey(item.url), item]));
  const articles = own
    .filter((page) => isArticle(page, inFeed, domain))
    .map((page) => toArticle(page, inFeed.get(pageKey(page.url))));
  const read = new Set(own.map(({ url }) => pageKey(url)));
  const items = feed
    .filter(
      ({ url, title, text }) => isOwnHost(hostOf(url), domain) && !read.has(pageKey(url)) && `${title}${text}` !== '',
    )
    .map(toItem)
    .toSorted(newestFirst)
    .slice(0, FEED_ITEMS_MAX);
  const hasNews = articles.length > 0 || items.length > 0;
  const staticPages = own
    .filter((page) => !isArticle(page, inFeed, domain))
    // A list of headlines would tell the same again without its days.
    .filter((page) => !hasNews || !isNewsIndex(page, domain))
    .toSorted((a, b) => rankOf(a, domain) - rankOf(b, domain))
    .map((page) => toStaticPageEvidence(page, domain));
  const all = [...[...articles, ...items].toSorted(newestFirst), ...staticPages];
  return uniqueBy(
    uniqueBy(all, ({ url }) => pageKey(url)),
    ({ title, text }) => `${title}\n${text}`,
  );
}

/** The home page, then what the company is and does. */
function rankOf({ url }: ReadablePage, domain: string): number {
  const category = toPageCategory(url, domain);
  if (category?.kind === 'home') return -1;
  return category?.section ? SECTIONS.indexOf(category.section) : SECTIONS.length;
}

function isArticle(page: ReadablePage, inFeed: Map<string, FeedItem>, domain: string): boolean {
  const kind = toPageCategory(page.url, domain)?.kind;
  if (inFeed.has(pageKey(page.url)) || kind === 'article') return true;
  return kind === 'other' && (page.dateFoundIn === 'address' || (page.isArticle && page.date !== null));
}

const isNewsIndex = ({ url }: ReadablePage, domain: string) => {
  const category = toPageCategory(url, domain);
  return category?.section === 'news' && category.kind === 'index';
};

function toArticle(page: ReadablePage, item: FeedItem | undefined): Evidence {
  return {
    kind: 'article',
    ...commonOf(page.url),
    title: page.title || (item?.title ?? ''),
    date: page.date ?? item?.date ?? null,
    text: withTitle(page.title || (item?.title ?? ''), page.text),
  };
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
