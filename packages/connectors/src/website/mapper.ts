import { hostKey } from '@workbench/identity/domain/host-key';
import { ownNames } from '../company-identity/own-names.ts';
import { findStatedHeadcount } from '../headcount/stated-headcount.ts';
import { jsonLdNodes, jsonLdTypes } from '../markup/json-ld.ts';
import type { CompanyAnswer, Figure } from '../types.ts';
import { toHeadcount } from './declared-headcount.ts';
import type { Page } from './read-page.ts';
import { type Organization, organizationSchema, type PostalAddress } from './schema.ts';

const MAX_LOCATIONS = 10;
const CITY_MAX = 200;
/** Less text than this beside scripts means that a browser would have to write the page. */
const PAGE_TEXT_MIN = 200;

/** A page and the address at which a person finds it. */
export interface ReadPage extends Page {
  url: string;
}

/** What a company says of itself: its linked data first, then a sentence that counts its people. */
export function toAnswer(pages: ReadPage[], domain: string, name: string): CompanyAnswer {
  const declared = pages.flatMap((page) =>
    organizationsOf(page, domain).map((organization) => ({ page, organization })),
  );
  const figure = toDeclaredFigure(declared) ?? toTextFigure(pages, ownNames(name, domain));
  const linkedin = toLinkedin(declared, pages);
  return {
    match: 'domain',
    figures: figure === null ? [] : [figure],
    locations: toLocations(declared.map(({ organization }) => organization)),
    industry: null,
    ids: linkedin === null ? {} : { linkedin },
    note:
      figure === null && pages.every(needsBrowser)
        ? 'The site shows its text only in a browser; nothing could be read.'
        : null,
  };
}

/** An answer that says why nothing was read. */
export function toEmptyAnswer(note: string): CompanyAnswer {
  return { match: 'domain', figures: [], locations: [], industry: null, ids: {}, note };
}

/** An answer for a site that is somewhere else now. */
export function toMovedAnswer(host: string): CompanyAnswer {
  const domain = hostKey(host);
  const answer = toEmptyAnswer(`The site sends its visitors on to ${host}.`);
  return domain === null ? answer : { ...answer, otherDomain: domain };
}

/** Paths of the pages that tell about the company, best first; `host` is the site's own, links elsewhere are left out. */
export function toAboutPaths(page: ReadPage, host: string): string[] {
  const candidates = page.links.flatMap(({ href, text }) => {
    const path = toOwnPath(href, page.url, host);
    const words = `${path ?? ''} ${text.toLowerCase()}`;
    const rank = ABOUT_WORDS.findIndex((pattern) => pattern.test(words));
    return path === null || path === '/' || rank === -1 ? [] : [{ path, rank }];
  });
  return [...new Set(candidates.toSorted((a, b) => a.rank - b.rank).map(({ path }) => path))];
}

const ABOUT_WORDS = [
  /\/about(?:[-_]?us)?\/?(?: |$)|\babout us\b|\/ueber-uns|\/über-uns|\/(?:a-propos|qui-sommes-nous|quienes-somos|sobre-nosotros|nosotros|chi-siamo|over-ons|om-os|sobre-nos)(?:[/. ]|$)|\/om-oss|\/o-nas/,
  /\/(?:our-)?company\/?(?: |$)|\/who-we-are|\bwho we are\b|\babout\b/,
  /\/(?:our-)?team\/?(?: |$)|\/careers?\/?(?: |$)|\/imprint|\/impressum/,
];

function toOwnPath(href: string, from: string, host: string): string | null {
  if (!URL.canParse(href, from)) return null;
  const { protocol, hostname, pathname } = new URL(href, from);
  const isOwn = /^https?:$/.test(protocol) && withoutWww(hostname) === withoutWww(host);
  const isDocument = /\.(?:pdf|jpe?g|png|svg|zip|docx?|xml|mp4)$/i.test(pathname);
  return isOwn && !isDocument ? pathname : null;
}

const withoutWww = (host: string) => host.toLowerCase().replace(/^www\./, '');

