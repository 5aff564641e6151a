import { DAY_MS } from '../durations.ts';
import { ConnectorError } from '../errors.ts';
import { siteLimits } from '../http/host-limits.ts';
import type { HttpAnswer, HttpClient } from '../http/types.ts';
import { userAgentOf } from '../http/user-agent.ts';
import { NO_RULES, ROBOTS_REDIRECTS_MAX, type SiteRules, toRules } from '../site-crawler/fetch/robots.ts';

/** A site that wants longer pauses is read by its first page alone. */
const ACCEPTED_CRAWL_DELAY_MAX_MS = 20_000;
const BYTES_MAX = 3 * 1024 * 1024;
/** RFC 9309: an unavailable robots.txt (4xx) forbids nothing. 429 is no answer: it asks to come back later. */
const NO_ROBOTS = Array.from({ length: 100 }, (_, index) => 400 + index).filter((status) => status !== 429);

interface SiteAccess {
  /** With `{domain}` in the place of the company's domain. */
  baseUrl: string;
  contactEmail: string | null;
  signal?: AbortSignal;
}

/** A page's markup and the address at which a person finds it. */
export interface SitePage {
  html: string;
  url: string;
  path: string;
}

export interface OpenSite {
  home: SitePage;
  /** Whether the site bears that more than its first page is read. */
  isCrawlDelayAcceptable: boolean;
  isAllowed(path: string): boolean;
  /** A further page that is allowed; null when it fails or is no page: the first one counts without it. */
  read(path: string): Promise<SitePage | null>;
}

/** Why there is nothing to read: no such domain or page, moved to someone else's host, or something other than a page. */
type ClosedSite = { reason: 'missing' } | { reason: 'elsewhere'; host: string } | { reason: 'no_page' };

/**
 * Opens a company's site by its home page, as far as its robots.txt allows.
 * @throws ConnectorError `forbidden` by robots.txt; others when the site or its robots.txt can't be had now
 */
export async function openSite(http: HttpClient, domain: string, access: SiteAccess): Promise<OpenSite | ClosedSite> {
  // The domain becomes the host, so nothing in it may end the host's name.
  if (!/^[a-z0-9][a-z0-9.-]*$/i.test(domain)) return { reason: 'missing' };
  const base = access.baseUrl.replaceAll('{domain}', domain);
  const rules = await readRules(http, base, domain, access);
  if (!rules.isAllowed('/')) throw forbidden(domain);
  const home = await readAddress(http, `${base}/`, domain, rules, access);
  if (home.status !== 200) return { reason: 'missing' };
  const finalBase = toFinalBase(base, home.url, domain);
  if (finalBase === null) return { reason: 'elsewhere', host: new URL(home.url).hostname };
  // A redirect may lead to www., whose rules are its own.
  const finalRules = finalBase === base ? rules : await readRules(http, finalBase, domain, access);
  const path = home.url.slice(finalBase.length) || '/';
  if (!finalRules.isAllowed(path)) throw forbidden(domain);
  if (!isHtml(home)) return { reason: 'no_page' };
  // Links are read as on the site itself, whatever address it is reached by.
  const logical = finalBase.includes(domain) && !finalBase.endsWith(`/${domain}`) ? finalBase : `https://${domain}`;
  const toPage = (html: string, at: string): SitePage => ({ html, url: `${logical}${at}`, path: at });
  return {
    home: toPage(home.body, path),
    isCrawlDelayAcceptable: finalRules.crawlDelayMs <= ACCEPTED_CRAWL_DELAY_MAX_MS,
    isAllowed: finalRules.isAllowed,
    async read(at) {
      const answer = await answerOrNull(readAddress(http, `${finalBase}${at}`, domain, finalRules, access));
      const isPage = answer !== null && isHtml(answer) && toFinalBase(finalBase, answer.url, domain) === finalBase;
      return isPage ? toPage(answer.body, at) : null;
    },
  };
}

/** A further page that fails takes nothing away from the first. */
async function answerOrNull(pendingAnswer: Promise<HttpAnswer>): Promise<HttpAnswer | null> {
  try {
    const answer = await pendingAnswer;
    return answer.status === 200 ? answer : null;
  } catch (error) {
    if (error instanceof ConnectorError) return null;
    throw error;
  }
}

function readAddress(
  http: HttpClient,
  url: string,
  domain: string,
  rules: SiteRules,
  { contactEmail, signal }: SiteAccess,
): Promise<HttpAnswer> {
  return http.request({
    vendor: 'website',
    url,
    headers: { 'user-agent': userAgentOf(contactEmail), accept: 'text/html,application/xhtml+xml' },
    // A longer wait would hold the worker, and a year of it the site for good: then this is the only page read.
    limits: siteLimits(domain, Math.min(rules.crawlDelayMs, ACCEPTED_CRAWL_DELAY_MAX_MS)),
    cacheMs: DAY_MS,
    redirectsMax: 3,
    bytesMax: BYTES_MAX,
    isCutWhenLong: true,
    accept: [404, 410],
    ...(signal && { signal }),
  });
}

/** @throws ConnectorError `vendor_unavailable` when the file can't be had now: then nothing may be read */
async function readRules(
  http: HttpClient,
  base: string,
  domain: string,
  { contactEmail, signal }: SiteAccess,
): Promise<SiteRules> {
  try {
    const answer = await http.request({
      vendor: 'website',
      url: `${base}/robots.txt`,
      headers: { 'user-agent': userAgentOf(contactEmail) },
      limits: siteLimits(domain),
      cacheMs: DAY_MS,
      redirectsMax: ROBOTS_REDIRECTS_MAX,
      bytesMax: BYTES_MAX,
      accept: NO_ROBOTS,
      ...(signal && { signal }),
    });
    return answer.status === 200 ? toRules(answer.body) : NO_RULES;
  } catch (error) {
    // Of the file nothing is promised but that it can be reached: a redirect leads nowhere.
    if (error instanceof ConnectorError && error.kind === 'contract_changed') return NO_RULES;
    throw error;
  }
}

/** Where the site really stands after redirects; null when that is someone else's. */
function toFinalBase(base: string, url: string, domain: string): string | null {
  if (url === base || url.startsWith(`${base}/`)) return base;
  const { hostname, origin } = new URL(url);
  return hostname === domain || hostname.endsWith(`.${domain}`) ? origin : null;
}

const forbidden = (domain: string) =>
  new ConnectorError('forbidden', 'website', `robots.txt forbids: ${domain} does not allow crawlers.`);

function isHtml({ headers, body }: HttpAnswer): boolean {
  const type = headers['content-type'];
  return type === undefined ? /^\s*</.test(body) : /^(?:text\/html|application\/xhtml\+xml)\b/i.test(type);
}
