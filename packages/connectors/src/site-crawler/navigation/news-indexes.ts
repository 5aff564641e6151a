import { pageKey } from '../fetch/page-key.ts';
import { isOwnHost } from '../fetch/site-urls.ts';
import { type Candidate, chooseIndexes } from './choose-pages.ts';

const INDEXES_MAX = 4;
const LOCALE = /^\/([a-z]{2})(?:[-_][a-z]{2})?(?=\/|$)/i;

/**
 * The pages that list a site's news: one of each kind, as news, blog and press; of a page in several languages the one
 * of the best.
 */
export function chooseNewsIndexes(candidates: Candidate[], domain: string): string[] {
  const all = chooseIndexes(candidates, 'news', domain);
  const locale = mainLocale(all);
  const chosen = new Map<string, string>();
  for (const url of all) {
    if (localeOf(url) !== locale) continue;
    const key = kindOf(url);
    if (!chosen.has(key)) chosen.set(key, url);
  }
  return [...chosen.values()].slice(0, INDEXES_MAX);
}

/** That of the best, unless another one has many more, so that one stray link to a translation does not stand for all. */
function mainLocale(urls: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const url of urls) counts.set(localeOf(url), (counts.get(localeOf(url)) ?? 0) + 1);
  const [best = '', ofBest = 0] = counts.entries().next().value ?? [];
  const [most = '', ofMost = 0] = [...counts].toSorted(([, a], [, b]) => b - a)[0] ?? [];
  // The language without a mark of its own is the site's.
  return ofMost >= (best === '' ? 3 : 2) * ofBest ? most : best;
}

/** "de" of "/de/news"; "" for the language without a folder of its own. */
export const localeOf = (url: string) => (URL.canParse(url) ? (LOCALE.exec(new URL(url).pathname)?.[1] ?? '') : '');

/** Its last step, or its host: a blog on a host of its own and its search are one list. */
function kindOf(url: string): string {
  const { hostname, pathname } = new URL(url);
  const steps = pathname
    .toLowerCase()
    .replace(/\/?(?:index)?(?:\.\w{2,5})?\/?$/, '')
    .split('/');
  return steps.at(-1) || hostname;
}

/** The next page of a list, `number` by its count from one; null when it links none. */
export function nextListPage(
  { url, links }: { url: string; links: { url: string; text: string }[] },
  number: number,
): string | null {
  const { hostname } = new URL(url);
  const numbered = new RegExp(
    `(?:/page/|/p/|/seite/|[?&](?:page|paged|p|seite|pagina)=|[?&@]query-\\d+-page=)${number}(?=/|$|[&.#])`,
    'i',
  );
  const isNext = ({ text }: { text: string }) =>
    text.trim() === String(number) ||
    /^(?:next(?: page)?|older(?: (?:posts|entries|news))?|weiter|nächste(?: seite)?|ältere beiträge|suivant|page suivante|(?:página )?siguiente|pagina successiva|eldre|neste|äldre|volgende|successiv[ao])\s*[→»›]?$/i.test(
      text.trim(),
    );
  const found =
    links.find((link) => numbered.test(link.url)) ??
    links.find((link) => isNext(link) && pageKey(link.url).startsWith(pageKey(url).replace(/\?.*$/, '')));
  return found !== undefined && isOwnHost(new URL(found.url).hostname, hostname) && pageKey(found.url) !== pageKey(url)
    ? found.url
    : null;
}
