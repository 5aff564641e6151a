const NAME = String.raw`\p{Lu}[\p{L}\d.-]*(?: (?:\p{Lu}|\d)[\p{L}\d.-]*){0,3}`;
const VERSION = String.raw`(?:[vR]\.?)?\d+(?:\.\d+){0,3}`;
const ANNOUNCED = new RegExp(
  String.raw`^(?:introducing|announcing|meet|welcome|say hello to|releasing|what['’]s new in|new in|vorgestellt:|voici|presentamos) (?:the )?(${NAME} ${VERSION})(?![\p{L}\d%]|\.\d)`,
  'iu',
);
const RELEASED = new RegExp(
  String.raw`^(?:.{0,60}[:–—] )?(${NAME} ${VERSION})\s(?:(?:is|has been|was|now|out|officially)\s){0,3}(?:released?|launched|available|out|here|live|veröffentlicht|verfügbar|disponible|publié|lanzad[oa])(?!\p{L})`,
  'u',
);

/** A version in parts, which figures of speech as "Industry 4.0" have not: "2.4", "3.0.0". */
const IN_PARTS = String.raw`(?:[vR]\.?)?(?:\d+\.\d+\.\d+|\d+\.[1-9]\d*)`;
/** "Thistle 6.0.0 – a new start page", "Thistle 3.1.0 bringt Schichten": a changelog's title. */
const OF_CHANGELOG = new RegExp(
  String.raw`^(${NAME} ${IN_PARTS})(?=$|\s?[:–—]\s|\s-\s|\s(?:[Rr]elease|bringt|brings|adds|apporte|ajoute|trae|añade|porta|aggiunge|brengt|bringer|tilføyer|ist|mit|with)(?!\p{L}))`,
  'u',
);
/** "Thistle 4.0 “Kelp”: a lighter arm": a code name makes a version of any figure. */
const CODE_NAMED = new RegExp(
  String.raw`^(${NAME} ${VERSION}) [“„«"‘][^“”„«»"‘’]{2,30}[”“»"’](?=$|\s?[:–—]|\s-\s)`,
  'u',
);
/** "Thistle Watch Tech Preview: first steps" and "Public beta: Thistle Watch": shown to all before it is finished. */
const STAGE = `(?:[Tt]ech(?:nical|nology)?|[Pp]ublic|[Oo]pen|[Dd]eveloper) (?:[Pp]review|[Bb]eta)`;
const PREVIEWED = new RegExp(
  String.raw`^(\p{Lu}[\p{L}\d.-]*(?: [\p{Lu}\d][\p{L}\d.-]*){0,3})(?: [:–—-])? ${STAGE}(?: [Rr]eleased?)?(?=$|\s?[:–—]|\s-\s)|^${STAGE}(?: [Rr]elease)?: (\p{Lu}[\p{L}\d.-]*(?: [\p{L}\d.-]+){0,4}?)(?=$| (?:in|for|on|with|from)(?!\p{L}))`,
  'u',
);
/** "Stock keeping: a new online course for mills" in other languages than English: the thing, and what kind it is. */
const NEW_KIND =
  /^(\p{Lu}[\p{L}\d’'-]*(?: [\p{L}\d’'-]+){0,4})\s?: (?:(?:une?|notre) nouve(?:lle|au|l) (?:formation|cours|application|appli|plateforme|logiciel|outil|gamme|module)|(?:[Ee]ine?|[Uu]nsere?) neue[rs]? (?:App|Plattform|Software|Werkzeug|Modul|Kurs)|(?:una?|nuestr[oa]) nuev[oa] (?:aplicación|app|plataforma|herramienta|curso|gama)|(?:una?|la nostra|il nostro) nuov[oa] (?:applicazione|app|piattaforma|strumento|corso|gamma))(?!\p{L})/u;
/** What many write about and few bring out. */
const OF_OTHERS =
  /^(?:WordPress|Drupal|TYPO3|Joomla|PHP|Python|Java|JavaScript|TypeScript|Ruby|Rails|Node|Debian|Ubuntu|Linux|Kubernetes|Docker|Windows|Office|macOS|Android|Chrome|Firefox|Postgres\p{L}*|MySQL|MariaDB|Magento|Shopware|Shopify|Odoo|SAP|React|Angular|Vue|Django|Laravel|Symfony|Spring|HTTP|TLS|PCI|WCAG|Log4j)(?![\p{L}\d])/iu;
/** Beside a version, what it asks of those who use it. */
const ADVICE =
  /^\p{L}+ing\s|(?<!\p{L})(?:how|why|what|upgrad\p{L}+|migrat\p{L}+|guide|tutorials?|end of (?:life|support)|deprecat\p{L}+|vulnerab\p{L}+|CVE|wie|warum|umstieg|anleitung|sicherheitslücke|comment|pourquoi|cómo|hvordan|come|hoe)(?!\p{L})|\?\s*$/iu;

/** "The platform Thistle is online", in the languages of our sources. */
const ONLINE =
  /^(?:(?:[Dd]ie|[Dd]er|[Dd]as|[Uu]nsere?|[Tt]he|[Oo]ur|[Ll]a|[Ll][e’']|[Ee]l|[Nn]uestra|[Nn]otre) ?)?(?:neue |new |nouvelle |nouveau |nueva |nuevo )?((?:[Pp]lat(?:t|e|a)?form(?:e|a)?|[Aa]pp|[Aa]plicación|[Aa]pplication|[Pp]orta(?:l|il)|[Ss]oftware|(?:Online-?)?[Ss]hop) \p{Lu}[\p{L}\d-]*(?: \p{Lu}[\p{L}\d-]*){0,2}) (?:ist|is|est|está) (?:jetzt |nun |endlich |ab sofort |now |finally |désormais |enfin |ya )?(?:online|live|da|en ligne|en línea|disponible)(?!\p{L})/u;

/** "New in the freezer: Thistle Dumplings". */
const NEW_IN = /^New (?:in|on|at)(?! \d)[^:]{0,40}: (\p{Lu}[\p{L}\d.’'-]*(?: [\p{Lu}\d][\p{L}\d.’'-]*){1,4})$/u;

/**
 * A product and its version in a title that brings it out, as "Introducing Thistle 5" and "Thistle Arm 2.1 released":
 * the figure makes a name of words that would else describe; so does the place of "The platform Thistle is online".
 * Null for all other titles.
 */
export function versionedProduct(title: string): string | null {
  const announced = ANNOUNCED.exec(title)?.[1] ?? RELEASED.exec(title)?.[1] ?? NEW_IN.exec(title)?.[1];
  const isListed = !ADVICE.test(title) && !OF_OTHERS.test(title);
  const preview = PREVIEWED.exec(title);
  const shown = preview?.[1] ?? preview?.[2] ?? NEW_KIND.exec(title)?.[1];
  if (shown !== undefined && !OF_OTHERS.test(shown)) return shown;
  const listed = isListed ? (OF_CHANGELOG.exec(title)?.[1] ?? CODE_NAMED.exec(title)?.[1]) : undefined;
  const found = announced ?? listed ?? null;
  if (found === null && isListed) return ONLINE.exec(title)?.[1] ?? null;
  return found !== null && /^\p{Lu}/u.test(found) && !/^(?:Q\d|H\d|Part|Top|The)\b|\b(?:19|20)\d\d$/.test(found)
    ? found
    : null;
}
