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

/** What needs a person stands before what works; else the order stays. */
export function attentionFirst<T extends Pick<DataSource, 'health'>>(sources: readonly T[]): T[] {
  const rank = ({ health }: T) => (health === 'needs_attention' ? 0 : 1);
  return sources.toSorted((a, b) => rank(a) - rank(b));
}
