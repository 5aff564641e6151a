import type { AppRouter } from '@workbench/trpc';
import type { trpc } from './trpc';

type Utils = ReturnType<typeof trpc.useUtils>;
type Routers = AppRouter['_def']['record'];

/** "companies.page" and so on: the router's queries, so that a new one can't be forgotten below. */
type ServerQuery = {
  [Router in keyof Routers & string]: {
    [Name in keyof Routers[Router] & string]: Routers[Router][Name] extends { _def: { type: 'query' } }
      ? `${Router}.${Name}`
      : never;
  }[keyof Routers[Router] & string];
}[keyof Routers & string];

/** What is polled while it runs belongs to no write. */
type PolledQuery = 'companies.importProgress' | 'sources.syncRun' | 'settings.recompute' | 'leads.run';
type StoredDataQuery = Exclude<ServerQuery, PolledQuery>;

/** A table that was scrolled far would read each of its pages again. */
const PAGES_REFETCHED_MAX = 3;
type AnyQuery = { state: { data?: unknown } };
const isScrolledFar = ({ state }: AnyQuery) =>
  ((state.data as { pages?: unknown[] } | undefined)?.pages?.length ?? 0) > PAGES_REFETCHED_MAX;

/** A short table is read again where it is; one that was scrolled far begins anew. */
async function refetchPages(page: Utils['companies' | 'leads']['page']): Promise<void> {
  await Promise.all([
    page.invalidate(undefined, { predicate: (query: AnyQuery) => !isScrolledFar(query) }),
    // The library takes filters here, as it does above; only its type does not say so.
    page.reset(undefined, { predicate: isScrolledFar } as object),
  ]);
}

const QUERIES = {
  'companies.list': (utils: Utils) => utils.companies.list.invalidate(),
  'companies.page': (utils: Utils) => refetchPages(utils.companies.page),
  'companies.search': (utils: Utils) => utils.companies.search.invalidate(),
  'companies.get': (utils: Utils) => utils.companies.get.invalidate(),
  'companies.data': (utils: Utils) => utils.companies.data.invalidate(),
  'companies.explain': (utils: Utils) => utils.companies.explain.invalidate(),
  'companies.trend': (utils: Utils) => utils.companies.trend.invalidate(),
  'companies.workspace': (utils: Utils) => utils.companies.workspace.invalidate(),
  'sources.list': (utils: Utils) => utils.sources.list.invalidate(),
  'sources.catalogue': (utils: Utils) => utils.sources.catalogue.invalidate(),
  'sources.googleSheets': (utils: Utils) => utils.sources.googleSheets.invalidate(),
  'sources.discoverySources': (utils: Utils) => utils.sources.discoverySources.invalidate(),
  'sources.latestSync': (utils: Utils) => utils.sources.latestSync.invalidate(),
  'sources.syncItems': (utils: Utils) => utils.sources.syncItems.invalidate(),
  'sources.companySync': (utils: Utils) => utils.sources.companySync.invalidate(),
  'analytics.overview': (utils: Utils) => utils.analytics.overview.invalidate(),
  'analytics.employeesBySource': (utils: Utils) => utils.analytics.employeesBySource.invalidate(),
  'analytics.locationDistribution': (utils: Utils) => utils.analytics.locationDistribution.invalidate(),
  'settings.get': (utils: Utils) => utils.settings.get.invalidate(),
  'settings.preview': (utils: Utils) => utils.settings.preview.invalidate(),
  'settings.notifications': (utils: Utils) => utils.settings.notifications.invalidate(),
  'reports.get': (utils: Utils) => utils.reports.get.invalidate(),
  'reports.version': (utils: Utils) => utils.reports.version.invalidate(),
  'reports.analysts': (utils: Utils) => utils.reports.analysts.invalidate(),
  'campaigns.list': (utils: Utils) => utils.campaigns.list.invalidate(),
  'campaigns.get': (utils: Utils) => utils.campaigns.get.invalidate(),
  'campaigns.items': (utils: Utils) => utils.campaigns.items.invalidate(),
  'contacts.sources': (utils: Utils) => utils.contacts.sources.invalidate(),
  'contacts.list': (utils: Utils) => utils.contacts.list.invalidate(),
  'contacts.get': (utils: Utils) => utils.contacts.get.invalidate(),
  'contacts.savedSearches': (utils: Utils) => utils.contacts.savedSearches.invalidate(),
  'contacts.doNotContact': (utils: Utils) => utils.contacts.doNotContact.invalidate(),
  'leads.list': (utils: Utils) => utils.leads.list.invalidate(),
  'leads.page': (utils: Utils) => refetchPages(utils.leads.page),
  'leads.counters': (utils: Utils) => utils.leads.counters.invalidate(),
  'leads.get': (utils: Utils) => utils.leads.get.invalidate(),
  'leads.lists': (utils: Utils) => utils.leads.lists.invalidate(),
  'leads.importedList': (utils: Utils) => utils.leads.importedList.invalidate(),
  'leads.previewWriteBack': (utils: Utils) => utils.leads.previewWriteBack.invalidate(),
  'leads.runs': (utils: Utils) => utils.leads.runs.invalidate(),
  'ai.messages': (utils: Utils) => utils.ai.messages.invalidate(),
  'ai.writers': (utils: Utils) => utils.ai.writers.invalidate(),
  'ai.templates': (utils: Utils) => utils.ai.templates.invalidate(),
  'ai.contactFacts': (utils: Utils) => utils.ai.contactFacts.invalidate(),
  'reports.facts': (utils: Utils) => utils.reports.facts.invalidate(),
  'outreach.campaigns': (utils: Utils) => utils.outreach.campaigns.invalidate(),
  'outreach.messages': (utils: Utils) => utils.outreach.messages.invalidate(),
  'outreach.ofRecipient': (utils: Utils) => utils.outreach.ofRecipient.invalidate(),
  'outreach.counters': (utils: Utils) => utils.outreach.counters.invalidate(),
  'outreach.funnel': (utils: Utils) => utils.outreach.funnel.invalidate(),
  'outreach.desk': (utils: Utils) => utils.outreach.desk.invalidate(),
} as const satisfies Record<StoredDataQuery, (utils: Utils) => Promise<void>>;

