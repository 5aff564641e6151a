import { plainLetters } from '@workbench/text/fold';

/** Names of a site's pages about its people, itself and how to reach it, in the languages of Europe; best first. */
const PAGE_NAMES = [
  'team teams people leadership management board executives executive-team staff founders management-team leadership-team ' +
    'leadership-and-board board-of-directors mannschaft mitarbeiter mitarbeitende geschaeftsfuehrung geschaftsfuhrung ' +
    'vorstand fuehrungsteam direction equipe dirigeants equipo directivos liderazgo direccion equipa lideranca diretoria ' +
    'administracao squadra leadership-italia medewerkers directie ledning ledelse ledelsen medarbetare medarbejdere ansatte ' +
    'tiimi henkilosto johto zespol zarzad tym vedeni ekip ekibimiz yonetim csapat',
  'about about-us company who-we-are ueber-uns uber-uns unternehmen wir a-propos qui-sommes-nous entreprise sobre ' +
    'sobre-nos sobre-nosotros nosotros quienes-somos quem-somos empresa chi-siamo azienda over-ons wie-zijn-wij om-oss ' +
    'om-os o-nas o-firme meista yritys hakkimizda rolunk',
  'contact contact-us contacts kontakt contacto contato contatos contatti impressum imprint mentions-legales legal-notice ' +
    'yhteystiedot iletisim kapcsolat',
].map((names) => new Set(names.split(' ')));
/** Pages below these are articles, products and offers of work, whatever they are called. */
const OTHER_SECTIONS =
  /^\/(?:[a-z]{2}\/)?(?:news|press|blog|jobs?|careers?|events?|products?|shop|stories|case-studies|customers)\//;
const BEFORE_NAME =
  /^(?:our|the|meet-the|meet-our|meet|unser|unsere|das|die|notre|nuestro|nuestra|nosso|nossa|il-nostro|ons|vart|vores|nas|nase)-/;
const LABEL_MAX = 40;

export interface PageLink {
  path: string;
  text: string;
}

/** Paths of the site's pages that may name its people, the most promising first. */
export function peoplePagePaths(links: readonly PageLink[]): string[] {
  const ranked = links.flatMap(({ path, text }) => {
    const rank = rankOf(path, text);
    return rank === -1 ? [] : [{ path, rank }];
  });
  return [...new Set(ranked.toSorted((a, b) => a.rank - b.rank).map(({ path }) => path))];
}

function rankOf(path: string, text: string): number {
  const position = plainLetters(decodedPath(path)).replace(/\.(?:html?|php|aspx)$/, '');
  if (position === '/' || OTHER_SECTIONS.test(position)) return -1;
  const names = [
    position.split('/').filter(Boolean).at(-1) ?? '',
    text.length <= LABEL_MAX ? plainLetters(text) : '',
  ].map(toName);
  return PAGE_NAMES.findIndex((known) =>
    names.some((name) => known.has(name) || known.has(name.replace(BEFORE_NAME, ''))),
  );
}

const toName = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '');

function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
