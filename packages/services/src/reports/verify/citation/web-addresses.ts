import { remembering } from '../../../shared/statements/remembering.ts';

/** Of sites, as people write them without "www". */
const TOP_LEVEL =
  'com|net|org|info|biz|io|ai|co|app|dev|me|shop|store|online|site|xyz|top|link|click|pay|bank|cloud|live|pro|tech|eu|uk|de|at|ch|fr|es|it|nl|be|pl|se|no|dk|fi|pt|ie|us|ca|ru|cn|jp|in|br|mx|au|example|test|invalid|localhost';
/** Endings of files, which no site has. */
const FILE = '(?:js|jsx|ts|tsx|cpp|json|html?|css|xml|csv|pdf|docx?|xlsx?)/';
/** With a path, or with an ending of sites in small letters: "ASP.NET" and "Node.js/React" are none. */
const SITE = new RegExp(
  String.raw`(?<![\p{L}\d@.-])(?:[\p{L}\d][\p{L}\d-]*\.)+(?:(?!${FILE})\p{L}{2,}/|(?:${TOP_LEVEL}|xn--[a-z\d-]+)(?![\p{L}\d-]|\.\p{L}))`,
  'gu',
);
const LINK_OR_EMAIL =
  /https?:|\bwww\.|[\w.+-]+@[\w-]+\.\w|(?:\[|\()(?:at|dot)(?:\]|\))|\s(?:dot|punkt)\s(?:com|net|org|io|de)\b/i;
const IP = /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?:[:/]\d*|(?![\d.]))/;
/** Written for calls: with a country's or a trunk's prefix, in groups as in America, or beside a word for it. */
const PHONE = [
  /(?<![\d.,])(?:\+|00)\s?\(?\d{1,4}\)?(?:[\s()./-]{0,2}\d){6,12}(?!\d)/,
  /(?<![\d.,])\(?0\d{2,5}\)?[\s/-]{1,2}\d{3,}(?:[\s-]?\d{2,})*(?!\d)/,
  /(?<![\d.,-])(?:1[\s.-])?\(?\d{3}\)?[\s.-]\d{3}[.-]\d{4}(?![\d-])/,
  /(?<!\p{L})(?:tel|telefon|phone|hotline|call us|dial|teléfono|téléphone|tél)(?!\p{L})[^.\d]{0,20}(?:\d[\s/-]?){6,}/iu,
];

/** "1 200 000 000 euros": thousands that blanks part, with what is counted behind them. */
const AMOUNT =
  /(?<![\d.,+/(-]|\d\s|(?:tel|tél|phone|telefon|call|dial|ring|ruf|rufen|anruf|appel\p{L}*|llam\p{L}*)\p{P}?\s)[1-9]\d{0,2}(?:[ \u00a0\u202f]\d{3})+(?=\s?[€$£%]|\s(?:de |d['’])?\p{L}{2})/giu;

/**
 * Whether a text names a site, a mailbox or a telephone: what is shown comes from the sources, and leads nowhere else.
 * @param names that only look like one: "Booking.com"
 */
export function hasAddress(text: string, names: readonly string[] = []): boolean {
  const sites = text.match(SITE) ?? [];
  const known = new Set(names.map((name) => name.toLowerCase()));
  const named = new Set(smallNames(text));
  const isOther = (site: string) => !known.has(site.toLowerCase()) || (/^\p{Ll}/u.test(site) && !isNamed(site));
  const isNamed = (site: string) => names.includes(capitalised(site)) || named.has(site);
  const rest = text.replace(AMOUNT, ' ');
  return LINK_OR_EMAIL.test(text) || IP.test(text) || PHONE.some((form) => form.test(rest)) || sites.some(isOther);
}

/**
 * Names of companies and products in a text that look like sites, without a path or a hyphen: with a capital letter, or used
 * as a name wherever they occur.
 */
export const namesLikeSites = (text: string): readonly string[] => namesOf(text);

const namesOf = remembering(
  (text) => [
    ...(text.match(new RegExp(SITE, 'giu')) ?? []).filter((site) => /^\p{Lu}[^/-]*$/u.test(site)),
    ...smallNames(text),
  ],
  20,
);

const capitalised = (site: string) => site.charAt(0).toUpperCase() + site.slice(1);

/** What stands before the name of a product: "built with socket.io". */
const NAME_AHEAD =
  /(?:^|[\s(])(?:with|using|uses?|and|or|like|including|supports?|integrates?|(?:built|based|runs?|running) on|on top of|powered by|talks? over|library|framework|mit|nutzt|nutzen|verwendet|und|oder|wie|unterstützt|integriert|ist|Bibliothek|avec|utilise|et|ou|comme|intègre|bibliothèque|con|usa|utiliza|y|o|como|integra|biblioteca)\s$/iu;
const NAME_BEHIND =
  /^[\s-](?:library|framework|server|clients?|API|protocol|package|modules?|plug-?in|integration|Bibliothek|Schnittstelle|bibliothèque|biblioteca)(?!\p{L})/iu;
/** Who pays, registers or clicks is led to a site. */
const LEADS_THERE =
  /(?<!\p{L})(?:pay|paid|pays|payments?|invoices?|bills?|log ?in|sign ?(?:in|up)|regist\p{L}*|order|download|click|visit|go to|bezahl\p{L}*|zahl\p{L}*|rechnung\p{L}*|anmeld\p{L}*|bestell\p{L}*|klick\p{L}*|besuch\p{L}*|pa(?:ie|y|i)\p{L}*|factur\p{L}*|inscri\p{L}*|visit\p{L}*|pag\p{L}+|regíst\p{L}*)(?!\p{L})/iu;

/** Names in small letters of a text that never uses them to lead somewhere: "socket.io", but not "at socket.io". */
function smallNames(text: string): string[] {
  const sites = [...text.matchAll(SITE)].filter(([site]) => /^\p{Ll}[^/-]*$/u.test(site));
  const isName = ({ 0: site, index }: RegExpMatchArray) => {
    const before = text.slice(Math.max(0, (index ?? 0) - 80), index);
    const isPlain = !LEADS_THERE.test(before.split(/[.!?]\s/).at(-1) ?? '');
    return (
      isPlain &&
      (NAME_AHEAD.test(before) ||
        NAME_BEHIND.test(text.slice((index ?? 0) + site.length)) ||
        (/,\s$/.test(before) && text.indexOf(site) !== index))
    );
  };
  const all = Map.groupBy(sites, ([site]) => site);
  return [...all].flatMap(([site, uses]) => (uses.every(isName) ? [site] : []));
}