export type QueryName = keyof typeof QUERIES;

const EVERYTHING = Object.keys(QUERIES) as QueryName[];

/** What follows from figures: the open company, the charts and the totals, the cards of the sources. */
const FIGURES = [
  'companies.get',
  'companies.data',
  'companies.explain',
  'companies.trend',
  'sources.list',
  'analytics.overview',
  'analytics.employeesBySource',
  'analytics.locationDistribution',
] as const satisfies readonly QueryName[];
/** What shows leads. */
const LEADS = [
  'leads.list',
  'leads.page',
  'leads.counters',
  'leads.get',
  'leads.lists',
  'leads.importedList',
  'leads.previewWriteBack',
] as const satisfies readonly QueryName[];
/** What shows outreach. */
const OUTREACH = [
  'outreach.campaigns',
  'outreach.counters',
  'outreach.messages',
  'outreach.ofRecipient',
  'outreach.funnel',
  'outreach.desk',
] as const satisfies readonly QueryName[];
const LISTS = ['companies.list', 'companies.page', 'companies.search'] as const satisfies readonly QueryName[];

/** Which queries each write changes. Data are never stale on their own, so a write that is missing here shows old data. */
export const WRITES = {
  /** A new company has no figures yet: sources, charts and other companies stay as they are. */
  'company.created': [...LISTS, 'companies.get', 'companies.workspace', 'analytics.overview', 'settings.preview'],
  'companies.imported': EVERYTHING,
  'demo.removed': EVERYTHING,
  /** A key, a cap, a switch; no figure moves before the next sync. */
  'source.connected': ['sources.list', 'sources.catalogue', 'sources.discoverySources', 'analytics.overview'],
  /** A test counts as a call and may clear or leave an error on the card. */
  'source.tested': ['sources.list', 'sources.catalogue'],
  /** The key file was entered or forgotten, or the connection tested. */
  'googleSheets.changed': ['sources.googleSheets'],
  /** A search counts as a call and may cost credits. */
  'companies.discovered': ['sources.list', 'sources.catalogue', 'sources.discoverySources'],
  /** Started, paused, resumed, cancelled or tried again: the run itself. */
  'sync.changed': ['sources.latestSync', 'sources.syncItems'],
  /** Some companies of a run have ended. Tables wait for its end: rows that move every few seconds can't be read. */
  'sync.progressed': [...FIGURES, 'sources.syncItems'],
  'sync.finished': EVERYTHING,
  'company.synced': [...FIGURES, ...LISTS, 'sources.companySync', 'settings.preview', 'settings.notifications'],
  /** The rule is another one; figures follow when they are recomputed. */
  'settings.saved': ['settings.get', 'settings.preview', 'companies.explain'],
  'figures.recomputed': EVERYTHING,
  /** The one on screen has just been read; each version carries the list of all. */
  'report.written': ['reports.version', 'reports.facts'],
  /** Many reports are being written, or have been; the one on screen may be among them. */
  'reports.changed': ['reports.get', 'reports.version', 'reports.facts'],
  /** A search and a reveal cost credits. */
  'contacts.searched': ['contacts.sources', 'sources.list', 'sources.catalogue'],
  'contacts.changed': [
    'contacts.list',
    'contacts.get',
    'ai.contactFacts',
    'contacts.sources',
    'sources.list',
    'sources.catalogue',
  ],
  'savedSearches.changed': ['contacts.savedSearches'],
  /** Who is on the list is taken out everywhere. */
  'doNotContact.changed': [
    'contacts.doNotContact',
    'contacts.list',
    'contacts.get',
    ...LEADS,
    'ai.contactFacts',
    'outreach.messages',
    'outreach.desk',
  ],
  'leads.saved': [...LEADS, 'contacts.list', 'contacts.get'],
  /** Imported, typed, decided, removed: leads themselves. */
  'leads.changed': [...LEADS, 'leads.runs'],
  /** Started, paused, resumed, cancelled or tried again. Figures and prices follow. */
  'enrichment.changed': [...LEADS, 'leads.runs', 'sources.list', 'sources.catalogue'],
  /** New companies may be tracked, and have figures. */
  'enrichment.finished': [...LEADS, 'leads.runs', ...LISTS, ...FIGURES, 'companies.workspace', 'sources.catalogue'],
  /** Nobody of this name is anywhere any more. */
  'person.erased': EVERYTHING,
  'message.written': ['ai.messages'],
  'templates.changed': ['ai.templates'],
  'outreach.changed': [...OUTREACH, 'contacts.list', 'contacts.get'],
  'campaign.created': ['campaigns.list', 'reports.get', 'reports.version'],
  /** Paused, resumed, cancelled or tried again, or some of its companies have ended. */
  'campaign.changed': [
    'campaigns.list',
    'campaigns.get',
    'campaigns.items',
    'reports.get',
    'reports.version',
    'reports.facts',
  ],
} as const satisfies Record<string, readonly QueryName[]>;

export type Write = keyof typeof WRITES;

/** Reads again whatever `write` changed; resolves when what is on screen has been read. */
export async function invalidateAfter(utils: Utils, write: Write): Promise<void> {
  await Promise.all(WRITES[write].map((query) => QUERIES[query](utils)));
}
