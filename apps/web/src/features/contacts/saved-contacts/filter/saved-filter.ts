import type { ContactFilter, ContactSort } from '@workbench/services/contacts/schemas';
import { PEOPLE_SOURCE_LABEL, SENIORITIES } from '../../../../lib/format/contact-labels.ts';

/** What narrows the saved contacts on screen down, beside the words; as the address carries it. */
export type SavedFilter = Pick<
  ContactFilter,
  'list' | 'email' | 'phone' | 'notes' | 'seniority' | 'source' | 'country' | 'title' | 'company'
> & {
  sort?: ContactSort | undefined;
};

/** Left out: newest first. */
export type SavedSort = NonNullable<SavedFilter['sort']>;

const PEOPLE_SOURCES = Object.keys(PEOPLE_SOURCE_LABEL);
const VALUES = {
  email: ['any', 'verified', 'none'],
  phone: ['any', 'none'],
  notes: ['any', 'none'],
  seniority: SENIORITIES,
  source: PEOPLE_SOURCES,
  sort: ['oldest', 'name', 'company'],
} as const;
const TEXTS = ['country', 'title', 'company'] as const;
const TEXT_MAX = 120;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Reads an address that anyone may have typed: what makes no sense is left out, nothing throws. Pure. */
export function parseSavedFilter(text: string): SavedFilter {
  const params = new URLSearchParams(text);
  const entries = Object.entries(VALUES).map(([name, values]) => {
    const value = params.get(name);
    const known: readonly string[] = values;
    return [name, known.find((one) => one === value)] as const;
  });
  const texts = TEXTS.map((name) => [name, params.get(name)?.trim().slice(0, TEXT_MAX) || undefined] as const);
  const list = params.get('list') ?? '';
  const all = [...entries, ...texts, ['list', UUID.test(list) ? list : undefined] as const];
  return Object.fromEntries(all.filter(([, value]) => value !== undefined));
}

/** The same text for the same filter; empty for none. Pure. */
export function formatSavedFilter(filter: SavedFilter): string {
  const entries = Object.entries(filter).filter(([, value]) => value !== undefined && value.trim() !== '');
  return new URLSearchParams(entries.sort(([a], [b]) => a.localeCompare(b)) as [string, string][]).toString();
}

/** By name or company, or by the day they were saved: another click on a column goes back to the newest first. */
export function toggleSavedSort(
  sort: SavedSort | undefined,
  column: 'name' | 'company' | 'saved',
): SavedSort | undefined {
  if (column === 'saved') return sort === undefined ? 'oldest' : undefined;
  return sort === column ? undefined : column;
}
