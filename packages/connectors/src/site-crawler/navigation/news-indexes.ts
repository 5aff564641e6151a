import { isOwnHost, pageKey } from '../fetch/site-urls.ts';
import { type Candidate, chooseIndexes } from './choose-pages.ts';

const INDEXES_MAX = 4;
const LOCALE = /^\/([a-z]{2})(?:[-_][a-z]{2})?(?=\/|$)/i;

/**
 * The pages that list a site's news: one of each kind, as news, blog and press; of a page in several languages the one
 * of the best.
 */
export function chooseNewsIndexes(candidates: Candidate[], domain: string): string[] {
  const all = chooseIndexes(candidates, 'news', domain);
  const locale = localeOf(all[0] ?? '');
  const chosen = new Map<string, string>();
  for (const url of all) {
    if (localeOf(url) !== locale) continue;
    const key = kindOf(url);
    if (!chosen.has(key)) chosen.set(key, url);
  }
  return [...chosen.values()].slice(0, INDEXES_MAX);
}

const localeOf = (url: string) => (URL.canParse(url) ? (LOCALE.exec(new URL(url).pathname)?.[1] ?? '') : '');

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
  const numbered = new RegExp(`(?:/page/|/p/|/seite/|[?&](?:page|paged|p|seite|pagina)=)${number}(?=/|$|[&.#])`, 'i');
  const isNext = ({ text }: { text: string }) =>
    text.trim() === String(number) ||
    /^(?:next(?: page)?|older(?: (?:posts|entries|news))?|weiter|nächste(?: seite)?|ältere beiträge|suivant|page suivante|siguiente|eldre|neste|äldre|volgende|successiv[ao])\s*[→»›]?$/i.test(
      text.trim(),
    );
  const found =
    links.find((link) => numbered.test(link.url)) ??
    links.find((link) => isNext(link) && pageKey(link.url).startsWith(pageKey(url).replace(/\?.*$/, '')));
  return found !== undefined && isOwnHost(new URL(found.url).hostname, hostname) && pageKey(found.url) !== pageKey(url)
    ? found.url
    : null;
}
