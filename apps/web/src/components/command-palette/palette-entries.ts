import type { FoundRecord } from '@workbench/services/search/schemas';

/** What the palette offers beside what the server finds. Pure. */

/** An entry that was chosen: enough to show it and to go there again. */
export interface PaletteEntry {
  /** Unique among all entries. */
  key: string;
  title: string;
  detail: string | null;
  kind: EntryKind;
  /** A path within the product. */
  to: string;
}

export type EntryKind = FoundRecord['kind'] | 'screen' | 'action';

/** Headings, in the order of the groups. */
export const KIND_LABELS: Record<EntryKind, string> = {
  screen: 'Screens',
  action: 'Actions',
  company: 'Companies',
  contact: 'Contacts',
  lead: 'Leads',
  report: 'Reports',
  campaign: 'Report campaigns',
  outreachCampaign: 'Outreach campaigns',
  list: 'Lists',
  view: 'Views',
};

const query = (values: Record<string, string>) => new URLSearchParams(values).toString();

/** Where a record is shown. */
function addressOf({ kind, id, companyId, listKind }: FoundRecord): string {
  switch (kind) {
    case 'company':
      return `/search?${query({ company: id })}`;
    case 'contact':
      return `/contact-search?${query({ tab: 'saved', contact: id })}`;
    case 'lead':
      return `/lead-enrichment?${query({ tab: 'leads', lead: id })}`;
    case 'report':
      return `/company-reports?${query({ company: companyId ?? '' })}`;
    case 'campaign':
      return `/campaigns/${encodeURIComponent(id)}`;
    case 'outreachCampaign':
      return `/linkedin-outreach?${query({ campaign: id })}`;
    case 'view':
      return `/search?${query({ view: id })}`;
    case 'list':
      return listKind === 'person'
        ? `/contact-search?${query({ tab: 'saved', filter: query({ list: id }) })}`
        : `/search?${query({ filter: JSON.stringify({ field: 'list', op: 'anyOf', value: [id] }) })}`;
  }
}

export const entryOf = (record: FoundRecord): PaletteEntry => ({
  key: `${record.kind} ${record.id}`,
  title: record.title,
  detail: record.detail,
  kind: record.kind,
  to: addressOf(record),
});

/** Whether each word of the text begins a word of the title, whatever its case. */
export function matches(title: string, text: string): boolean {
  const words = title.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return text
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .every((typed) => words.some((word) => word.startsWith(typed)));
}

const RECENT_MAX = 6;

/** With this one first, and each once. */
export const withRecent = (recent: readonly PaletteEntry[], entry: PaletteEntry): PaletteEntry[] =>
  [entry, ...recent.filter(({ key }) => key !== entry.key)].slice(0, RECENT_MAX);

/** What the browser has stored, as far as it makes sense. */
export function parseRecent(stored: string | null): PaletteEntry[] {
  try {
    const parsed: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(parsed) ? parsed.filter(isEntry).slice(0, RECENT_MAX) : [];
  } catch {
    return [];
  }
}

function isEntry(value: unknown): value is PaletteEntry {
  const { key, title, detail, kind, to } = Object(value) as Record<string, unknown>;
  const hasTexts = [key, title, to].every((text) => typeof text === 'string' && text !== '');
  const isWithin = typeof to === 'string' && to.startsWith('/') && !to.startsWith('//');
  return hasTexts && isWithin && (detail === null || typeof detail === 'string') && String(kind) in KIND_LABELS;
}
