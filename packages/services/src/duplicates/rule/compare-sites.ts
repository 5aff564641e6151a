import { domainLabel, registeredDomain } from '@workbench/identity/domain/domain-label';
import { regionOf } from './locations/regions.ts';
import { toLatin } from './names/transliterate.ts';

/** How the sites of two companies relate; `label`: the same name under another ending, "acme.com" and "acme.de". */
export type SiteRelation = 'same' | 'subdomain' | 'redirect' | 'label' | 'other';

export interface Sites {
  domain: string;
  /** Further domains that a person or a merge has given it. */
  aliases: readonly string[];
  /** Where its site sends visitors. */
  redirects: readonly string[];
}

export function compareSites(a: Sites, b: Sites): SiteRelation {
  const [own, other] = [
    [a.domain, ...a.aliases],
    [b.domain, ...b.aliases],
  ];
  if (shares(own, other)) return 'same';
  const [leads, otherLeads] = [a.redirects.map(registeredDomain), b.redirects.map(registeredDomain)];
  if (
    shares(leads, other.map(registeredDomain)) ||
    shares(otherLeads, own.map(registeredDomain)) ||
    shares(leads, otherLeads)
  ) {
    return 'redirect';
  }
  if (shares(own.map(registeredDomain), other.map(registeredDomain))) return 'subdomain';
  return shares(own.map(labelOf), other.map(labelOf)) ? 'label' : 'other';
}

/** Words that a company adds to its name where the name alone was taken. */
const ADDED = new Set(
  'online group hq web shop official gmbh inc ag company corp global international the get my info de'.split(' '),
);

/** The registered name in one spelling: "acme-tools.de", "acmetools.com" and "acme-tools-online.com" are the same. */
export function labelOf(domain: string): string {
  const parts = (domainLabel(domain) ?? domain).split('-');
  const telling = parts.filter((part) => !ADDED.has(part) && regionOf(part) === null);
  return toLatin((telling.length === 0 ? parts : telling).join(''));
}

function shares(a: readonly string[], b: readonly string[]): boolean {
  return a.some((one) => b.includes(one));
}
