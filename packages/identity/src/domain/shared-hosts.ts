/**
 * Hosts whose path names the owner: a profile on a network, a shop on a marketplace, a short link. Their bare address is
 * the site of the company that runs them.
 */
const SHARED_HOSTS: ReadonlySet<string> = new Set([
  'about.me',
  'behance.net',
  'bit.ly',
  'business.site',
  'crunchbase.com',
  'dribbble.com',
  'etsy.com',
  'facebook.com',
  'fb.com',
  'fb.me',
  'g.co',
  'g.page',
  'github.com',
  'gitlab.com',
  'glassdoor.com',
  'goo.gl',
  'indeed.com',
  'instagram.com',
  'kununu.com',
  'linkedin.cn',
  'linkedin.com',
  'linktr.ee',
  'lnkd.in',
  'maps.google.com',
  'medium.com',
  'pinterest.com',
  'rebrand.ly',
  'sites.google.com',
  'squarespace.com',
  't.co',
  't.me',
  'tiktok.com',
  'tinyurl.com',
  'tripadvisor.com',
  'trustpilot.com',
  'twitter.com',
  'vimeo.com',
  'vk.com',
  'wa.me',
  'weebly.com',
  'whatsapp.com',
  'wikipedia.org',
  'wixsite.com',
  'x.com',
  'xing.com',
  'yelp.com',
  'youtu.be',
  'youtube.com',
]);

/** Marketplaces and maps with a domain in most countries, where only some pages are another company's. */
const SHARED_PAGES =
  /^(?:[^/]+\.)?(?:amazon\.[a-z.]{2,6}\/(?:stores?|shops|sp|gp\/seller|s|dp)(?![\w-])|ebay\.[a-z.]{2,6}\/(?:str|usr)|google\.[a-z.]{2,6}\/(?:maps|search|site)(?![\w-])|(?:pinterest|tripadvisor|yelp|glassdoor|indeed)\.[a-z.]{2,6}\/\w)/;

/** Sub-domains where the company that runs a network speaks of itself. */
const OWN_SUBDOMAINS = /^(?:about|blog|careers?|corporate|developers?|investors?|ir|newsroom|press)\./;
/** Here a sub-domain is another company's, whatever its name is. */
const HOSTS_OF_SITES: ReadonlySet<string> = new Set(['business.site', 'weebly.com', 'wixsite.com']);
/** What every network keeps for itself, so that it is no one's handle. */
const OWN_PAGES =
  /^\/+(?:(?:about(?:-us)?|careers|imprint|impressum|legal|privacy|terms)(?:[/?#].*)?|index\.(?:html?|php)(?:[?#].*)?)$/i;
/** Where two letters behind the slash are a language; elsewhere they are a handle. */
const LANGUAGE_HOSTS: ReadonlySet<string> = new Set([
  'etsy.com',
  'glassdoor.com',
  'indeed.com',
  'kununu.com',
  'squarespace.com',
  'tripadvisor.com',
  'xing.com',
]);
const LANGUAGE_PAGE = /^\/+[a-z]{2}(?:[-_][a-z]{2})?\/?(?:[?#].*)?$/i;
/** Where every path is a short link or a handle. */
const SHORT_LINKS =
  /^(?:about\.me|bit\.ly|fb\.me|g\.co|g\.page|goo\.gl|linktr\.ee|lnkd\.in|rebrand\.ly|t\.co|t\.me|tinyurl\.com|vk\.com|wa\.me|youtu\.be)$/;

/** The shared host that an address is a page of; null for a site of its own. `host` is that of the address. Pure. */
export function sharedHostOf(host: string, path: string): string | null {
  const bare = host.replace(/^www\./, '');
  if (!/^\/+[^/?#]/.test(path)) return null;
  for (let at = 0; at < bare.length; at = bare.indexOf('.', at) + 1 || bare.length) {
    const shared = bare.slice(at);
    if (SHARED_HOSTS.has(shared)) return isOperatorsOwn(bare, shared, path) ? null : bare;
  }
  return SHARED_PAGES.test(`${bare}${path.replace(/^\/+/, '/').toLowerCase()}`) ? bare : null;
}

function isOperatorsOwn(host: string, shared: string, path: string): boolean {
  if (host !== shared) return OWN_SUBDOMAINS.test(host) && !HOSTS_OF_SITES.has(shared);
  return (OWN_PAGES.test(path) && !SHORT_LINKS.test(host)) || (LANGUAGE_HOSTS.has(host) && LANGUAGE_PAGE.test(path));
}
