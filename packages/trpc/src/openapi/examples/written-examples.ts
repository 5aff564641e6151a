import {
  contactPair,
  contactResults,
  enrichmentRun,
  foundContact,
  IDS,
  leadList,
  otherContact,
  revealedContact,
  savedContact,
  TIME,
} from './example-records.ts';
import recorded from './recorded-examples.json' with { type: 'json' };
import { webhookCalls } from './webhook-examples.ts';

/** What an operation is sent, and what it answers by status and media type: "200 application/json". */
export interface ExampleCall {
  body?: unknown;
  answers?: Record<string, unknown>;
}

const call = (answer: unknown, body?: unknown): ExampleCall => ({
  ...(body !== undefined && { body }),
  answers: { '200 application/json': answer },
});

const trashed = (kind: string, label: string) => ({
  ...recorded['trash-get'].answers['200 application/json'],
  kind,
  label,
});

const searchFilters = { jobTitles: ['Head of Operations'], locations: ['Lyon'] };
const allFilters = {
  ...searchFilters,
  industries: [],
  seniorities: [],
  companyNames: [],
  companySize: null,
  keywords: '',
};
const company = recorded['companies-get'].answers['200 application/json'];
const otherCompany = {
  ...company,
  id: '665f1c0e8b3f4a2d9c1e7a02',
  name: 'Acme Example SAS',
  domain: 'acme-example.fr',
};
const duplicate = {
  id: `${company.id}-${otherCompany.id}`,
  strength: 'possible',
  reasons: [{ kind: 'name', text: 'Same name without its legal form' }],
  companies: [company, otherCompany],
  state: 'open',
  foundAt: TIME,
  dismissedAt: null,
};
const lead = recorded['leads-get'].answers['200 application/json'];
const estimate = {
  leads: 39,
  steps: [
    { step: 'pdl_search', asked: 30, free: 9, creditsMax: 30, reason: null },
    { step: 'company_research', asked: 39, free: 0, creditsMax: 0, reason: null },
  ],
  creditsMax: 30,
  creditsLeft: 500,
  creditsExhaustedSince: null,
};
const importCounts = { ...leadList.counts, errors: [], ignoredCells: 0, notes: [] };

