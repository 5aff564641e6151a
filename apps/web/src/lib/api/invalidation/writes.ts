import { type Domain, domainOf, type ServerMutation } from './procedures.ts';
import { TOPICS, type Topic, topicsShownBy } from './topics.ts';

/** What the mutations of a domain change, unless MUTATION_CHANGES says it of one by its name. */
const DOMAIN_CHANGES: Record<Domain, readonly Topic[]> = {
  companies: ['companies'],
  sources: ['connections', 'usage'],
  bulk: TOPICS,
  // Decisions about a company's headcount.
  analytics: ['companies', 'figures'],
  reports: ['reports', 'reportVersions'],
  // A campaign of reports.
  campaigns: ['campaigns', 'reports', 'reportVersions'],
  duplicates: ['duplicates'],
  contactDuplicates: ['contactDuplicates'],
  contacts: ['contacts', 'usage'],
  imports: ['imports'],
  leads: ['leads', 'runs', 'usage'],
  lists: ['lists'],
  views: ['views'],
  backups: ['backups'],
  privacy: ['erasures'],
  apiKeys: ['apiKeys'],
  audit: [],
  webhooks: ['webhooks', 'deliveries'],
  // Companies show their mark.
  customers: ['customers', 'companies'],
  ai: ['messages'],
  outreach: ['outreach'],
  settings: ['settings'],
  trash: ['trash'],
  search: [],
  timeline: [],
};

const NOTHING: readonly Topic[] = [];
const SYNC: readonly Topic[] = ['sync', 'syncItems'];

const STRIKE: readonly Topic[] = ['companies', 'rows', 'figures', 'identifiers', 'companySync'];

/** What a run of the retention may delete. */
const RETAINED: readonly Topic[] = [
  'retention',
  'sync',
  'syncItems',
  'runs',
  'backups',
  'notifications',
  'deliveries',
  'trash',
  'audit',
  'erasures',
  'contacts',
  'leads',
  'lists',
  'notices',
];

const RELATED: readonly Topic[] = ['companies', 'figures', 'duplicates'];

