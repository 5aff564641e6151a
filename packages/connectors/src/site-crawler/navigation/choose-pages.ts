import { pageKey } from '../fetch/page-key.ts';
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
  careers:
    /(?<!\p{L})(?:careers?|jobs?|join (?:us|our team|the team)|we.re hiring|open (?:positions|roles)|vacancies|work (?:with|for|at) us|working (?:at|with)|karriere|stellen(?:angebote)?|offene stellen|arbeiten bei|recrutement|nous rejoindre|rejoignez[- ]nous|on recrute|offres d['’]emploi|emploi|empleo|trabaj[ae] (?:con|en)|únete|vacantes|lavora con noi|trabalhe conosco|carreiras|vacatures|werken bij|ledige? (?:stillinger|jobb?)|lediga (?:jobb|tjänster)|jobb|stillinger|karriär|kariera|kariéra|praca|työpaikat|avoimet)(?!\p{L})/iu,
  about:
    /^(?:about(?: (?:us|the company))?|(?:our |the )?company|who we are|our story|über uns|wir über uns|unternehmen|à propos(?: de nous)?|qui sommes[- ]nous ?\??|l['’]entreprise|la société|quiénes somos|sobre nosotros|nosotros|la empresa|chi siamo|l['’]azienda|over ons|om oss|om os|sobre nós|quem somos)$/iu,
  research:
    /^(?:r ?& ?d|research(?: (?:and|&) development)?|(?:our )?technology|innovation|forschung(?: (?:und|&) entwicklung)?|technologie|recherche(?: et développement)?|i\+d(?:\+i)?|investigación(?: y desarrollo)?)$/iu,
  news: /(?<!\p{L})(?:news|updates|newsroom|press|press releases|media|blog|stories|aktuelles|neuigkeiten|presse|meldungen|magazin|actualités?|actus?|communiqués|noticias|novedades|actualidad|prensa|sala de prensa|notizie|novità|imprensa|nieuws|nyheter|nyheder|aktuelt|aktuellt|pressmeddelanden|aktualności|aktuality|novinky|ajankohtaista|uutiset)(?!\p{L})/iu,
};

/** A search, a filter or one of many orders of the same list. */
const IS_FILTER = /[?&](?:s|q|search|query|tags?|category|filter|sort|author|lang)=/i;

/** The sections' own pages, best first: near the root, linked rather than only listed. */
export function chooseIndexes(candidates: Candidate[], section: Section, domain: string): string[] {
  const fitting = candidates.flatMap(({ url, text }, order) => {
    const category = toPageCategory(url, domain);
    if (category === null || category.kind === 'home' || IS_FILTER.test(url)) return [];
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
