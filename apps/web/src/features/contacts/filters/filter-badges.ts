import type { ContactFilters, Seniority } from '@workbench/services/contacts/schemas';
import { SENIORITY_LABEL } from '../../../lib/format/contact-labels.ts';
import { formatNumber } from '../../../lib/format/format.ts';
import { parseCommaList } from './comma-list.ts';
import { parseSizeBound } from './size-bound.ts';

export interface FilterBadgeData {
  /** Names the badge among the others. */
  key: string;
  group: keyof ContactFilters;
  label: string;
  /** The value itself; what an edit begins with. */
  value: string;
  /** As shown. */
  text: string;
}

const LABELS: Record<keyof ContactFilters, string> = {
  jobTitles: 'Job title',
  locations: 'Location',
  industries: 'Industry',
  companyNames: 'Company',
  seniorities: 'Seniority',
  companySize: 'Company size',
  keywords: 'Keywords',
};
const LISTS = ['jobTitles', 'locations', 'industries', 'companyNames'] as const;

/** Each filter by itself, in the order of the form. */
export function toFilterBadges(filters: ContactFilters): FilterBadgeData[] {
  const badge = (group: keyof ContactFilters, value: string, text = value): FilterBadgeData => ({
    key: `${group}:${value}`,
    group,
    label: LABELS[group],
    value,
    text,
  });
  const size = sizeText(filters.companySize);
  return [
    ...LISTS.flatMap((group) => filters[group].map((value) => badge(group, value))),
    ...filters.seniorities.map((value) => badge('seniorities', value, SENIORITY_LABEL[value])),
    ...(size === '' ? [] : [badge('companySize', size, `${size} employees`)]),
    ...(filters.keywords === '' ? [] : [badge('keywords', filters.keywords)]),
  ];
}

/** The filters without that badge. */
export function removeFilterBadge(filters: ContactFilters, { group, value }: FilterBadgeData): ContactFilters {
  if (group === 'companySize') return { ...filters, companySize: null };
  if (group === 'keywords') return { ...filters, keywords: '' };
  return { ...filters, [group]: filters[group].filter((one) => one !== value) };
}

/**
 * The filters with other words in the place of a badge; no words remove it, several entries of a list become several
 * badges. null when the words can't be read.
 */
export function editFilterBadge(filters: ContactFilters, badge: FilterBadgeData, text: string): ContactFilters | null {
  const { group, value } = badge;
  if (text.trim() === '') return removeFilterBadge(filters, badge);
  if (group === 'keywords') return { ...filters, keywords: text.trim() };
  if (group === 'companySize') {
    const companySize = parseSize(text);
    return companySize && { ...filters, companySize };
  }
  if (group === 'seniorities') {
    if (!(text in SENIORITY_LABEL)) return null;
    const seniorities = filters.seniorities.map((one) => (one === value ? (text as Seniority) : one));
    return { ...filters, seniorities: [...new Set(seniorities)] };
  }
  const items = filters[group].flatMap((one) => (one === value ? parseCommaList(text) : [one]));
  return { ...filters, [group]: [...new Set(items)] };
}

/** "50–200", "50+", "up to 200"; nothing without a bound. */
function sizeText(size: ContactFilters['companySize']): string {
  const { min = null, max = null } = size ?? {};
  if (min !== null && max !== null) return `${formatNumber(min)}–${formatNumber(max)}`;
  if (min !== null) return `${formatNumber(min)}+`;
  return max === null ? '' : `up to ${formatNumber(max)}`;
}

/** Reads what sizeText writes and what people type for it: "50-200", "50+", "up to 200", "1,000". */
function parseSize(text: string): ContactFilters['companySize'] {
  const plain = text.trim().toLowerCase();
  const [, most] = /^(?:up to|to|<|-|–)\s*(.+)$/.exec(plain) ?? [];
  const [, from, to = most] =
    (most === undefined && /^(?:from\s+)?(.+?)\s*(?:\+|(?:-|–|to)\s*(.+))?$/.exec(plain)) || [];
  const [min, max] = [from, to].map((bound) => (bound === undefined ? null : parseSizeBound(bound)));
  if (min === undefined || max === undefined || (min === null && max === null)) return null;
  return min !== null && max !== null && min > max ? null : { min, max };
}