const MUTATION_CHANGES: Partial<Record<ServerMutation, readonly Topic[]>> = {
  // Another domain drops what the last sync left.
  'companies.edit': ['companies', 'figures', 'companySync'],
  'companies.update': ['companies', 'figures', 'companySync'],
  'companies.remove': TOPICS,
  'companies.removeDemo': TOPICS,
  // Together with the relation of the two.
  'duplicates.dismiss': RELATED,
  'duplicates.reopen': RELATED,
  'duplicates.merge': TOPICS,
  'duplicates.undoMerge': TOPICS,
  'trash.restore': TOPICS,
  'imports.takeBack': TOPICS,
  'contactDuplicates.merge': ['contactDuplicates', 'contacts', 'outreach'],
  'contactDuplicates.undoMerge': ['contactDuplicates', 'contacts', 'outreach'],
  'companies.createOwnColumn': ['ownColumns'],
  'companies.updateOwnColumn': ['ownColumns'],
  'companies.removeOwnColumn': ['ownColumns', 'companies', 'trash'],
  'companies.addNote': ['notes'],
  'companies.editNote': ['notes'],
  'companies.removeNote': ['notes'],
  'companies.restoreNote': ['notes'],
  'companies.addIdentifier': ['companies', 'identifiers'],
  'companies.setParent': RELATED,
  'companies.removeParent': RELATED,
  'companies.strikeIdentifier': STRIKE,
  'companies.restoreIdentifier': STRIKE,
  'sources.connectGoogleSheets': ['googleSheets'],
  'sources.disconnectGoogleSheets': ['googleSheets'],
  'sources.testGoogleSheets': ['googleSheets'],
  'sources.syncAll': SYNC,
  'sources.pauseSync': SYNC,
  'sources.resumeSync': SYNC,
  'sources.cancelSync': SYNC,
  'sources.retrySync': SYNC,
  'sources.syncCompany': ['companySync'],
  // A test or a search counts as a call and may cost credits.
  'sources.test': ['usage'],
  'sources.discover': ['usage'],
  'contacts.smartSearch': ['usage'],
  'contacts.search': ['usage'],
  'contacts.searchPdl': ['usage'],
  'contacts.runSavedSearch': ['savedSearches', 'usage'],
  'contacts.saveSearch': ['savedSearches'],
  'contacts.remove': ['contacts', 'usage', 'trash'],
  'contacts.removeMany': ['contacts', 'usage', 'trash'],
  'contacts.removeSavedSearch': ['savedSearches', 'trash'],
  'contacts.suppress': ['suppressions'],
  'contacts.unsuppress': ['suppressions', 'trash'],
  'contacts.erasePerson': TOPICS,
  'leads.save': ['leads', 'contacts'],
  'ai.createTemplate': ['templates'],
  'ai.updateTemplate': ['templates'],
  'ai.removeTemplate': ['templates', 'trash'],
  'leads.remove': ['leads', 'runs', 'usage', 'trash'],
  'leads.removeList': ['leads', 'runs', 'trash'],
  'views.remove': ['views', 'trash'],
  'customers.remove': ['customers', 'companies', 'trash'],
  'customers.removeMany': ['customers', 'companies', 'trash'],
  'lists.addMembers': ['lists', 'contacts', 'leads'],
  'lists.removeMembers': ['lists', 'contacts', 'leads'],
  'lists.remove': ['lists', 'trash'],
  'reports.remove': ['reports', 'reportVersions', 'campaigns', 'trash'],
  'campaigns.remove': ['campaigns', 'reports', 'reportVersions', 'trash'],
  'outreach.remove': ['outreach', 'trash'],
  'outreach.suppressRecipient': ['outreach', 'suppressions'],
  // Followed by polling; "report.written" comes at its end.
  'reports.generate': NOTHING,
  // Questions that need a body.
  'reports.statuses': NOTHING,
  'reports.estimate': NOTHING,
  'sources.estimateSync': NOTHING,
  'bulk.preview': NOTHING,
  'contacts.estimateReveal': NOTHING,
  'contacts.storedResults': NOTHING,
  'contacts.checkSuppression': NOTHING,
  'contacts.findSuppressed': NOTHING,
  'contacts.findPerson': NOTHING,
  'contacts.select': NOTHING,
  'contacts.exportPerson': NOTHING,
  'leads.previewSheet': NOTHING,
  'leads.previewPasted': NOTHING,
  'leads.estimate': NOTHING,
  'ai.check': NOTHING,
  // A contact email connects the sources that ask for one.
  'settings.update': ['settings', 'connections'],
  'settings.testEmail': NOTHING,
  'privacy.previewRetention': NOTHING,
  'privacy.updateRetention': ['retention'],
  'privacy.markInformed': ['notices'],
  'privacy.withdrawInformed': ['notices'],
  'privacy.updateController': ['controller'],
  'privacy.runRetention': RETAINED,
};

/** What changes without a mutation of this screen: uploads, and work in the background that has been seen to move. */
const EVENT_CHANGES = {
  'upload.companies': TOPICS,
  'upload.leads': ['leads', 'runs', 'usage'],
  'upload.customers': ['customers', 'companies', 'trash'],
  'person.erased': TOPICS,
  /** Some companies of a run have ended. */
  'sync.progressed': ['figures', 'syncItems'],
  'sync.finished': TOPICS,
  /** Companies or figures were written by another window, a script or the server itself. */
  'workspace.moved': TOPICS,
  /** The same, before it is known whether a sync is running, which moves its figures alone. */
  'workspace.noticed': ['sync'],
  'company.synced': ['rows', 'figures', 'companySync', 'notifications'],
  'figures.recomputed': TOPICS,
  /** The report on screen has just been read. */
  'report.written': ['reportVersions'],
  /** Many reports have been written; the one on screen may be among them. */
  'reports.written': ['reports', 'reportVersions'],
  'campaign.progressed': ['campaigns', 'reports', 'reportVersions'],
  /** New companies may be tracked, and have figures. */
  'enrichment.finished': ['leads', 'runs', 'usage', 'companies', 'rows', 'figures'],
} as const satisfies Record<string, readonly Topic[]>;

export const WORK_EVENTS = Object.keys(EVENT_CHANGES) as WorkEvent[];
export type WorkEvent = keyof typeof EVENT_CHANGES;
export type Write = ServerMutation | WorkEvent;

/** Whether a write, a mutation by its path or an event, changes what a query shows. */
export function isChangedBy(query: string, write: Write): boolean {
  const changed = topicsChangedBy(write);
  return topicsShownBy(query).some((topic) => changed.includes(topic));
}

function topicsChangedBy(write: Write): readonly Topic[] {
  return (
    EVENT_CHANGES[write as WorkEvent] ??
    MUTATION_CHANGES[write as ServerMutation] ??
    DOMAIN_CHANGES[domainOf(write) as Domain]
  );
}
