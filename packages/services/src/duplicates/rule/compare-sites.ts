import { domainLabel, registeredDomain } from '@workbench/identity/domain/domain-label';
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

/** The registered name in one spelling: "acme-tools.de" and "acmetools.com" are the same. */
export function labelOf(domain: string): string {
  return toLatin((domainLabel(domain) ?? domain).replace(/-/g, ''));
}

function shares(a: readonly string[], b: readonly string[]): boolean {
  return a.some((one) => b.includes(one));
}
