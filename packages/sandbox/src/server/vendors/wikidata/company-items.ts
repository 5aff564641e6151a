import { hash, type SandboxCompany, type SandboxWorld } from '../../sandbox-world.ts';

/** An item about a company; a few companies have a second one, as careless editors make them. */
export interface CompanyItem {
  id: string;
  company: SandboxCompany;
  isTwin: boolean;
}

/** What is special about a company's item; most are ordinary. Out of 24. */
export const quirkOf = (company: SandboxCompany) => hash(`wikidata oddity ${company.domain}`) % 24;
export const QUIRK = { dissolved: 0, noValue: 1, twin: 2, deprecatedCensus: 3, undated: 4, partOnly: 5 } as const;

/** Volunteers write about the larger ones. */
export function isKnown(company: SandboxCompany, world: SandboxWorld): boolean {
  return (company.headcounts[0] ?? 0) >= 50 || world.covers(company, 'wikidata', 0.8);
}

const hasTwin = (company: SandboxCompany) => quirkOf(company) === QUIRK.twin;
const twinId = (company: SandboxCompany) => `Q8${company.ids.wikidata.slice(2)}`;

/** Each item states its website in one of the ways that editors use. */
export function websiteOf(company: SandboxCompany): string {
  const variant = hash(`wikidata website ${company.domain}`);
  const scheme = variant % 5 === 0 ? 'http' : 'https';
  return `${scheme}://${variant % 3 === 0 ? '' : 'www.'}${company.domain}${variant % 2 === 0 ? '/' : ''}`;
}

function itemsOf(company: SandboxCompany | null, world: SandboxWorld): CompanyItem[] {
  if (company === null || !isKnown(company, world)) return [];
  const first = { id: company.ids.wikidata, company, isTwin: false };
  return hasTwin(company) ? [{ id: twinId(company), company, isTwin: true }, first] : [first];
}

/** Items whose website is exactly this text. */
export function itemsOfWebsite(address: string, world: SandboxWorld): CompanyItem[] {
  const domain = /^https?:\/\/(?:www\.)?([^/]+)\/?$/.exec(address)?.[1];
  if (domain === undefined) return [];
  const company = world.byDomain(domain);
  return company !== null && websiteOf(company) === address ? itemsOf(company, world) : [];
}

export function itemById(id: string, world: SandboxWorld): CompanyItem | null {
  const own = world.byId('wikidata', id) ?? world.byId('wikidata', `Q9${id.slice(2)}`);
  return itemsOf(own, world).find((item) => item.id === id) ?? null;
}

export const companyItems = (world: SandboxWorld): CompanyItem[] =>
  world.all().flatMap((company) => itemsOf(company, world));