const needsBrowser = ({ text, hasScripts, linkedData }: Page) =>
  hasScripts && text.length < PAGE_TEXT_MIN && linkedData.length === 0;

interface Declared {
  page: ReadPage;
  organization: Organization;
}

function toDeclaredFigure(declared: Declared[]): Figure | null {
  for (const { page, organization } of declared) {
    const headcount = toHeadcount(organization.numberOfEmployees);
    if (headcount === null) continue;
    return { headcount, kind: 'self_declared', scope: 'group', asOf: null, url: page.url, quote: null };
  }
  return null;
}

function toTextFigure(pages: ReadPage[], names: readonly string[]): Figure | null {
  for (const { text, url } of pages) {
    const found = findStatedHeadcount(text, names);
    if (found === null) continue;
    const headcount = { value: found.persons };
    return { headcount, kind: 'text_extracted', scope: 'group', asOf: null, url, quote: found.quote };
  }
  return null;
}

/** Organisations that a page declares; one with a website elsewhere is a partner or a publisher, not this company. */
function organizationsOf(page: Page, domain: string): Organization[] {
  const found = page.linkedData
    .flatMap((block) => jsonLdNodes(block))
    .flatMap((node) => {
      const organization = isOrganization(node) ? organizationSchema.safeParse(node).data : undefined;
      if (organization === undefined) return [];
      const host = hostOf(organization.url);
      if (host === null) return [{ organization, isNamed: false }];
      const isOwn = host === domain || host.endsWith(`.${domain}`) || domain.endsWith(`.${host}`);
      return isOwn ? [{ organization, isNamed: true }] : [];
    });
  // Beside the one that names this site, those that name none are customers and partners.
  const named = found.filter(({ isNamed }) => isNamed);
  return (named.length > 0 ? named : found).map(({ organization }) => organization);
}

/** Addresses come with and without a scheme; null for a path on the site itself. */
function hostOf(url: string | undefined): string | null {
  if (url !== undefined && URL.canParse(url)) return withoutWww(new URL(url).hostname);
  return hostKey(url?.replace(/^\/\//, ''));
}

const isOrganization = (node: Record<string, unknown>) =>
  jsonLdTypes(node).some((type) => /(?:Organization|Corporation|Business|Store|Service|Company)$/.test(type));

function toLocations(organizations: Organization[]): string[] {
  const list = <T>(value: T | T[] | undefined): T[] =>
    value === undefined ? [] : Array.isArray(value) ? value : [value];
  const addresses = organizations.flatMap(({ address, location }) => [
    ...list(address),
    ...list(location).map((one) => one?.address),
  ]);
  const candidateLocations = addresses.flatMap((address) => toAddressLocation(address) ?? []);
  return [...new Set(candidateLocations)].slice(0, MAX_LOCATIONS);
}

function toAddressLocation(address: PostalAddress | null | undefined): string | null {
  const city = address?.addressLocality?.trim();
  if (city === undefined || city === '' || city.length > CITY_MAX) return null;
  const country = address?.addressCountry?.trim();
  return country === undefined || country === '' ? city : `${city}, ${toCountry(country)}`;
}

const COUNTRIES = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'code' });
const toCountry = (text: string) => (/^[A-Za-z]{2}$/.test(text) ? (COUNTRIES.of(text.toUpperCase()) ?? text) : text);

/** The company's page at the professional network, as the site links it. It is kept and never fetched. */
function toLinkedin(declared: Declared[], pages: Page[]): string | null {
  const stated = declared.flatMap(({ organization: { sameAs } }) => (Array.isArray(sameAs) ? sameAs : [sameAs]));
  for (const address of [...stated, ...pages.flatMap(({ links }) => links.map(({ href }) => href))]) {
    const match =
      typeof address === 'string'
        ? /^https?:\/\/(?:\w{2,3}\.)?linkedin\.com\/company\/([\w%.-]{1,100})/i.exec(address.trim())
        : null;
    if (match !== null) return `https://www.linkedin.com/company/${match[1]}`;
  }
  return null;
}
