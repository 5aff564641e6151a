import { domainLabel } from '@workbench/identity/domain/domain-label';
import { parse } from 'tldts';
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
  const [leads, otherLeads] = [a.redirects.map(siteOf), b.redirects.map(siteOf)];
  if (shares(leads, other.map(siteOf)) || shares(otherLeads, own.map(siteOf)) || shares(leads, otherLeads)) {
    return 'redirect';
  }
  if (shares(own.map(siteOf), other.map(siteOf))) return 'subdomain';
  return shares(own.map(labelOf), other.map(labelOf)) ? 'label' : 'other';
}

/** The registered domain: "acme.com" of "shop.acme.com". */
export function siteOf(domain: string): string {
  return parse(domain, { allowPrivateDomains: true }).domain ?? domain;
}

/** The registered name in one spelling: "acme-tools.de" and "acmetools.com" are the same. */
export function labelOf(domain: string): string {
  return toLatin((domainLabel(domain) ?? domain).replace(/-/g, ''));
}

function shares(a: readonly string[], b: readonly string[]): boolean {
  return a.some((one) => b.includes(one));
}
