import { ConnectorError } from '../errors.ts';
import { siteLimits } from '../http/host-limits.ts';
import type { HttpAnswer, HttpClient } from '../http/types.ts';
import type { CompanyAnswer, CompanyQuery, Connector, ConnectorSettings } from '../types.ts';
import { userAgentOf } from '../user-agent.ts';
import { type ReadPage, toAboutPaths, toAnswer, toEmptyAnswer } from './mapper.ts';
import { readPage } from './page.ts';
import { NO_RULES, type SiteRules, toRules } from './robots.ts';

const DAY_MS = 24 * 3600_000;
const MAX_PAGES = 3;
/** A site that wants longer pauses is read by its first page alone. */
const LONGEST_PATIENCE_MS = 20_000;
const BYTES_MAX = 3 * 1024 * 1024;
/** RFC 9309: an unavailable robots.txt (4xx) forbids nothing. 429 is no answer: it asks to come back later. */
const NO_ROBOTS = Array.from({ length: 100 }, (_, index) => 400 + index).filter((status) => status !== 429);

/** The company's own site: what it declares for machines, and the sentence in which it counts its people. */
export const website: Connector = {
  id: 'website',
  label: 'Company Website',
  gives: 'figures',
  needs: 'nothing',
  description:
    "The company's own pages, as far as their robots.txt allows: stated head count, places and profile link.",
  licence: null,
  defaultBaseUrl: 'https://{domain}',
  creditsPerCompany: 0,
  freshForMs: DAY_MS,
  asksById: false,
  findCompany,
  // Every company has another site: there is nothing to connect to.
  testConnection: async () => {},
};

async function findCompany(
  http: HttpClient,
  { domain }: CompanyQuery,
  settings: ConnectorSettings,
): Promise<CompanyAnswer | null> {
  // The domain becomes the host, so nothing in it may end the host's name.
  if (!/^[a-z0-9][a-z0-9.-]*$/i.test(domain)) return null;
  const base = settings.baseUrl.replaceAll('{domain}', domain);
  const rules = await readRules(http, base, domain, settings);
  const site = createSite(http, domain, rules, settings);
  if (!rules.isAllowed('/')) throw forbidden(domain);
  const home = await site.get(base, '/');
  if (home.status !== 200) return null;
  const finalBase = toFinalBase(base, home.url, domain);
  if (finalBase === null) return toEmptyAnswer(`The site sends its visitors on to ${new URL(home.url).hostname}.`);
  // A redirect may lead to www., whose rules are its own.
  const isMoved = finalBase !== base;
  const finalRules = isMoved ? await readRules(http, finalBase, domain, settings) : rules;
  const path = home.url.slice(finalBase.length) || '/';
  if (!finalRules.isAllowed(path)) throw forbidden(domain);
  if (!isHtml(home)) return toEmptyAnswer('The site answers with something that is not a web page.');
  return toAnswer(
    await readPages(createSite(http, domain, finalRules, settings), finalBase, path, home, domain),
    domain,
  );
}

type Site = ReturnType<typeof createSite>;

async function readPages(
  site: Site,
  base: string,
  path: string,
  home: HttpAnswer,
  domain: string,
): Promise<ReadPage[]> {
  // Links are read as on the site itself, whatever address it is reached by.
  const logical = base.includes(domain) && !base.endsWith(`/${domain}`) ? base : `https://${domain}`;
  const first = { ...readPage(home.body), url: `${logical}${path}` };
  const pages: ReadPage[] = [first];
  if (site.rules.crawlDelayMs > LONGEST_PATIENCE_MS) return pages;
  const allowed = toAboutPaths(first, domain).filter((about) => about !== path && site.rules.isAllowed(about));
  for (const about of allowed.slice(0, MAX_PAGES - 1)) {
    const answer = await readQuietly(site, base, about);
    if (answer === null || !isHtml(answer) || toFinalBase(base, answer.url, domain) !== base) continue;
    pages.push({ ...readPage(answer.body), url: `${logical}${about}` });
  }
  return pages;
}

/** A further page that fails takes nothing away from the first. */
async function readQuietly(site: Site, base: string, path: string): Promise<HttpAnswer | null> {
  try {
    const answer = await site.get(base, path);
    return answer.status === 200 ? answer : null;
  } catch (error) {
    if (error instanceof ConnectorError) return null;
    throw error;
  }
}

function createSite(http: HttpClient, domain: string, rules: SiteRules, settings: ConnectorSettings) {
  return {
    rules,
    get: (base: string, path: string) =>
      http.request({
        vendor: 'website',
        url: `${base}${path}`,
        headers: { 'user-agent': userAgentOf(settings.contactEmail), accept: 'text/html,application/xhtml+xml' },
        // A longer wait would hold the worker, and a year of it the site for good: then this is the only page read.
        limits: siteLimits(domain, Math.min(rules.crawlDelayMs, LONGEST_PATIENCE_MS)),
        cacheMs: DAY_MS,
        redirectsMax: 3,
        bytesMax: BYTES_MAX,
        accept: [404, 410],
      }),
  };
}

/** @throws ConnectorError `vendor_unavailable` when the file can't be had now: then nothing may be read */
async function readRules(http: HttpClient, base: string, domain: string, settings: ConnectorSettings) {
  const answer = await http.request({
    vendor: 'website',
    url: `${base}/robots.txt`,
    headers: { 'user-agent': userAgentOf(settings.contactEmail) },
    limits: siteLimits(domain),
    cacheMs: DAY_MS,
    redirectsMax: 3,
    bytesMax: BYTES_MAX,
    accept: NO_ROBOTS,
  });
  return answer.status === 200 ? toRules(answer.body) : NO_RULES;
}

/** Where the site really stands after redirects; null when that is somebody else's. */
function toFinalBase(base: string, url: string, domain: string): string | null {
  if (url === base || url.startsWith(`${base}/`)) return base;
  const { hostname, origin } = new URL(url);
  return hostname === domain || hostname.endsWith(`.${domain}`) ? origin : null;
}

const forbidden = (domain: string) =>
  new ConnectorError('forbidden', 'website', `robots.txt forbids: ${domain} does not want to be read by programs.`);

function isHtml({ headers, body }: HttpAnswer): boolean {
  const type = headers['content-type'];
  return type === undefined ? /^\s*</.test(body) : /^(?:text\/html|application\/xhtml\+xml)\b/i.test(type);
}
