import type { TrashContent, TrashEntry, TrashKindName } from '@workbench/services/trash/schemas';
import { formatCount } from '../../lib/format/format.ts';

/** What the screens call each kind. */
export const TRASH_KIND_LABEL: Readonly<Record<TrashKindName, string>> = {
  company: 'Company',
  demo: 'Demo data',
  contact: 'Contact',
  lead: 'Leads',
  leadList: 'Lead import',
  savedSearch: 'Saved search',
  template: 'Template',
  report: 'Report',
  reportCampaign: 'Report campaign',
  outreachCampaign: 'Outreach campaign',
  suppression: 'Do-not-contact entry',
  list: 'List',
  view: 'View',
  ownColumn: 'Own column',
  customer: 'List of customers',
};

const NOUNS: Readonly<Record<TrashContent['what'], [one: string, many: string]>> = {
  companies: ['company', 'companies'],
  figures: ['figure', 'figures'],
  syncs: ['sync result', 'sync results'],
  reports: ['report', 'reports'],
  changes: ['history entry', 'history entries'],
  contacts: ['contact', 'contacts'],
  leads: ['lead', 'leads'],
  messages: ['message', 'messages'],
  campaigns: ['campaign', 'campaigns'],
  rows: ['spreadsheet row', 'spreadsheet rows'],
  notes: ['note', 'notes'],
  values: ['value', 'values'],
  customers: ['entry', 'entries'],
};

/** "3 figures, 2 reports and 1 note"; empty for nothing. */
export function contentsText(contents: readonly TrashContent[]): string {
  const parts = contents.map(({ what, count }) => formatCount(count, ...NOUNS[what]));
  const last = parts.pop() ?? '';
  return parts.length === 0 ? last : `${parts.join(', ')} and ${last}`;
}

/** The contents of several entries as one, in the order in which they first come. */
export function sumContents(entries: readonly Pick<TrashEntry, 'contents'>[]): TrashContent[] {
  const sums = new Map<TrashContent['what'], number>();
  for (const { what, count } of entries.flatMap(({ contents }) => contents)) {
    sums.set(what, (sums.get(what) ?? 0) + count);
  }
  return [...sums].map(([what, count]) => ({ what, count }));
}

const DAY_MS = 86_400_000;

/** Begun days count: what is purged in an hour has a day left. */
export function daysLeft({ expiresAt }: Pick<TrashEntry, 'expiresAt'>, now: number): number {
  return Math.max(0, Math.ceil((new Date(expiresAt).getTime() - now) / DAY_MS));
}

export const DELETED_BY: Readonly<Record<TrashEntry['deletedBy'], string>> = {
  person: 'A user',
  script: 'A script',
  job: 'The server',
};

/** While a deletion, restore or purge works on it; null while it only lies there. */
export const TRASH_STATE_LABEL: Readonly<Record<TrashEntry['state'], string | null>> = {
  deleting: 'Deleting…',
  trashed: null,
  restoring: 'Restoring…',
  purging: 'Deleting for good…',
};
