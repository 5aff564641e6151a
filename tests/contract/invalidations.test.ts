import { appRouter } from '@workbench/trpc';
import { describe, expect, it, test } from 'vitest';
import type { ServerMutation, ServerQuery } from '../../apps/web/src/lib/api/invalidation/procedures.ts';
import { isChangedBy, WORK_EVENTS } from '../../apps/web/src/lib/api/invalidation/writes.ts';

/**
 * Which queries each mutation of the server changes, said apart from the rule by which the web client finds them out.
 * A new mutation has to be added here, with what it changes.
 */
const PAIRS: ServerQuery[] = [
  'contactDuplicates.list',
  'contactDuplicates.get',
  'contactDuplicates.previewMerge',
  'contactDuplicates.listMerges',
];
/** The number on each list changes with them. */
const USER_LISTS: ServerQuery[] = ['lists.list', 'lists.get', 'lists.people'];
/** With the companies that they mark. */
const CUSTOMERS: ServerQuery[] = ['customers.list', 'customers.get'];
const VIEWS: ServerQuery[] = ['views.list', 'views.get'];
const CONTACTS: ServerQuery[] = [...PAIRS, 'contacts.list', 'contacts.get', 'timeline.contacts'];
const CREDITS: ServerQuery[] = ['sources.list', 'sources.catalogue', 'sources.discoverySources', 'contacts.sources'];
const LEADS: ServerQuery[] = [
  ...USER_LISTS,
  'leads.list',
  'leads.page',
  'leads.counters',
  'leads.get',
  'leads.findings',
  'leads.neighbors',
  'leads.lists',
  'leads.importedList',
  'leads.previewWriteBack',
  'timeline.leads',
];
const LEAD_WORK: ServerQuery[] = [...LEADS, 'leads.runs', ...CREDITS];
const OUTREACH: ServerQuery[] = [
  'outreach.campaigns',
  'outreach.counters',
  'outreach.messages',
  'outreach.ofRecipient',
  'outreach.funnel',
  'outreach.previewFollowUp',
  'outreach.thread',
  'outreach.week',
  'outreach.desk',
  'outreach.latestDrafting',
  'outreach.draftingRun',
  'outreach.draftingItems',
  'outreach.draftBasis',
  'timeline.messages',
  ...CONTACTS,
];
const SYNC: ServerQuery[] = ['sources.latestSync', 'sources.syncItems'];
const CONNECTION: ServerQuery[] = [...CREDITS, 'analytics.overview', 'analytics.coverage', 'privacy.optOuts'];
const REPORTS: ServerQuery[] = [
  'reports.get',
  'reports.list',
  'reports.run',
  'reports.version',
  'reports.facts',
  'timeline.reports',
  'timeline.get',
];
const NOTES: ServerQuery[] = ['companies.notes', 'timeline.get'];
const DISAGREEMENTS: ServerQuery[] = ['analytics.disagreements', 'analytics.disagreement'];
const COMPANIES: ServerQuery[] = [
  ...CUSTOMERS,
  ...DISAGREEMENTS,
  ...USER_LISTS,
  'companies.list',
  'companies.page',
  'companies.filterValues',
  'companies.changes',
  'analytics.coverage',
  'analytics.distributions',
  'analytics.companiesByLocation',
  'companies.search',
  'companies.get',
  'companies.aliases',
  'companies.relations',
  'companies.subsidiaries',
  'companies.workspace',
  'analytics.overview',
  'settings.preview',
  'timeline.get',
];
const CAMPAIGN: ServerQuery[] = ['campaigns.list', 'campaigns.get', 'campaigns.items', ...REPORTS];
const DUPLICATES: ServerQuery[] = [
  'duplicates.list',
  'duplicates.get',
  'duplicates.latestSearch',
  'duplicates.previewMerge',
  'duplicates.listMerges',
];
const MERGED_CONTACTS: ServerQuery[] = [...USER_LISTS, ...OUTREACH, 'ai.contactFacts'];
const CONTACT: ServerQuery[] = [...USER_LISTS, ...CONTACTS, 'ai.contactFacts', ...CREDITS];
const LISTED: ServerQuery[] = [
  ...CONTACTS,
  ...LEADS,
  'ai.contactFacts',
  'outreach.messages',
  'outreach.previewFollowUp',
  'outreach.thread',
  'outreach.week',
  'outreach.desk',
  'outreach.draftingItems',
  'outreach.draftBasis',
  'timeline.messages',
];
const TRASH: ServerQuery[] = ['trash.list', 'trash.get', 'trash.preview'];
const POLLED = [
  'companies.importProgress',
  'sources.syncRun',
  'settings.recompute',
  'leads.run',
  // By the palette, each time that it opens.
  'search.find',
];

