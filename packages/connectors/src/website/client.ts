import { DAY_MS } from '../durations.ts';
import type { HttpClient } from '../http/types.ts';
import type { CompanyAnswer, CompanyQuery, Connector, ConnectorSettings } from '../types.ts';
import { type ReadPage, toAboutPaths, toAnswer, toEmptyAnswer, toMovedAnswer } from './mapper.ts';
import { type OpenSite, openSite } from './open-site.ts';
import { readPage } from './read-page.ts';

const MAX_PAGES = 3;

/** The company's own site: what it declares for machines, and the sentence in which it counts its people. */
export const website: Connector = {
  id: 'website',
  label: 'Company Website',
  gives: 'figures',
  needs: 'nothing',
  description:
    "The company's own pages, as far as their robots.txt allows: stated headcount, locations and profile link.",
  licence: null,
  defaultBaseUrl: 'https://{domain}',
  creditsPerCompany: 0,
  freshForMs: DAY_MS,
  requiresSourceId: false,
  isPerCompanySite: true,
  findCompany,
  // Every company has another site: there is nothing to connect to.
  testConnection: async () => {},
};

async function findCompany(
  http: HttpClient,
  { domain, name }: CompanyQuery,
  { baseUrl, contactEmail }: ConnectorSettings,
): Promise<CompanyAnswer | null> {
  const site = await openSite(http, domain, { baseUrl, contactEmail });
  if (!('reason' in site)) return toAnswer(await readPages(site, domain), domain, name);
  switch (site.reason) {
    case 'missing':
      return null;
    case 'elsewhere':
      return toMovedAnswer(site.host);
    case 'no_page':
      return toEmptyAnswer('The response of the site is not a web page.');
  }
}

async function readPages(
  { home, isCrawlDelayAcceptable: isDelayAcceptable, read, isAllowed }: OpenSite,
  domain: string,
): Promise<ReadPage[]> {
  const first = { ...readPage(home.html, home.url), url: home.url };
  const pages: ReadPage[] = [first];
  if (!isDelayAcceptable) return pages;
  const allowed = toAboutPaths(first, domain).filter((about) => about !== home.path && isAllowed(about));
  for (const about of allowed.slice(0, MAX_PAGES - 1)) {
    const page = await read(about);
    if (page !== null) pages.push({ ...readPage(page.html, page.url), url: page.url });
  }
  return pages;
}
