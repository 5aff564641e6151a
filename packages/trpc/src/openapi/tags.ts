/** Groups of operations. Each path belongs to the one that names its first part; otherwise its own first part is the tag. */
export const TAGS: readonly { name: string; description: string; parts?: string[] }[] = [
  {
    name: 'companies',
    description:
      'Companies and the figures of each source about them: lists, searches, edits, identifiers, relations, notes, reports and files to import',
  },
  { name: 'imports', description: 'Imports of companies: progress, rows, and taking one back' },
  { name: 'export', description: 'Companies as CSV, JSON or Excel files' },
  {
    name: 'duplicates',
    description: 'Companies and contacts that may be the same, and their merges',
    parts: ['duplicate-searches', 'merges', 'contact-duplicates', 'contact-merges'],
  },
  { name: 'customers', description: 'The list of customers, whom discovery, contact searches and outreach leave out' },
  { name: 'views', description: 'Saved views of the table of companies' },
  { name: 'lists', description: 'Lists of companies and of people' },
  { name: 'analytics', description: 'Statistics of the workspace, coverage of the sources and their disagreements' },
  { name: 'sources', description: 'Connections to data sources, and the syncs that query them' },
  {
    name: 'contacts',
    description:
      'Search people, reveal and save them; saved searches, the do-not-contact list and data subject requests',
  },
  { name: 'leads', description: 'People from spreadsheets and searches, what was found for them, and their files' },
  { name: 'enrichment', description: 'Runs that complete the fields of leads from sources' },
  { name: 'reports', description: 'Versions of company reports, their files and estimates' },
  { name: 'campaigns', description: 'Campaigns that write reports on many companies' },
  { name: 'ai', description: 'Message drafts, their templates and their check against saved facts' },
  { name: 'outreach', description: 'Outreach campaigns, their recipients, messages and send queue' },
  { name: 'settings', description: 'Rules for headcounts, thresholds and notifications' },
  { name: 'api-keys', description: 'Keys for scripts and colleagues, and what each of them may do' },
  { name: 'audit', description: 'Who changed, deleted, exported or bought what, in a log whose changes show' },
  { name: 'webhooks', description: 'Addresses that events are sent to, and what became of each message' },
  { name: 'notifications', description: 'Notifications about changed headcounts' },
  { name: 'trash', description: 'Deleted records, which can be restored or purged' },
  { name: 'search', description: 'Records of all kinds by their names' },
  { name: 'workspace', description: 'The workspace as a whole, and its demo data' },
  { name: 'backups', description: 'Backups that the server makes itself, and the plan of them' },
  { name: 'privacy', description: 'Erasing of people, how long records are kept, and the duty to inform' },
  { name: 'health', description: 'Probes of the server', parts: ['healthz', 'readyz'] },
];

/** The tag of a path as the routers write it: "/companies/{id}". */
export function tagOf(path: string): string {
  const part = path.split('/')[1] ?? '';
  return TAGS.find(({ parts }) => parts?.includes(part))?.name ?? part;
}
