/** Fictional records of which the written examples are made. */

export const TIME = '2026-07-01T09:00:00.000Z';
export const IDS = {
  company: '665f1c0e8b3f4a2d9c1e7a01',
  contact: '665f1c0e8b3f4a2d9c1e7b01',
  otherContact: '665f1c0e8b3f4a2d9c1e7b02',
  lead: '665f1c0e8b3f4a2d9c1e7c01',
  note: '3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a01',
  run: '3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a02',
  list: '3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a03',
  merge: '3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a04',
  trash: '3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a05',
  search: '3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a06',
  found: 'apollo:66aa1f0e8b3f4a2d9c1e7d01',
} as const;

const PERSON = {
  name: 'Marta Oliva',
  isNameHidden: false,
  title: 'Head of Operations',
  organizationName: 'Acme Example',
  organizationDomain: 'acme-example.com',
  organizationIndustry: 'Machinery',
  organizationSize: 120,
  email: 'marta.oliva@acme-example.com',
  emailStatus: 'verified',
  emailStatusOriginal: 'verified',
  phone: null,
  city: 'Lyon',
  state: null,
  country: 'France',
  linkedinUrl: 'https://www.linkedin.com/in/marta-oliva-example',
  seniority: 'head',
};

export const savedContact = {
  ...PERSON,
  id: IDS.contact,
  knownIn: ['contacts'],
  sources: [{ source: 'apollo', id: '66aa1f0e8b3f4a2d9c1e7d01', at: TIME }],
  origins: { email: { source: 'apollo', at: TIME }, title: { source: 'apollo', at: TIME } },
  sourceValues: [],
  etag: '"q3c6bTn0xHk2mVwYz8Rf1A"',
  otherValues: [],
  formerEmployers: [],
  formerIds: [],
  companyId: IDS.company,
  lists: [],
  notes: [{ id: IDS.note, text: 'Met at the fair in Lyon', at: TIME }],
  savedAt: TIME,
};

export const otherContact = { ...savedContact, id: IDS.otherContact, name: 'M. Oliva', phone: '+33 4 00 00 00 00' };

export const foundContact = {
  ...PERSON,
  id: IDS.found,
  name: 'Marta Ol***a',
  isNameHidden: true,
  email: null,
  emailStatus: null,
  emailStatusOriginal: null,
  sources: [{ source: 'apollo', id: '66aa1f0e8b3f4a2d9c1e7d01' }],
  mergedBecause: null,
  differences: [],
  foundAt: TIME,
  reveal: { source: 'apollo', creditsMax: 1, hasEmail: true, hasPhone: null },
  contactId: null,
  knownIn: [],
  isNew: true,
};

export const revealedContact = {
  ...foundContact,
  ...PERSON,
  reveal: null,
  contactId: IDS.contact,
  knownIn: ['contacts'],
};

export const contactResults = {
  contacts: [foundContact],
  totalResults: 37,
  isUpTo: false,
  page: 1,
  perPage: 25,
  totalPages: 2,
  next: 'eyJhcG9sbG8iOjJ9',
  asked: [{ source: 'apollo', label: 'Apollo', found: 25, total: 37, credits: 1, creditsPending: 0, problem: null }],
  suppressed: 0,
  newCount: null,
};

export const contactPair = {
  id: `${IDS.contact}-${IDS.otherContact}`,
  strength: 'sure',
  reasons: [{ kind: 'email', text: 'Same email address' }],
  contacts: [savedContact, otherContact],
  state: 'open',
  foundAt: TIME,
  dismissedAt: null,
};

export const enrichmentRun = {
  id: IDS.run,
  listId: null,
  name: 'Chosen leads',
  steps: ['pdl_search', 'linkedin_discovery', 'company_research'],
  state: 'running',
  total: 40,
  pending: 25,
  running: 2,
  completed: 12,
  failed: 1,
  skipped: 0,
  cancelled: 0,
  creditsMax: 40,
  creditsSpent: 12,
  repeatCredits: 0,
  secondsLeft: 95,
  results: { leads: 12, matched: 10, emails: 8, suggestions: 2 },
  writeBack: null,
  writeBackMessage: null,
  isOpen: true,
  createdAt: TIME,
  finishedAt: null,
};

export const leadList = {
  id: IDS.list,
  kind: 'sheet',
  name: 'Trade fair Lyon',
  spreadsheetId: '1ExampleSpreadsheetIdOfTheTradeFairLyon',
  tab: 'Sheet1',
  range: 'Sheet1!A:F',
  state: 'completed',
  counts: { created: 38, updated: 1, unchanged: 0, duplicates: 1, suppressed: 0, failed: 0 },
  leadCount: 39,
  writeBack: { state: 'waiting', message: null, cells: 0, missingRows: 0, at: TIME },
  createdAt: TIME,
  importedAt: TIME,
};
