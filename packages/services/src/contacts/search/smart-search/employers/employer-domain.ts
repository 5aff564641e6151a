/**
 * An employer that is named by its domain, behind "at", "bei", "chez", "en", "from", "of": "data engineers at acme.com".
 * Any other address in a sentence is a link, which cannot be searched for.
 */
const DOMAIN =
  /(?<=(?<![\p{L}])(?:at|bei|beim|chez|en|from|for|of|von|de|du|in|para)\s)(?!www\.)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.(?:com|org|net|io|ai|co|app|dev|eu|de|at|ch|fr|es|it|nl|be|se|dk|pl|pt|co\.uk|mx|cl|pe|com\.(?:mx|ar|co|br|pe|es))(?![\p{L}\p{N}/@:-]|\.[\p{L}\p{N}])/giu;

/** The domains that stand for employers, with their positions in the text. */
export const findEmployerDomains = (text: string): { start: number; end: number }[] =>
  [...text.matchAll(DOMAIN)].map(({ 0: domain, index }) => ({ start: index, end: index + domain.length }));

const squash = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** "Acme Tools" in "acme-tools.com": whether a name is the one in a domain. */
export const isNameInDomain = (name: string, domain: string): boolean =>
  findEmployerDomains(`at ${domain}`).length > 0 && squash(name) === squash(nameOfDomain(domain));

/** The sentence with a word in place of each such domain. */
export const withoutEmployerDomains = (text: string): string => text.replace(DOMAIN, 'employer');

/** "acme-tools.com" → "Acme Tools": employers are searched for by name. */
export const nameOfDomain = (domain: string): string =>
  domain
    .slice(0, domain.indexOf('.'))
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
