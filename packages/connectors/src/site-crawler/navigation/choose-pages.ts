import { pageKey } from '../fetch/site-urls.ts';
import { dayOfAddress } from '../page/page-date.ts';
import type { FeedItem } from './feed.ts';
import { type Section, toPageCategory } from './page-category.ts';

/** An address that the site names, and what is known of it before it is read. */
export interface Candidate {
  url: string;
  /** Words of the link; "" where there are none. */
  text: string;
  /** Day of the last change by the sitemap. */
  changedOn: string | null;
}

/** The links of a page, in their order. */
export const toCandidates = ({ links }: { links: { url: string; text: string }[] }): Candidate[] =>
  links.map(({ url, text }) => ({ url, text, changedOn: null }));

const SECTION_WORDS: Partial<Record<Section, RegExp>> = {
  careers: /\b(?:careers?|jobs|join (?:us|our team)|we.re hiring|open (?:positions|roles)|work with us|karriere)\b/i,
  news: /\b(?:news|newsroom|press|blog|aktuelles|presse)\b/i,
};

/** The sections' own pages, best first: near the root, linked rather than only listed. */
export function chooseIndexes(candidates: Candidate[], section: Section, domain: string): string[] {
  const fitting = candidates.flatMap(({ url, text }, order) => {
    const category = toPageCategory(url, domain);
    if (category === null || category.kind === 'home') return [];
    const isIndex = category.section === section && category.kind === 'index';
    // A name of its own for the page, as "/humans", with the usual word on the link to it.
    const isNamed = category.section === null && text.length <= 40 && SECTION_WORDS[section]?.test(text) === true;
    return isIndex || isNamed ? [{ url, rank: (isIndex ? 0 : 10) + category.depth, order }] : [];
  });
  const sorted = fitting.toSorted((a, b) => a.rank - b.rank || a.order - b.order);
  return uniqueBy(
    sorted.map(({ url }) => url),
    pageKey,
  );
}

/** Where a link that says "careers" leads to another site, a job board as a rule; null without one. */
export function chooseCareersElsewhere(candidates: Candidate[], domain: string): string | null {
  const words = SECTION_WORDS.careers;
  return (
    candidates.find(({ url, text }) => words?.test(text) && text.length <= 40 && toPageCategory(url, domain) === null)
      ?.url ?? null
  );
}

export interface ArticleSources {
  feed: FeedItem[];
  /** Links of the news pages and the home page, in their order: newest first, as is the custom. */
  links: Candidate[];
  sitemap: Candidate[];
}

interface Ranked {
  url: string;
  /** Day of publication, if a feed or the address tells it. */
  day: string | null;
  changedOn: string | null;
  /** A feed or a page names it, not the sitemap alone. */
  isLinked: boolean;
  order: number;
}

/**
 * Articles to read: those of the last year, newest first, then those without a known day in the order in which the site
 * lists them, then old ones.
 */
export function chooseArticles({ feed, links, sitemap }: ArticleSources, domain: string, today: string): string[] {
  const ranked = new Map<string, Ranked>();
  const add = (url: string, day: string | null, changedOn: string | null, isLinked: boolean) => {
    const key = pageKey(url);
    const known = ranked.get(key) ?? { url, day: null, changedOn: null, isLinked, order: ranked.size };
    // A day to come is no day: the item stands with the undated ones.
    const past = day !== null && day <= today ? day : null;
    // The spelling of the site's own pages and sitemap is surer to lead there than a feed's.
    ranked.set(key, { ...known, url, day: known.day ?? past, changedOn: known.changedOn ?? changedOn });
  };
  for (const { url, date } of feed)
    if (toPageCategory(url, domain) !== null) add(url, date ?? dayOfAddress(url), null, true);
  const addCandidate = (isLinked: boolean) => (candidate: Candidate) => {
    const day = dayOfAddress(candidate.url);
    const category = toPageCategory(candidate.url, domain);
    const isArticle = category?.kind === 'article' || (category?.kind === 'other' && day !== null);
    if (isArticle) add(candidate.url, day, candidate.changedOn, isLinked);
  };
  links.forEach(addCandidate(true));
  sitemap.forEach(addCandidate(false));
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  const groupOf = ({ day, isLinked }: Ranked) => (day === null ? (isLinked ? 1 : 2) : day >= yearAgo ? 0 : 3);
  return [...ranked.values()].toSorted((a, b) => groupOf(a) - groupOf(b) || newestFirst(a, b)).map(({ url }) => url);
}

function newestFirst(a: Ranked, b: Ranked): number {
  if (a.day !== null && b.day !== null) return b.day.localeCompare(a.day) || a.order - b.order;
  if (a.isLinked) return a.order - b.order;
  return (b.changedOn ?? '').localeCompare(a.changedOn ?? '') || a.order - b.order;
}

/** Sitemaps of an index that are worth a request, best first: a large site has hundreds. */
export function chooseSitemaps(addresses: string[], domain: string, most: number): string[] {
  const rank = (url: string) => {
    if (/news|press|post|blog|article|stories/i.test(url)) return 0;
    if (/page|career|job|main|company/i.test(url)) return 1;
    return /image|video|categor|tag|author|product-|attachment/i.test(url) ? 3 : 2;
  };
  const own = addresses.filter((url) => categoryByHost(url, domain)).toSorted((a, b) => rank(a) - rank(b));
  return uniqueBy(own, pageKey).slice(0, most);
}

const categoryByHost = (url: string, domain: string) =>
  URL.canParse(url) && toPageCategory(new URL(url).origin, domain) !== null;

/** The first of each key. */
export function uniqueBy<T>(items: T[], keyOf: (item: T) => string): T[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const key = keyOf(item);
    return !seen.has(key) && seen.add(key) !== undefined;
  });
}
