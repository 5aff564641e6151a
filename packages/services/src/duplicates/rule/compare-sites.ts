import { domainLabel, registeredDomain } from '@workbench/identity/domain/domain-label';
import { regionOf } from './locations/regions.ts';
import { toLatin } from './names/transliterate.ts';

/**
 * How the sites of two companies relate; `label`: the same name under another ending, "acme.com" and "acme.de"; `name`: each
 * fits the name of the other company, too.
 */
export type SiteRelation = 'same' | 'subdomain' | 'redirect' | 'label' | 'name' | 'other';

/** Of a company, read once. */
export interface ReadSites {
  domains: string[];
  registered: string[];
  labels: string[];
  leads: string[];
}

export interface Sites {
  domain: string;
  /** Further domains that a person or a merge has given it. */
  aliases: readonly string[];
  /** Where its site sends visitors. */
  redirects: readonly string[];
}

export function readSites({ domain, aliases, redirects }: Sites): ReadSites {
  const domains = [domain, ...aliases];
  return {
    domains,
    registered: domains.map(registeredDomain),
    labels: domains.map(labelOf),
    leads: redirects.map(registeredDomain),
  };
}

export function compareSites(a: ReadSites, b: ReadSites): SiteRelation {
  if (shares(a.domains, b.domains)) return 'same';
  if (shares(a.leads, b.registered) || shares(b.leads, a.registered) || shares(a.leads, b.leads)) return 'redirect';
  if (shares(a.registered, b.registered)) return 'subdomain';
  if (shares(a.labels, b.labels)) return 'label';
  return shares(a.labels.map(bareLabel), b.labels.map(bareLabel)) ? 'name' : 'other';
}

/** Words that a company adds to its name where the name alone was taken. */
const ADDED = new Set(
  'online group hq web shop official gmbh inc ag company corp global international the get my info de'.split(' '),
);

/** "getacme.com" and "acmehq.com" of "Acme". */
const GLUED = /^(?:get|try|use|join|hello|go|my|the)(?=.{4})|(?<=.{4})(?:hq|app|online|inc|gmbh)$/g;

/** The registered name in one spelling: "acme-tools.de", "acmetools.com" and "acme-tools-online.com" are the same. */
export function labelOf(domain: string): string {
  const parts = (domainLabel(domain) ?? domain).split('-');
  const telling = parts.filter((part) => !ADDED.has(part) && regionOf(part) === null);
  return toLatin((telling.length === 0 ? parts : telling).join(''));
}

/** Without what was put before or behind the name because the name alone was taken. */
export const bareLabel = (label: string): string => label.replace(GLUED, '');

function shares(a: readonly string[], b: readonly string[]): boolean {
  return a.some((one) => b.includes(one));
}