const procedures = Object.entries(appRouter._def.procedures as object) as [string, { _def: { type: string } }][];
const pathsOf = (type: string) => procedures.filter(([, { _def }]) => _def.type === type).map(([path]) => path);
const queries = pathsOf('query');
const STORED = queries.filter((query) => !POLLED.includes(query)) as ServerQuery[];

/** What an identifier brought leaves with it. */
const EDITED: ServerQuery[] = [
  ...CUSTOMERS,
  ...DISAGREEMENTS,
  ...USER_LISTS,
  'companies.aliases',
  'companies.identifiers',
  'companies.previewStrike',
  'companies.list',
  'companies.page',
  'companies.filterValues',
  'companies.changes',
  'analytics.coverage',
  'analytics.movedHeadcounts',
  'analytics.distributions',
  'analytics.companiesByLocation',
  'companies.search',
  'companies.get',
  'companies.find',
  'companies.data',
  'companies.explain',
  'companies.trend',
  'companies.fields',
  'companies.relations',
  'companies.subsidiaries',
  'companies.workspace',
  'analytics.overview',
  'analytics.employeesBySource',
  'analytics.locationDistribution',
  'settings.preview',
  'sources.list',
  'sources.companySync',
  'timeline.get',
];

const DECIDED = EDITED.filter((query) => query !== 'sources.companySync');

/** The headcounts of both follow, and the two are no duplicates any more. */
const RELATED: ServerQuery[] = [...DECIDED, ...DUPLICATES];
const OWN_COLUMNS: ServerQuery[] = ['companies.ownColumns', 'companies.fields'];

const IMPORTS: ServerQuery[] = [
  'imports.list',
  'imports.get',
  'imports.rows',
  'imports.previewTakeBack',
  'imports.kept',
];

const WEBHOOKS: ServerQuery[] = ['webhooks.list', 'webhooks.get', 'webhooks.deliveries', 'webhooks.delivery'];

