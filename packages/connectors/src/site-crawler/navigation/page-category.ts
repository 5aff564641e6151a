import { isOwnHost } from '../fetch/site-urls.ts';

/** What a page of a company's site is about, by the words in its address. */
export const SECTIONS = ['careers', 'news', 'about', 'research', 'products', 'locations', 'investors'] as const;
export type Section = (typeof SECTIONS)[number];

const WORDS: Record<Section, RegExp> = {
  careers:
    /^(?:(?:(?:our|open|current|all|company|latest|offene|aktuelle|nos)-)?(?:careers?|jobs?|karriere|carrieres?|recrutement|recrutamento|vacatures|vacancies|stellenangebote)(?:-(?:and|und|et|karriere|careers?|jobs?|openings?|opportunities|portal|page|ausbildung))*|(?:careers?|jobs?|karriere)-(?:at|bei|chez|en|hos)-\w+|join(?:-?us|-our-team|-the-team)?|work-?(?:with|for|at|in)(?:-?us|-\w+)|working-(?:at|for|with)-\w+|employment|open-?(?:positions|roles|jobs)|openings|job-(?:openings|opportunities|offers)|hiring|we-are-hiring|offene-stellen|freie-stellen|stellen\w*|bewerb\w*|arbeiten-bei-\w+|mitarbeiten|emplois?|offres?-d-?emplois?|offres-emploi|nous-rejoindre|rejoignez-nous|nos-offres|travailler-(?:chez|avec)-\w+|empleos?|bolsa-de-(?:empleo|trabajo)|trabaj[ae]-(?:con|en)-\w+|vacantes|ofertas-(?:de-)?(?:empleo|trabajo)|unete(?:-\w+){0,3}|lavora-con-noi|posizioni-aperte|trabalhe-con(?:n)?osco|vagas|werken-bij(?:-\w+)*|vacature|jobb(?:-\w+){0,2}|ledige?-(?:stillinger|jobb?|tjanster)|lediga-(?:jobb|tjanster)|stillinger|karriar|kariera|praca|kariéra|rekry\w*|tyopaikat|avoimet-\w+)$/,
  news: /^(?:(?:\w{2,14}-){0,2}(?:news|newsroom|nouvelles|aktuelles|actualites|noticias|notizie|nieuws|nyheter|nyheder|press-releases|pressemitteilungen|blog|insights)|(?:actualites|actus|noticias|aktuelles|neuigkeiten|notizie|nieuws)(?:-[a-z\d]{2,20}){1,4}|news-room|news-and-\w+|news-(?:media|press|events|blog|archive)|press|press-?room|press-?releases?|press-?cent(?:er|re)|press-and-\w+|media|media-?cent(?:er|re)|media-?room|medien|blogs|posts|writings?|stories|updates|whats-new|announcements|regulatory-news|rns|articles?|artikel|articoli|articulos|artigos|magazin|journal|neuigkeiten|neues|meldungen|presse(?:mitteilung|portal|bereich)?|communiques?(?:-de-presse)?|espace-presse|actualite|actus?|noticia|novedades|actualidad|prensa|sala-de-prensa|comunicados|novita|comunicati(?:-stampa)?|stampa|imprensa|novidades|persberichten|pers|aktuellt|pressmeddelanden|pressemeldinger|aktuelt|aktualnosci|aktuality|novinky|ajankohtaista|uutiset|tiedotteet)$/,
  about:
    /^(?:about|about-?us|company|our-?company|who-?we-?are|our-?story|ueber-?uns|a-propos|qui-sommes-nous|om-?oss|om-os|o-nas|why-[a-z]+|chi-siamo|over-ons|unternehmen|quienes-somos|sobre-nosotros|nosotros|sobre-nos|entreprise|empresa|meista)$/,
  research:
    /^(?:research|research-and-development|r-?(?:and-?|&)?d|innovation|technology|tech|science|pipeline|labs?|engineering|forschung|technologie|recherche)$/,
  products:
    /^(?:products?|platform|solutions?|produkte|produits|productos|soluciones|prodotti|produkter|producten|features|services|leistungen|our-products|what-we-do)$/,
  locations: /^(?:locations?|offices?|our-offices|contact|contact-?us|standorte|kontakt|where-we-are)$/,
  investors: /^(?:investors?|investor-?relations|ir|shareholders)$/,
};

/** Second levels that list, sort or sell, and tell no news. */
const NO_ARTICLE =
  /^(?:page|p|category|categories|tags?|topics?|authors?|archives?|all|latest|search|feeds?|rss|events?|webinars?|contacts?|media-?kits?|press-?kits?|brand|logos?|downloads?|images?|gallery|subscribe|newsletter)$/;