/** Where no contract test has a success to record, as it would need a paid source, and where the recorded one is empty. */
export const writtenExamples: Record<string, ExampleCall> = {
  ...webhookCalls,
  'ai-contactFacts': call([{ id: 'location', text: 'Marta works in Lyon', source: 'contact', date: null, url: null }]),
  'analytics-disagreement': call(recorded['analytics-disagreements'].answers['200 application/json'].items[0]),
  'campaigns-remove': call(trashed('reportCampaign', 'Quarterly review')),
  'campaigns-retry': call(recorded['campaigns-get'].answers['200 application/json']),
  'companies-exportSelection': { answers: { '200 text/csv': recorded['companies-export'].answers['200 text/csv'] } },
  'contactDuplicates-list': call({ items: [contactPair], nextCursor: null, total: 1 }),
  'contactDuplicates-get': call(contactPair),
  'contactDuplicates-dismiss': call({ ...contactPair, state: 'dismissed', dismissedAt: TIME }),
  'contactDuplicates-reopen': call(contactPair),
  'contactDuplicates-previewMerge': call({
    contacts: [savedContact, otherContact],
    fields: [
      { field: 'phone', survivor: null, other: '+33 4 00 00 00 00', merged: 'other', isChoice: false },
      { field: 'name', survivor: 'Marta Oliva', other: 'M. Oliva', merged: 'survivor', isChoice: true },
    ],
    moves: { sources: 1, notes: 0, leads: 0, droppedMessages: 0 },
  }),
  'contactDuplicates-merge': call(
    { mergeId: IDS.merge, contact: { ...savedContact, formerIds: [IDS.otherContact] } },
    { otherId: IDS.otherContact, choices: { name: 'survivor' } },
  ),
  'contactDuplicates-undoMerge': call({ restored: [IDS.contact, IDS.otherContact], keptEdits: [] }),
  'contacts-list': call({ contacts: [savedContact], total: 1, next: null }),
  'contacts-get': call(savedContact),
  'contacts-update': call(
    {
      ...savedContact,
      title: 'Chief Operating Officer',
      origins: { ...savedContact.origins, title: { source: 'manual', at: TIME } },
    },
    { values: { title: 'Chief Operating Officer' } },
  ),
  'contacts-addNote': call(savedContact, { text: 'Met at the fair in Lyon' }),
  'contacts-removeNote': call({ ...savedContact, notes: [] }),
  'contacts-restoreNote': call(savedContact),
  'contacts-remove': call({ removed: true, trashId: IDS.trash }),
  'contacts-save': call({ contacts: [savedContact], created: 1, updated: 0, suppressed: 0 }, { ids: [IDS.found] }),
  'contacts-findSuppressed': call({ suppressedIds: [] }, { ids: [IDS.found] }),
  'contacts-estimateReveal': call(
    {
      creditsMax: 1,
      bySource: [{ source: 'apollo', label: 'Apollo', people: 1, creditsMax: 1 }],
      free: 0,
      impossible: 0,
    },
    { ids: [IDS.found] },
  ),
  'contacts-reveal': call(
    {
      contacts: [revealedContact],
      revealed: 1,
      notFound: 0,
      fromStore: 0,
      suppressedIds: [],
      failed: [],
      credits: 1,
      repeatCredits: 0,
    },
    { ids: [IDS.found] },
  ),
  'contacts-search': call(contactResults, { ...searchFilters, source: 'apollo' }),
  'contacts-searchPdl': call({ ...contactResults, contacts: [foundContact] }, searchFilters),
  'contacts-storedResults': call({ results: contactResults, foundAt: TIME }, { ...searchFilters, source: 'apollo' }),
  'contacts-runSavedSearch': call(
    {
      search: {
        id: IDS.search,
        name: 'Operations in Lyon',
        source: 'apollo',
        filters: allFilters,
        sentence: null,
        createdAt: TIME,
        lastRunAt: TIME,
        lastTotal: 37,
        lastNewCount: 1,
      },
      results: { ...contactResults, newCount: 1 },
    },
    { includeCustomers: false },
  ),
  'contacts-smartSearch': call(
    {
      results: contactResults,
      filters: allFilters,
      readings: [
        { text: 'heads of operations', filter: 'jobTitles', value: 'Head of Operations' },
        { text: 'in Lyon', filter: 'locations', value: 'Lyon' },
      ],
      leftOver: [],
      corrections: [],
      isSearched: true,
      reader: { kind: 'built-in', name: 'Built-in parser' },
      notice: null,
    },
    { query: 'heads of operations in Lyon', source: 'apollo', onLeftOver: 'stop' },
  ),
  'duplicates-list': call({ items: [duplicate], nextCursor: null, total: 1 }),
  'duplicates-get': call(duplicate),
  'duplicates-dismiss': call({ ...duplicate, state: 'dismissed', dismissedAt: TIME }, { parentId: company.id }),
  'duplicates-reopen': call(duplicate, { removeParent: true }),
  'duplicates-search': { body: {} },
  'imports-cancel': call(recorded['imports-get'].answers['200 application/json']),
  'leads-runs': call([enrichmentRun]),
  'leads-run': call(enrichmentRun),
  'leads-enrich': call(enrichmentRun, {
    leadIds: [IDS.lead],
    enrichmentSteps: ['pdl_search', 'company_research'],
    creditsMax: 40,
  }),
  'leads-pauseRun': call({ ...enrichmentRun, state: 'paused', secondsLeft: null }),
  'leads-resumeRun': call(enrichmentRun),
  'leads-cancelRun': call({ ...enrichmentRun, state: 'cancelled', pending: 0, cancelled: 25, secondsLeft: null }),
  'leads-retryRun': call(enrichmentRun, { step: 'pdl_search' }),
  'leads-previewSheet': call(
    {
      ...importCounts,
      name: leadList.name,
      headers: ['Name', 'Company', 'Email'],
      mapping: ['name', 'company', 'email'],
      firstRow: 'header',
      columns: [
        { header: 'Name', field: 'fullName', label: 'full name', by: 'rule', reason: null, samples: ['Marta Oliva'] },
        { header: 'Company', field: 'company', label: 'company', by: 'rule', reason: null, samples: ['Acme Example'] },
        {
          header: 'Email',
          field: 'email',
          label: 'e-mail',
          by: 'rule',
          reason: null,
          samples: ['marta.oliva@acme-example.com'],
        },
      ],
      problem: null,
      rows: [['Marta Oliva', 'Acme Example', 'marta.oliva@acme-example.com']],
      total: 40,
      estimate,
    },
    { spreadsheetId: leadList.spreadsheetId, range: leadList.range },
  ),
  'leads-startEnrichment': call(
    { ...importCounts, imported: 39, list: leadList, runId: IDS.run },
    { spreadsheetId: leadList.spreadsheetId, range: leadList.range, creditsMax: 40 },
  ),
  'leads-previewWriteBack': call({
    total: 1,
    cells: [{ row: 2, cell: 'J2', column: 'Phone', value: '+33 4 00 00 00 00', lead: 'Marta Oliva' }],
    newColumns: ['Phone'],
    rows: 1,
    missing: [],
  }),
  'leads-writeBack': call(leadList),
  'leads-removeList': call(trashed('leadList', leadList.name)),
  'leads-save': call({ created: 1, known: 0, suppressed: 0 }, { contactIds: [IDS.contact] }),
  'leads-retry': call(lead, { step: 'pdl_search' }),
  'leads-decideReview': call(lead, { candidateId: 'pdl:qEnOZ5Oh0poWnQ1luFBfVw_0000' }),
  'leads-decideSuggestion': call(lead, { field: 'title', value: 'Head of Operations', accept: true }),
  'leads-undoDecisions': call({ restored: 2, leftTotal: 0, left: [] }),
  'outreach-addTargets': call({ added: 1, known: 0, suppressed: 0 }, { contactIds: [IDS.contact] }),
  'outreach-remove': call(trashed('outreachCampaign', 'Trade fair Lyon')),
  'outreach-writeDraft': { body: { revision: 3 } },
  'reports-generate': { body: { analyst: 'built-in' } },
  'reports-list': call({
    items: [
      {
        id: `3f0c9d0e-6a51-4c4b-9d5e-000000000001.${company.id}`,
        companyId: company.id,
        companyName: company.name,
        domain: company.domain,
        version: 2,
        generatedAt: TIME,
        news: 3,
        openings: 12,
        lead: { title: 'Acme Example opens a plant in Lyon', date: '2026-10-02' },
      },
    ],
    nextCursor: null,
  }),
  'reports-version': call(recorded['reports-get'].answers['200 application/json']),
  'reports-remove': call(trashed('report', 'Report of Acme Example, version 2')),
  'reports-export': {
    answers: {
      '200 text/markdown':
        '# Acme Example\n\nAcme Example opened a plant in Lyon. [E1]\n\n## Sources\n\n- E1: https://acme-example.com/news\n',
      '200 application/json': { companyName: 'Acme Example', version: 2, generatedAt: TIME },
    },
  },
  'sources-discover': call(
    {
      results: [
        {
          name: 'Acme Example',
          domain: 'acme-example.com',
          industry: 'Machinery',
          employeeCount: 120,
          employeeBand: null,
          location: 'Lyon, France',
          sources: ['Wikidata'],
          companyId: null,
          trashId: null,
        },
      ],
      asked: [{ id: 'wikidata', source: 'Wikidata', found: 1, problem: null, credits: 0, creditsPending: 0 }],
    },
    { industry: 'Machinery', location: 'France', minEmployees: '50', sources: ['wikidata'] },
  ),
  'sources-syncAll': { body: { selection: { filter: { field: 'country', op: 'is', value: 'FR' } } } },
  'sources-syncCompany': { body: { repeatLost: ['apollo'] } },
  'sources-testGoogleSheets': { body: {} },
};
