import { pageKey } from '../fetch/page-key.ts';
import type { ListEntry } from '../listing/read-listing.ts';
import { dayOfAddress } from '../page/page-date.ts';
import type { Candidate } from './choose-pages.ts';
import type { FeedItem } from './feed.ts';
import { toPageCategory } from './page-category.ts';

export interface ArticleSources {
  feed: FeedItem[];
  /** Dated entries of the news pages and the home page: articles wherever on the site they stand. */
  entries: ListEntry[];
  /** Where the cards of news pages lead that show no days. */
  cards: string[];
  /** Links of the news pages and the home page, in their order: newest first, as is the custom. */
  links: Candidate[];
  sitemap: Candidate[];
}

interface Ranked {
  url: string;
  /** Day of publication, if a feed, a list or the address tells it. */
  day: string | null;
  changedOn: string | null;
  /** A feed or a page names it, not the sitemap alone. */
  isLinked: boolean;
  order: number;
}

/** How many are read that nothing dates, and that are older than a year: they tell little. */
const UNLISTED_MAX = 6;
const OLD_MAX = 3;

/**
 * Articles to read: those of the last year, newest first, then those without a known day in the order in which the site
 * lists them, then some old ones. `today`: "2026-10-02".
 */
export function chooseArticles(
  { feed, entries, cards, links, sitemap }: ArticleSources,
  domain: string,
  today: string,
): string[] {
  const ranked = new Map<string, Ranked>();
  const add = (url: string, day: string | null, changedOn: string | null, isLinked: boolean) => {
    const key = pageKey(url);
    const known = ranked.get(key) ?? { url, day: null, changedOn: null, isLinked, order: ranked.size };
    // A day to come is no day: the item stands with the undated ones.
    const past = day !== null && day <= today ? day : null;
    // The spelling of the site's own pages and sitemap is surer to lead there than a feed's.
    ranked.set(key, { ...known, url, day: known.day ?? past, changedOn: known.changedOn ?? changedOn });
  };
  for (const { url, date } of feed) if (isPossible(url, domain)) add(url, date ?? dayOfAddress(url), null, true);
  for (const { url, date } of entries) if (url !== null && isPossible(url, domain)) add(url, date, null, true);
  for (const url of cards) if (isPossible(url, domain)) add(url, dayOfAddress(url), null, true);
  const addCandidate = (isLinked: boolean) => (candidate: Candidate) => {
    const day = dayOfAddress(candidate.url);
    const category = toPageCategory(candidate.url, domain);
    const isArticle = category?.kind === 'article' || (category?.kind === 'other' && day !== null);
    if (isArticle) add(candidate.url, day, candidate.changedOn, isLinked);
  };
  links.forEach(addCandidate(true));
  sitemap.forEach(addCandidate(false));
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  // What has not changed for a year was not published within it.
  const isOld = ({ day, changedOn }: Ranked) => (day ?? changedOn ?? today) < yearAgo;
  const groupOf = (one: Ranked) => (isOld(one) ? 3 : one.day !== null ? 0 : one.isLinked ? 1 : 2);
  const groups = [0, 1, 2, 3].map((group) =>
    [...ranked.values()].filter((one) => groupOf(one) === group).toSorted(newestFirst),
  );
  const [recent = [], undated = [], unlisted = [], old = []] = groups;
  return [...recent, ...undated, ...unlisted.slice(0, UNLISTED_MAX), ...old.slice(0, OLD_MAX)].map(({ url }) => url);
}

/** A page of this site that is none of its sections: some feeds and lists name contact pages and jobs too. */
function isPossible(url: string, domain: string): boolean {
  const category = toPageCategory(url, domain);
  return category !== null && category.kind !== 'home' && category.kind !== 'index' && category.section !== 'careers';
}

function newestFirst(a: Ranked, b: Ranked): number {
  if (a.day !== null && b.day !== null) return b.day.localeCompare(a.day) || a.order - b.order;
  if (a.isLinked) return a.order - b.order;
  return (b.changedOn ?? '').localeCompare(a.changedOn ?? '') || a.order - b.order;
}
