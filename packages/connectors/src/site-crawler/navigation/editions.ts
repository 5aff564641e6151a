import { pageKey } from '../fetch/page-key.ts';
import { isOwnHost } from '../fetch/site-urls.ts';
import type { ListEntry } from '../listing/read-listing.ts';
import type { ReadablePage } from '../page/readable-page.ts';
import { type Candidate, chooseIndexes } from './choose-pages.ts';
import { localeOf } from './news-indexes.ts';

type WithEditions = Pick<ReadablePage, 'url' | 'editions'>;

/** Languages that are read beside the site's main one. */
const EDITIONS_MAX = 2;
/** A language's folder at the root of a site: "/en/", "/pt-br". */
const ROOT = /^\/[a-z]{2}(?:[-_][a-z]{2})?\/?$/i;

/** Where a site begins in other languages: as its pages declare it (`hreflang`), else as the home page links it. */
export function editionHomes(home: WithEditions & Pick<ReadablePage, 'links'>, domain: string): string[] {
  const isOther = (url: string) =>
    URL.canParse(url) &&
    isOwnHost(new URL(url).hostname, domain) &&
    pageKey(url) !== pageKey(home.url) &&
    localeOf(url) !== localeOf(home.url);
  const declared = home.editions.filter(isOther);
  const linked = home.links.map(({ url }) => url).filter((url) => isOther(url) && ROOT.test(new URL(url).pathname));
  return distinctLocales(declared.length > 0 ? declared : linked);
}

/** Lists of news in another language that pages declare or link: of each language the best. */
export function editionIndexes(
  indexes: readonly WithEditions[],
  candidates: Candidate[],
  { domain, locale }: { domain: string; locale: string },
): string[] {
  const declared = indexes.flatMap(({ editions }) => editions);
  const linked = chooseIndexes(candidates, 'news', domain);
  const isOther = (url: string) =>
    URL.canParse(url) && isOwnHost(new URL(url).hostname, domain) && localeOf(url) !== locale;
  return distinctLocales([...declared, ...linked].filter(isOther));
}

const distinctLocales = (urls: readonly string[]) =>
  [...new Map(urls.toReversed().map((url) => [localeOf(url), url])).values()].toReversed().slice(0, EDITIONS_MAX);

/** What the main edition tells: its days, and the last steps of its addresses. */
interface MainNews {
  days: ReadonlySet<string>;
  keys: ReadonlySet<string>;
  slugs: ReadonlySet<string>;
  /** Addresses that pages of the main edition declare as their translations, as keys. */
  translations: ReadonlySet<string>;
}

export function mainNewsOf(
  entries: readonly { url: string | null; date: string | null }[],
  pages: readonly ReadablePage[],
): MainNews {
  const urls = [...entries.flatMap(({ url }) => url ?? []), ...pages.map(({ url }) => url)];
  return {
    days: new Set([...entries, ...pages].flatMap(({ date }) => date ?? [])),
    keys: new Set(urls.map(pageKey)),
    slugs: new Set(urls.map(slugOf)),
    translations: new Set(pages.flatMap((page) => page.editions).map(pageKey)),
  };
}

/** Entries of another edition since a day that the main one does not tell: no declared translation, of no common day or name. */
export function onlyInEdition<T extends Pick<ListEntry, 'url' | 'date'>>(
  entries: readonly T[],
  { days, keys, slugs, translations }: MainNews,
  since: string,
): T[] {
  return entries.filter(
    ({ url, date }) =>
      date >= since &&
      !days.has(date) &&
      (url === null || (!keys.has(pageKey(url)) && !translations.has(pageKey(url)) && !slugs.has(slugOf(url)))),
  );
}

function slugOf(url: string): string {
  return URL.canParse(url) ? (new URL(url).pathname.replace(/\/$/, '').split('/').at(-1) ?? url) : url;
}

const isRoot = (url: string) =>
  URL.canParse(url) && (new URL(url).pathname === '/' || ROOT.test(new URL(url).pathname));

/** Pages, by their keys, that are translations of others among these: the one of the main language stays, else the first. */
export function translatedPages(pages: readonly ReadablePage[], locale: string): Set<string> {
  const sorted = pages.toSorted((a, b) => Number(localeOf(b.url) === locale) - Number(localeOf(a.url) === locale));
  const left = new Set<string>();
  const kept = new Set<string>();
  /** What those that stay declare as themselves in other languages. */
  const declared = new Set<string>();
  for (const page of sorted) {
    const key = pageKey(page.url);
    // Some declare the home page of the other language on every page.
    const others = page.editions
      .filter((url) => isRoot(url) === isRoot(page.url))
      .map(pageKey)
      .filter((other) => other !== key);
    if (declared.has(key) || others.some((other) => kept.has(other))) left.add(key);
    else {
      kept.add(key);
      for (const other of others) declared.add(other);
    }
  }
  return left;
}
