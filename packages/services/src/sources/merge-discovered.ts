import type { DiscoveredCompany, Headcount } from '@workbench/connectors';
import { formatHeadcount, normaliseDomain } from '../companies/index.ts';
import type { DiscoveryResult } from './schemas.ts';

export interface DiscoveredBy {
  /** Label. */
  source: string;
  companies: DiscoveredCompany[];
}

type Found = Omit<DiscoveryResult, 'companyId'>;

interface Merging extends DiscoveredCompany {
  sources: string[];
}

/**
 * One list out of several sources' lists: the same domain, or without one the same name and place, is the same company.
 * What the first source leaves open, the next fills in. Named by most sources first, then the largest.
 */
export function mergeDiscovered(lists: readonly DiscoveredBy[]): Found[] {
  const merged = new Map<string, Merging>();
  for (const { source, companies } of lists) {
    for (const found of companies) {
      const company = { ...found, domain: domainOf(found.domain) };
      const key = keyOf(company);
      merged.set(key, join(merged.get(key), company, source));
    }
  }
  return [...merged.values()]
    .sort((a, b) => b.sources.length - a.sources.length || size(b) - size(a) || a.name.localeCompare(b.name, 'en'))
    .map(({ headcount, ...company }) => ({ ...company, ...shown(headcount) }));
}

/** A domain that could not be tracked, like a mail provider's, is none. */
function domainOf(text: string | null): string | null {
  const parsed = text === null ? null : normaliseDomain(text);
  return parsed !== null && 'domain' in parsed ? parsed.domain : null;
}

function keyOf({ domain, name, location }: DiscoveredCompany): string {
  return domain ?? `${fold(name)}\n${fold(location ?? '')}`;
}

function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

function join(known: Merging | undefined, company: DiscoveredCompany, source: string): Merging {
  if (known === undefined) return { ...company, sources: [source] };
  return {
    ...known,
    industry: known.industry ?? company.industry,
    location: known.location ?? company.location,
    headcount: sharper(known.headcount, company.headcount),
    sources: known.sources.includes(source) ? known.sources : [...known.sources, source],
  };
}

/** A number says more than a band. */
function sharper(known: Headcount | null, other: Headcount | null): Headcount | null {
  if (known === null || other === null) return known ?? other;
  return 'value' in other && !('value' in known) ? other : known;
}

function size({ headcount }: Merging): number {
  if (headcount === null) return -1;
  return 'value' in headcount ? headcount.value : headcount.min;
}

function shown(headcount: Headcount | null): Pick<Found, 'employeeCount' | 'employeeBand'> {
  if (headcount === null) return { employeeCount: null, employeeBand: null };
  if ('value' in headcount) return { employeeCount: headcount.value, employeeBand: null };
  return { employeeCount: null, employeeBand: formatHeadcount(headcount) };
}