const CHANGES: Record<ServerMutation, ServerQuery[]> = {
  'imports.cancel': IMPORTS,
  'imports.takeBack': STORED,
  'companies.create': COMPANIES,
  'companies.upsert': COMPANIES,
  'companies.edit': EDITED,
  'companies.update': EDITED,
  'companies.remove': STORED,
  'companies.createOwnColumn': OWN_COLUMNS,
  'companies.updateOwnColumn': OWN_COLUMNS,
  'companies.removeOwnColumn': [...OWN_COLUMNS, ...COMPANIES, ...TRASH],
  'companies.addNote': NOTES,
  'companies.editNote': NOTES,
  'companies.removeNote': NOTES,
  'companies.restoreNote': NOTES,
  'companies.setTags': COMPANIES,
  'companies.addAlias': COMPANIES,
  'companies.removeAlias': COMPANIES,
  'companies.strikeIdentifier': EDITED,
  'companies.restoreIdentifier': EDITED,
  'companies.addIdentifier': ['companies.identifiers', ...COMPANIES],
  'companies.setParent': RELATED,
  'companies.removeParent': RELATED,
  'companies.removeDemo': STORED,
  'analytics.preferSource': DECIDED,
  'analytics.removePreferredSource': DECIDED,
  'analytics.dismissDisagreement': DECIDED,
  'analytics.reopenDisagreement': DECIDED,
  'bulk.start': STORED,
  'bulk.cancel': STORED,
  'bulk.undo': STORED,
  'bulk.preview': [],
  'sources.estimateSync': [],
  'trash.restore': STORED,
  'trash.purge': TRASH,
  'trash.empty': TRASH,
  'reports.remove': [...CAMPAIGN, ...TRASH],
  'campaigns.remove': [...CAMPAIGN, ...TRASH],
  'outreach.remove': [...OUTREACH, ...TRASH],
  'sources.connect': CONNECTION,
  'sources.disconnect': CONNECTION,
  'sources.test': CREDITS,
  'sources.discover': CREDITS,
  'sources.connectGoogleSheets': ['sources.googleSheets'],
  'sources.disconnectGoogleSheets': ['sources.googleSheets'],
  'sources.testGoogleSheets': ['sources.googleSheets'],
  'sources.syncAll': SYNC,
  'sources.pauseSync': SYNC,
  'sources.resumeSync': SYNC,
  'sources.cancelSync': SYNC,
  'sources.retrySync': SYNC,
  'sources.syncCompany': ['sources.companySync'],
  // Polled while it is written.
  'reports.generate': [],
  'reports.generateMany': REPORTS,
  'reports.statuses': [],
  'reports.estimate': [],
  'campaigns.create': CAMPAIGN,
  'campaigns.pause': CAMPAIGN,
  'campaigns.resume': CAMPAIGN,
  'campaigns.cancel': CAMPAIGN,
  'campaigns.retry': CAMPAIGN,
  'duplicates.dismiss': RELATED,
  'duplicates.reopen': RELATED,
  'duplicates.search': DUPLICATES,
  'duplicates.merge': STORED,
  'duplicates.undoMerge': STORED,
  'contactDuplicates.dismiss': PAIRS,
  'contactDuplicates.reopen': PAIRS,
  'contactDuplicates.merge': MERGED_CONTACTS,
  'contactDuplicates.undoMerge': MERGED_CONTACTS,
  'contacts.smartSearch': CREDITS,
  'contacts.search': CREDITS,
  'contacts.searchPdl': CREDITS,
  'contacts.estimateReveal': [],
  'contacts.storedResults': [],
  'contacts.reveal': CONTACT,
  'contacts.save': CONTACT,
  'contacts.remove': [...CONTACT, ...TRASH],
  'contacts.removeMany': [...CONTACT, ...TRASH],
  'contacts.select': [],
  'contacts.update': CONTACT,
  'contacts.edit': CONTACT,
  'contacts.addNote': CONTACT,
  'contacts.removeNote': CONTACT,
  'contacts.restoreNote': CONTACT,
  'contacts.suppress': [...LISTED, 'contacts.doNotContact'],
  'contacts.unsuppress': [...LISTED, 'contacts.doNotContact', ...TRASH],
  'contacts.checkSuppression': [],
  'contacts.findSuppressed': [],
  'contacts.findPerson': [],
  'contacts.exportPerson': [],
  'contacts.erasePerson': STORED,
  'contacts.saveSearch': ['contacts.savedSearches'],
  'contacts.runSavedSearch': ['contacts.savedSearches', ...CREDITS],
  'contacts.removeSavedSearch': ['contacts.savedSearches', ...TRASH],
  'leads.save': [...LEADS, ...CONTACTS, 'ai.contactFacts'],
  'leads.update': LEAD_WORK,
  'leads.decideSuggestion': LEAD_WORK,
  'leads.decideSuggestions': LEAD_WORK,
  'leads.undoDecisions': LEAD_WORK,
  'leads.decideReview': LEAD_WORK,
  'leads.retry': LEAD_WORK,
  'leads.remove': [...LEAD_WORK, ...TRASH],
  'leads.removeList': [...LEADS, 'leads.runs', ...TRASH],
  'views.create': VIEWS,
  'views.update': VIEWS,
  'views.remove': [...VIEWS, ...TRASH],
  'customers.add': COMPANIES,
  'customers.update': COMPANIES,
  'customers.remove': [...COMPANIES, ...TRASH],
  'customers.removeMany': [...COMPANIES, ...TRASH],
  'lists.create': USER_LISTS,
  'lists.rename': USER_LISTS,
  'lists.addMembers': [...CONTACTS, ...LEADS, 'ai.contactFacts'],
  'lists.removeMembers': [...CONTACTS, ...LEADS, 'ai.contactFacts'],
  'lists.remove': [...USER_LISTS, ...TRASH],
  'leads.previewSheet': [],
  'leads.previewPasted': [],
  'leads.importPasted': LEAD_WORK,
  'leads.writeBack': LEAD_WORK,
  'leads.startEnrichment': LEAD_WORK,
  'leads.estimate': [],
  'leads.enrich': LEAD_WORK,
  'leads.pauseRun': LEAD_WORK,
  'leads.resumeRun': LEAD_WORK,
  'leads.cancelRun': LEAD_WORK,
  'leads.retryRun': LEAD_WORK,
  'ai.connectionRequest': ['ai.messages'],
  'ai.directMessage': ['ai.messages'],
  'ai.followUp': ['ai.messages'],
  'ai.stream': ['ai.messages'],
  'ai.check': [],
  'ai.createTemplate': ['ai.templates'],
  'ai.updateTemplate': ['ai.templates'],
  'ai.removeTemplate': ['ai.templates', ...TRASH],
  'outreach.create': OUTREACH,
  'outreach.addTargets': OUTREACH,
  'outreach.createFollowUp': OUTREACH,
  'outreach.createNext': OUTREACH,
  'outreach.removeNext': OUTREACH,
  'outreach.rescheduleNext': OUTREACH,
  'outreach.useMessage': OUTREACH,
  'outreach.update': OUTREACH,
  'outreach.start': OUTREACH,
  'outreach.pause': OUTREACH,
  'outreach.complete': OUTREACH,
  'outreach.startDrafting': OUTREACH,
  'outreach.cancelDrafting': OUTREACH,
  'outreach.retryDrafting': OUTREACH,
  'outreach.approveDraft': OUTREACH,
  'outreach.changeStatus': OUTREACH,
  'outreach.edit': OUTREACH,
  'outreach.writeDraft': OUTREACH,
  'outreach.undoMark': OUTREACH,
  'outreach.saveNote': OUTREACH,
  'outreach.suppressRecipient': [...new Set([...OUTREACH, ...LISTED, 'contacts.doNotContact' as const])],
  'settings.update': ['settings.get', 'settings.contactEmail', 'settings.preview', 'companies.explain', ...CONNECTION],
  'settings.testEmail': [],
  'backups.update': ['backups.get'],
  'backups.start': ['backups.get'],
  'privacy.startErasure': ['privacy.erasures', 'privacy.erasure'],
  'privacy.retryErasure': ['privacy.erasures', 'privacy.erasure'],
  'privacy.markInformed': ['privacy.notices'],
  'privacy.withdrawInformed': ['privacy.notices'],
  'privacy.updateController': ['privacy.controller', 'privacy.noticeText'],
  'privacy.previewRetention': [],
  'privacy.updateRetention': ['privacy.retention'],
  'privacy.runRetention': [
    'privacy.retention',
    'privacy.erasures',
    'privacy.erasure',
    'privacy.notices',
    'leads.runs',
    'backups.get',
    'ai.contactFacts',
    ...CONTACTS,
    ...LEADS,
    'settings.notifications',
    'webhooks.deliveries',
    'webhooks.delivery',
    'audit.list',
    'audit.verify',
    ...SYNC,
    ...TRASH,
  ],
  'apiKeys.create': ['apiKeys.list'],
  'apiKeys.rename': ['apiKeys.list'],
  'apiKeys.revoke': ['apiKeys.list'],
  'webhooks.create': WEBHOOKS,
  'webhooks.update': WEBHOOKS,
  'webhooks.remove': WEBHOOKS,
  'webhooks.rotateSecret': WEBHOOKS,
  'webhooks.test': WEBHOOKS,
  'webhooks.replay': WEBHOOKS,
  'webhooks.replayFailed': WEBHOOKS,
};

describe('after a write of the web client', () => {
  it('the queries that each mutation of the server changes are known', () => {
    expect(Object.keys(CHANGES).sort()).toEqual(pathsOf('mutation').sort());
  });

  it.each(Object.entries(CHANGES) as [ServerMutation, ServerQuery[]][])(
    '%s reads again exactly the queries that it changes',
    (mutation, changed) => {
      const read = queries.filter((query) => isChangedBy(query, mutation));
      expect(read.sort()).toEqual([...new Set(changed)].sort());
    },
  );

  it('every query is shown again by some write, but those that are polled', () => {
    const writes = [...(Object.keys(CHANGES) as ServerMutation[]), ...WORK_EVENTS];
    expect(queries.filter((query) => !writes.some((write) => isChangedBy(query, write)))).toEqual(
      queries.filter((query) => POLLED.includes(query)),
    );
  });
});

test('all that is stored is read again after an import, the end of a sync, a recomputation and a write of someone else', () => {
  for (const event of ['upload.companies', 'sync.finished', 'figures.recomputed', 'workspace.moved'] as const)
    expect(STORED.filter((query) => !isChangedBy(query, event))).toEqual([]);
});
