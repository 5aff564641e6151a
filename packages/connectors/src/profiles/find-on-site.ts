import { ConnectorError } from '../errors.ts';
import { isNeverFetchedHost } from '../http/network-guard/never-fetched-hosts.ts';
import type { HttpClient } from '../http/types.ts';
import { withoutWww } from '../site-crawler/fetch/site-urls.ts';
import { type OpenSite, openSite, type SitePage } from '../website/open-site.ts';
import { readPage } from '../website/read-page.ts';
import { type PageLink, peoplePagePaths } from './people-page-paths.ts';
import { namesPerson } from './person-name.ts';
import { profilesOnPage } from './profiles-on-page.ts';
import { rankProfiles } from './rank-profiles.ts';
import type { FoundProfile, ProfileQuery } from './types.ts';

/** With the home page: about, team, leadership, contact, in whatever number of them a site has. */
const PAGES_MAX = 6;
/** Pages about the person alone. */
const OWN_PAGES_MAX = 2;

interface SiteProfileSettings {
  /** With `{domain}` in the place of the company's domain. */
  baseUrl: string;
  /** Put into the User-Agent. */
  contactEmail?: string | null;
  signal?: AbortSignal;
}

/**
 * Looks for a person's profile on the company's own site: in its linked data, and in links beside the person's name on
 * the home page and the pages about its people. All distinct candidates, best first; [] when there is none, when no
 * domain is known, and when the domain leads to no one's or someone else's site.
 * @throws ConnectorError `forbidden` when robots.txt forbids it, `blocked_address` for a domain that is never fetched,
 * and others when the site can't be read now
 */
export async function findProfilesOnSite(
  http: HttpClient,
  query: ProfileQuery,
  { baseUrl, contactEmail = null, signal }: SiteProfileSettings,
): Promise<FoundProfile[]> {
  const domain = query.organizationDomain?.trim().toLowerCase() ?? '';
  if (domain === '' || query.firstName.trim() === '' || query.lastName.trim() === '') return [];
  // Said here too, because a stand-in for sites has another address.
  if (isNeverFetchedHost(domain)) {
    throw new ConnectorError('blocked_address', 'website', `${domain} is never fetched.`);
  }
  const site = await openSite(http, domain, { baseUrl, contactEmail, ...(signal && { signal }) });
  if ('reason' in site) return [];
  const pages = await readPeoplePages(site, domain, query, signal);
  return rankProfiles(pages.flatMap((page) => profilesOnPage(page, query)));
}

interface ReadPeoplePage extends SitePage {
  linkedData: unknown[];
  links: PageLink[];
}

async function readPeoplePages(
  site: OpenSite,
  domain: string,
  query: ProfileQuery,
  signal: AbortSignal | undefined,
): Promise<ReadPeoplePage[]> {
  const pages = [toPeoplePage(site.home, domain)];
  const seen = new Set([site.home.path]);
  async function readAll(paths: string[], most: number): Promise<void> {
    const fresh = paths.filter((path) => !seen.has(path) && site.isAllowed(path)).slice(0, most);
    for (const path of fresh) {
      signal?.throwIfAborted();
      seen.add(path);
      const page = await site.read(path);
      if (page !== null) pages.push(toPeoplePage(page, domain));
    }
  }
  if (!site.isCrawlDelayAcceptable) return pages;
  const linksOf = () => pages.flatMap(({ links }) => links);
  await readAll(peoplePagePaths(linksOf()), PAGES_MAX - 1);
  // A team page may only name people, and tell of each on a page of their own.
  const own = linksOf().filter(({ text }) => namesPerson(text, query));
  await readAll(
    own.map(({ path }) => path),
    OWN_PAGES_MAX,
  );
  return pages;
}

function toPeoplePage(page: SitePage, domain: string): ReadPeoplePage {
  const { linkedData, links } = readPage(page.html, page.url);
  const own = links.flatMap(({ href, text }) => {
    if (!URL.canParse(href, page.url)) return [];
    const { hostname, pathname } = new URL(href, page.url);
    const isDocument = /\.(?:pdf|jpe?g|png|webp|svg|zip|docx?|xml|mp4|vcf)$/i.test(pathname);
    return withoutWww(hostname) === withoutWww(domain) && !isDocument ? [{ path: pathname, text: text.trim() }] : [];
  });
  return { ...page, linkedData, links: own };
}
