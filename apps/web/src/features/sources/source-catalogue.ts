import type { CatalogueEntry, DataSource } from '@workbench/services/sources/schemas';
import { formatCount, formatNumber } from '../../lib/format/format';

/** "12 calls · 3 of 100 credits today"; a source that costs nothing has no credits to speak of. */
export function sourceUsageText({
  callsToday,
  creditsToday,
  creditCap,
}: Pick<DataSource, 'callsToday' | 'creditsToday' | 'creditCap'>): string {
  const calls = formatCount(callsToday, 'call', 'calls');
  if (creditCap === null)
    return creditsToday === 0 ? `${calls} today` : `${calls} · ${formatNumber(creditsToday)} credits today`;
  return `${calls} · ${formatNumber(creditsToday)} of ${formatCount(creditCap, 'credit', 'credits')} today`;
}

/** "Free · License: CC0": what to know of a source before it is connected. */
export function catalogueFacts({
  creditsPerCompany,
  licence,
  gives,
}: Pick<CatalogueEntry, 'creditsPerCompany' | 'licence' | 'gives'>): string {
  const facts = [pricePerCompanyText(creditsPerCompany), licence && `License: ${licence}`];
  return [...facts, gives === 'identity' && 'Identity only'].filter(Boolean).join(' · ');
}

/** What asking about one company costs. */
export function pricePerCompanyText(creditsPerCompany: number): string {
  return creditsPerCompany === 0 ? 'Free' : `Up to ${formatCount(creditsPerCompany, 'credit', 'credits')} per company`;
}

/** The sources that people expect behind "Premium", by the product's own names for them. */
const PREMIUM: readonly CatalogueEntry['id'][] = [
  'zoominfo',
  'apollo',
  'saleshandy',
  'cognism',
  'lusha',
  'demandbase',
  'uplead',
];
export const PREMIUM_NAMES = ['ZoomInfo', 'Apollo', 'Saleshandy', 'Cognism', 'Lusha', 'Demandbase', 'UpLead'] as const;

export type CatalogueView = 'all' | 'premium';

/** Entries of a view whose name, description or licence has every typed word. */
export function filterCatalogue(
  entries: readonly CatalogueEntry[],
  view: CatalogueView,
  text: string,
): CatalogueEntry[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter((entry) => {
    if (view === 'premium' && !PREMIUM.includes(entry.id)) return false;
    const haystack = `${entry.label} ${entry.id} ${entry.description} ${entry.licence ?? ''}`.toLowerCase();
    return words.every((word) => haystack.includes(word));
  });
}

export interface SourceGroup {
  title: string;
  sources: DataSource[];
}

/** Sources by what they need of a person: problems first, what is switched off last. A group without sources is left out. */
export function groupSources(sources: readonly DataSource[]): SourceGroup[] {
  const groups = Map.groupBy(sources, groupOf);
  return GROUPS.flatMap((title) => {
    const members = groups.get(title);
    return members ? [{ title, sources: members }] : [];
  });
}

const GROUPS = ['Needs attention', 'Paid', 'Open data', 'From files', 'Disconnected'] as const;

function groupOf({ id, health, creditCap }: DataSource): (typeof GROUPS)[number] {
  if (health === 'needs_attention') return 'Needs attention';
  if (health === 'disconnected') return 'Disconnected';
  if (id === null) return 'From files';
  return creditCap === null ? 'Open data' : 'Paid';
}
