import type { Discovery, DiscoveryResult, DiscoverySource } from '@workbench/services/sources/schemas';
import { DASH, formatCount, formatNumber } from '../../../lib/format/format';

export const DISCOVERY_FIELDS = [
  { name: 'industry', label: 'Industry', type: 'text', placeholder: 'e.g., Software' },
  { name: 'location', label: 'Location', type: 'text', placeholder: 'e.g., Berlin' },
  { name: 'minEmployees', label: 'Min employees', type: 'number', placeholder: 'e.g., 50' },
  { name: 'maxEmployees', label: 'Max employees', type: 'number', placeholder: 'e.g., 500' },
] as const;

/** All text, as in the inputs: an empty one is no filter. */
export type DiscoveryFilters = Record<(typeof DISCOVERY_FIELDS)[number]['name'], string>;
export const EMPTY_DISCOVERY_FILTERS: DiscoveryFilters = {
  industry: '',
  location: '',
  minEmployees: '',
  maxEmployees: '',
};

export type DiscoveryErrors = Partial<Record<keyof DiscoveryFilters, string>>;

/** The same limits as the server's, so that a fault is said beside its field. */
export function discoveryErrors(filters: DiscoveryFilters): DiscoveryErrors {
  const errors: DiscoveryErrors = {};
  const [min, max] = [filters.minEmployees.trim(), filters.maxEmployees.trim()];
  if (!/^\d{0,9}$/.test(min)) errors.minEmployees = 'Enter a whole number or leave blank';
  if (!/^\d{0,9}$/.test(max)) errors.maxEmployees = 'Enter a whole number or leave blank';
  if (Object.keys(errors).length === 0 && min !== '' && max !== '' && Number(min) > Number(max)) {
    errors.minEmployees = 'The minimum is larger than the maximum';
  }
  return errors;
}

export function hasDiscoveryFilter(filters: DiscoveryFilters): boolean {
  return Object.values(filters).some((text) => text.trim() !== '');
}

/** Which sources are asked: those that cost nothing unless switched off, paid ones only when switched on. */
export function selectDiscoverySources(
  sources: readonly DiscoverySource[],
  choices: Record<string, boolean>,
): DiscoverySource[] {
  return sources.filter(({ id, connected, creditsMax }) => connected && (choices[id] ?? creditsMax === 0));
}

export function totalMaxCredits(sources: readonly DiscoverySource[]): number {
  return sources.reduce((sum, { creditsMax }) => sum + creditsMax, 0);
}

/** "up to 50 credits", or "free". */
export function maxPriceText(creditsMax: number): string {
  return creditsMax === 0 ? 'free' : `up to ${formatCount(creditsMax, 'credit', 'credits')}`;
}

/** The number, or the band that a source gave instead. */
export function discoveredEmployeesText({ employeeCount, employeeBand }: DiscoveryResult): string {
  return employeeCount !== null ? formatNumber(employeeCount) : (employeeBand ?? DASH);
}

/** What names a result among the others; a source may give several without a domain. */
export function discoveryResultKey({ domain, name, location }: DiscoveryResult): string {
  return domain ?? `${name} ${location ?? ''}`;
}

/** What a search cost in all, and what it may still cost; null when nothing. */
export function discoverySpendText({ asked }: Pick<Discovery, 'asked'>): string | null {
  const credits = asked.reduce((sum, one) => sum + one.credits, 0);
  const pending = asked.reduce((sum, one) => sum + one.creditsPending, 0);
  const used = `${formatCount(credits, 'credit', 'credits')} used`;
  if (pending > 0) return `${used}, up to ${formatNumber(pending)} more may be charged`;
  return credits === 0 ? null : used;
}
