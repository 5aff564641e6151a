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
  /^(?:[^/]+\.)?(?:amazon\.[a-z.]{2,6}\/(?:stores?|shops|sp|gp\/seller|s\b|dp)|ebay\.[a-z.]{2,6}\/(?:str|usr)|google\.[a-z.]{2,6}\/(?:maps|search|site)|(?:pinterest|tripadvisor|yelp|glassdoor|indeed)\.[a-z.]{2,6}\/\w)/;

/** The shared host that an address is a page of; null for a site of its own. `host` is that of the address. Pure. */
export function sharedHostOf(host: string, path: string): string | null {
  const bare = host.replace(/^www\./, '');
  if (!/^\/+[^/?#]/.test(path)) return null;
  for (let at = 0; at < bare.length; at = bare.indexOf('.', at) + 1 || bare.length) {
    if (SHARED_HOSTS.has(bare.slice(at))) return bare;
  }
  return SHARED_PAGES.test(`${bare}${path.replace(/^\/+/, '/').toLowerCase()}`) ? bare : null;
}
