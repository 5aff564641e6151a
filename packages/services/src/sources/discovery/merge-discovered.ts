import type { DiscoveredCompany, Headcount } from '@workbench/connectors/types';
import { parseDomain } from '@workbench/identity/domain/domain-key';
import { stripMarks } from '@workbench/text/fold';
import { formatHeadcount } from '../../companies/index.ts';
import type { DiscoveryResult } from '../schemas.ts';

export interface DiscoveredList {
  /** Label. */
  source: string;
  companies: DiscoveredCompany[];
}

type MergedResult = Omit<DiscoveryResult, 'companyId' | 'trashId' | 'customer'>;

interface MergedCompany extends DiscoveredCompany {
  sources: string[];
}

/**
 * Merges several sources' lists: the same domain, or without one the same name and location, is the same company. Later
 * sources fill in missing values. Companies that most sources name come first, then the largest.
 */
export function mergeDiscovered(lists: readonly DiscoveredList[]): MergedResult[] {
  const merged = new Map<string, MergedCompany>();
  for (const { source, companies } of lists) {
    for (const found of companies) {
      const company = { ...found, domain: domainOf(found.domain) };
      const key = dedupeKey(company);
      merged.set(key, mergeInto(merged.get(key), company, source));
    }
  }
  return [...merged.values()]
    .sort(
      (a, b) =>
        b.sources.length - a.sources.length ||
        headcountSize(b) - headcountSize(a) ||
        a.name.localeCompare(b.name, 'en'),
    )
    .map(({ headcount, ...company }) => ({ ...company, ...toHeadcountFields(headcount) }));
}

/** A domain that could not be tracked, like a mail provider's, is none. */
function domainOf(text: string | null): string | null {
  const parsed = text === null ? null : parseDomain(text);
  return parsed !== null && 'domain' in parsed ? parsed.domain : null;
}

function dedupeKey({ domain, name, location }: DiscoveredCompany): string {
  return domain ?? `${fold(name)}\n${fold(location ?? '')}`;
}

function fold(text: string): string {
  return stripMarks(text).toLowerCase().replace(/\s+/g, ' ').trim();
}

function mergeInto(known: MergedCompany | undefined, company: DiscoveredCompany, source: string): MergedCompany {
  if (known === undefined) return { ...company, sources: [source] };
  return {
    ...known,
    industry: known.industry ?? company.industry,
    location: known.location ?? company.location,
    headcount: morePrecise(known.headcount, company.headcount),
    sources: known.sources.includes(source) ? known.sources : [...known.sources, source],
  };
}

/** A number says more than a band. */
function morePrecise(known: Headcount | null, other: Headcount | null): Headcount | null {
  if (known === null || other === null) return known ?? other;
  return 'value' in other && !('value' in known) ? other : known;
}

function headcountSize({ headcount }: MergedCompany): number {
  if (headcount === null) return -1;
  return 'value' in headcount ? headcount.value : headcount.min;
}

function toHeadcountFields(headcount: Headcount | null): Pick<MergedResult, 'employeeCount' | 'employeeBand'> {
  if (headcount === null) return { employeeCount: null, employeeBand: null };
  if ('value' in headcount) return { employeeCount: headcount.value, employeeBand: null };
  return { employeeCount: null, employeeBand: formatHeadcount(headcount) };
}
