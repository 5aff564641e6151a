import { type Domain, domainOf, type ServerQuery } from './procedures.ts';

/** Which data there are. A write names those that it changes, a query those that it shows; nothing else ties them. */
export const TOPICS = [
  'companies',
  /** The rows of company tables. They wait for the end of a sync: rows that move every few seconds can't be read. */
  'rows',
  /** What follows from figures: the open company, the charts and the totals, the cards of the sources. */
  'figures',
  'ownColumns',
  /** Of the open company. */
  'identifiers',
  /** Changes of many companies. */
  'bulk',
  'connections',
  /** Credits and calls. */
  'usage',
  'googleSheets',
  'sync',
  'syncItems',
  'companySync',
  'notes',
  'reports',
  'reportVersions',
  'campaigns',
  'duplicates',
  'contactDuplicates',
  'contacts',
  'savedSearches',
  'suppressions',
  'imports',
  'leads',
  'lists',
  'views',
  'customers',
  'runs',
  'messages',
  'templates',
  'models',
  'outreach',
  'settings',
  'notifications',
  'trash',
  'apiKeys',
  'audit',
  'webhooks',
  'deliveries',
  'backups',
  'erasures',
  'retention',
  /** Who is to be informed. */
  'notices',
  /** Who answers for personal data, and what notices say. */
  'controller',
] as const;
export type Topic = (typeof TOPICS)[number];

/** What the queries of a domain show, unless QUERY_SHOWS says it of one by its name. */
const DOMAIN_SHOWS: Record<Domain, readonly Topic[]> = {
  companies: ['figures'],
  sources: ['connections', 'usage'],
  bulk: ['bulk'],
  analytics: ['figures'],
  reports: ['reports', 'reportVersions'],
  campaigns: ['campaigns'],
  duplicates: ['duplicates'],
  contactDuplicates: ['contactDuplicates', 'contacts', 'suppressions', 'outreach'],
  // Contacts show the campaigns that they are in; who is suppressed is shown nowhere.
  contacts: ['contacts', 'suppressions', 'outreach'],
  imports: ['imports'],
  leads: ['leads', 'suppressions'],
  // With the number of those on them.
  lists: ['lists', 'companies', 'contacts', 'leads', 'suppressions'],
  views: ['views'],
  backups: ['backups'],
  privacy: ['erasures'],
  // With the tracked companies that they mark.
  customers: ['customers', 'companies'],
  ai: ['messages'],
  outreach: ['outreach', 'suppressions'],
  settings: ['settings'],
  trash: ['trash'],
  apiKeys: ['apiKeys'],
  audit: ['audit'],
  webhooks: ['webhooks'],
  // Read again with each letter.
  search: [],
  timeline: ['companies', 'figures', 'reports', 'reportVersions', 'notes'],
};

const QUERY_SHOWS: Partial<Record<ServerQuery, readonly Topic[]>> = {
  'companies.list': ['companies', 'rows'],
  'companies.page': ['companies', 'rows'],
  'companies.search': ['companies', 'rows'],
  'companies.get': ['companies', 'figures'],
  'companies.relations': ['companies', 'figures'],
  'companies.subsidiaries': ['companies', 'figures'],
  'companies.filterValues': ['companies', 'figures'],
  'companies.changes': ['companies', 'figures'],
  'companies.aliases': ['companies'],
  'companies.identifiers': ['identifiers', 'figures'],
  'companies.explain': ['figures', 'settings'],
  'companies.workspace': ['companies'],
  'companies.ownColumns': ['ownColumns'],
  'companies.fields': ['figures', 'ownColumns'],
  'companies.notes': ['notes'],
  'timeline.contacts': ['contacts', 'suppressions', 'outreach'],
  'timeline.leads': ['leads', 'suppressions'],
  'timeline.reports': ['reports', 'reportVersions'],
  'timeline.messages': ['outreach', 'suppressions'],
  'sources.list': ['connections', 'usage', 'figures'],
  'sources.googleSheets': ['googleSheets'],
  'sources.latestSync': ['sync'],
  'sources.syncItems': ['syncItems'],
  'sources.companySync': ['companySync'],
  'analytics.overview': ['companies', 'figures', 'connections'],
  'analytics.coverage': ['companies', 'figures', 'connections'],
  'analytics.distributions': ['companies', 'figures'],
  'analytics.companiesByLocation': ['companies', 'figures'],
  'analytics.disagreements': ['companies', 'figures'],
  'analytics.disagreement': ['companies', 'figures'],
  // The one on screen is polled while it is written; each version carries the list of all.
  'reports.get': ['reports'],

  'reports.analysts': ['models'],
  'contacts.sources': ['connections', 'usage'],
  'contacts.doNotContact': ['suppressions'],
  'contacts.savedSearches': ['savedSearches'],
  'leads.runs': ['runs'],
  'ai.writers': ['models'],
  'ai.contactFacts': ['contacts', 'suppressions'],
  'ai.templates': ['templates'],
  'outreach.campaigns': ['outreach'],
  'outreach.ofRecipient': ['outreach'],
  'outreach.counters': ['outreach'],
  'outreach.funnel': ['outreach'],
  'outreach.latestDrafting': ['outreach'],
  'outreach.draftingRun': ['outreach'],
  'settings.preview': ['companies', 'rows', 'settings'],
  'settings.notifications': ['notifications'],
  'webhooks.deliveries': ['deliveries'],
  'webhooks.delivery': ['deliveries'],
  'privacy.retention': ['retention'],
  'privacy.notices': ['notices'],
  'privacy.optOuts': ['connections'],
  'privacy.noticeText': ['controller'],
  'privacy.controller': ['controller'],
  // What is polled while it runs belongs to no write.
  'companies.importProgress': [],
  'sources.syncRun': [],
  'leads.run': [],
  'settings.recompute': [],
};

/** The topics of a query, by its path as "companies.page". */
export function topicsShownBy(query: string): readonly Topic[] {
  return QUERY_SHOWS[query as ServerQuery] ?? DOMAIN_SHOWS[domainOf(query) as Domain];
}