const DOCUMENT =
  /\.(?:pdf|jpe?g|png|gif|webp|svg|zip|docx?|xlsx?|pptx?|xml|rss|atom|json|mp[34]|mov|avi|ics|css|js|gz)$/i;
const LOCALE = /^[a-z]{2}(?:[-_][a-z]{2,4})?$/i;

export interface PageCategory {
  section: Section | null;
  /** `index`: the section itself. `article`: one item of the news. */
  kind: 'home' | 'index' | 'article' | 'other';
  /** Steps below the site's root, a language's folder not counted. */
  depth: number;
}

/** Where in a company's site an address stands; null for other sites and for documents. */
export function toPageCategory(address: string, domain: string): PageCategory | null {
  if (!URL.canParse(address)) return null;
  const { hostname, pathname, protocol } = new URL(address);
  if (!/^https?:$/.test(protocol) || !isOwnHost(hostname, domain) || DOCUMENT.test(pathname)) return null;
  const steps = stepsOf(hostname, pathname, domain);
  if (steps.length === 0) return { section: null, kind: 'home', depth: 0 };
  const { section, at } = sectionOf(steps);
  if (section === null) return { section, kind: 'other', depth: steps.length };
  const below = steps.slice(at + 1);
  // "/newsroom/news", "/media/press-releases": one list of several, and a list itself.
  const isList = section === 'news' && below.length === 1 && isListName(below[0] ?? '');
  if (below.length === 0 || isList) return { section, kind: 'index', depth: steps.length };
  const isArticle = section === 'news' && isArticlePath(below);
  return { section, kind: isArticle ? 'article' : 'other', depth: steps.length };
}

/** A host of its own (careers.acme.com) counts as a first step. */
function stepsOf(hostname: string, pathname: string, domain: string): string[] {
  const own = domain.replace(/^www\./, '');
  const host = hostname.replace(/^www\./, '');
  const labels =
    host === own
      ? []
      : host
          .slice(0, -own.length - 1)
          .split('.')
          .reverse();
  const steps = pathname
    .toLowerCase()
    .split('/')
    .map(plainStep)
    .map((step) => step.replace(/\.(?:html?|php|aspx?)$/, ''))
    // Generators number the pages of a list: "index-5".
    .filter((step) => step !== '' && !/^index(?:-\d+)?$/.test(step) && step !== 'home');
  const withoutLocale = LOCALE.test(steps[0] ?? '') && !isWord(steps[0] ?? '') ? steps.slice(1) : steps;
  return [...labels, ...withoutLocale];
}

/** Accents and their codes go: "actualit%C3%A9s" and "actualités" are "actualites", "über-uns" is "ueber-uns". */
function plainStep(step: string): string {
  const written = /%[\da-f]{2}/i.test(step) ? decoded(step) : step;
  const plain = written.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ß', 'ss');
  return plain.replaceAll('_', '-').normalize('NFD').replace(/\p{M}/gu, '');
}

function decoded(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}

const isWord = (step: string) => SECTIONS.some((section) => WORDS[section].test(step));

/** News wherever it begins, as its items may stand under any word; else the deepest of the first three steps. */
function sectionOf(steps: string[]): { section: Section | null; at: number } {
  const last = steps.length - 1;
  if (WORDS.careers.test(steps[last] ?? '')) return { section: 'careers', at: last };
  const newsAt = steps.slice(0, 3).findIndex((step) => WORDS.news.test(step));
  if (newsAt !== -1) return { section: 'news', at: newsAt };
  for (const at of [2, 1, 0]) {
    const section = SECTIONS.find((name) => WORDS[name].test(steps[at] ?? ''));
    if (section !== undefined) return { section, at };
  }
  return { section: null, at: 0 };
}

/** The title of an article may end in a section's word, as "good-news". */
const isListName = (step: string) =>
  WORDS.news.test(step) && (!step.includes('-') || /^(?:press|news|media)-releases?$/.test(step));

function isArticlePath(below: string[]): boolean {
  const slug = below.at(-1) ?? '';
  const isYearOrPage = /^\d{1,4}$/;
  if (isYearOrPage.test(slug) || slug.length < 3) return false;
  // The title of an article may end in a section's word, as "good-news".
  if (isWord(slug) && (!slug.includes('-') || /^press(?:e|emitteilungen|-)/.test(slug))) return false;
  return !below.some((step) => NO_ARTICLE.test(step));
}
