import type {
  Contact,
  ContactList,
  ContactResults,
  RevealEstimate,
  SavedSearch,
} from '@workbench/services/contacts/schemas';

const FIRST = ['Ada', 'Bo', 'Chidi', 'Dana', 'Elif', 'Femi', 'Greta', 'Hiro'];
const LAST = ['Adler', 'Bergmann', 'Castillo', 'Dubois', 'Eriksen', 'Fontaine'];

/** One fictional person; every third is hidden, every fourth known, every fifth of both sources. */
function contactOf(index: number): Contact {
  const isHidden = index % 3 === 0;
  const first = FIRST[index % FIRST.length] ?? 'Ada';
  const last = LAST[index % LAST.length] ?? 'Adler';
  const isOfBoth = index % 5 === 0;
  return {
    id: `apollo:${index}`,
    name: isHidden ? `${first} ${last.slice(0, 2)}***${last.slice(-1)}` : `${first} ${last}`,
    isNameHidden: isHidden,
    title: 'VP of Engineering',
    organizationName: `Kettle Works ${index}`,
    organizationDomain: `kettle-${index}.example.com`,
    organizationIndustry: 'Financial Services',
    organizationSize: 120,
    email: isHidden ? null : `${first}.${last}${index}@kettle-${index}.example.com`.toLowerCase(),
    emailStatus: isHidden ? null : index % 2 === 0 ? 'verified' : 'unknown',
    emailStatusOriginal: isHidden ? null : 'verified',
    phone: isHidden ? null : '+1 202 555 0143',
    city: 'Austin',
    state: 'Texas',
    country: 'United States',
    linkedinUrl: isHidden ? null : `https://www.linkedin.com/in/${first}-${index}-example`.toLowerCase(),
    seniority: 'vp',
    sources: isOfBoth
      ? [
          { source: 'apollo', id: `${index}` },
          { source: 'pdl', id: `p${index}` },
        ]
      : [{ source: 'apollo', id: `${index}` }],
    mergedBecause: isOfBoth ? 'Same LinkedIn profile' : null,
    differences: isOfBoth
      ? [
          {
            field: 'title',
            values: [
              { source: 'apollo', value: 'VP of Engineering' },
              { source: 'pdl', value: 'Vice President Engineering' },
            ],
          },
        ]
      : [],
    foundAt: '2026-11-20T09:00:00.000Z',
    reveal: isHidden ? { source: 'apollo', creditsMax: 1, hasEmail: true, hasPhone: false } : null,
    contactId: index % 4 === 0 ? String(index).padStart(24, '0') : null,
    knownIn: index % 4 === 0 ? ['contacts'] : [],
    isNew: false,
  };
}

/** An answer of a search with this many people. */
export function contactResults(count: number, further: Partial<ContactResults> = {}): ContactResults {
  return {
    contacts: Array.from({ length: count }, (_, index) => contactOf(index)),
    totalResults: count,
    isUpTo: true,
    page: 1,
    perPage: 25,
    totalPages: 1,
    next: null,
    asked: [
      { source: 'apollo', label: 'Apollo', found: count, total: count, credits: 0, creditsPending: 0, problem: null },
      { source: 'pdl', label: 'People Data Labs', found: 5, total: 5, credits: 5, creditsPending: 0, problem: null },
    ],
    suppressed: 0,
    newCount: null,
    ...further,
  };
}

/** Parts of an answer that are told above the results: new ones, left out ones, and a source that failed. */
export const CONTACT_NOTICES: Partial<ContactResults> = {
  suppressed: 2,
  newCount: 1,
  next: 'more',
  asked: [
    { source: 'apollo', label: 'Apollo', found: 8, total: 8, credits: 3, creditsPending: 0, problem: null },
    {
      source: 'pdl',
      label: 'People Data Labs',
      found: 0,
      total: null,
      credits: 0,
      creditsPending: 0,
      problem: 'Too many requests',
    },
  ],
};

export const SAVED_SEARCH: SavedSearch = {
  id: '0b9f4c1e-7a52-4d3c-9a64-3f0d7f0c2a11',
  name: 'Kettle people',
  source: 'both',
  filters: {
    jobTitles: ['CTO'],
    locations: ['Berlin'],
    industries: [],
    companyNames: [],
    seniorities: [],
    companySize: null,
    keywords: '',
  },
  sentence: null,
  createdAt: '2026-11-20T09:00:00.000Z',
  lastRunAt: '2026-11-20T10:00:00.000Z',
  lastTotal: 8,
  lastNewCount: 1,
};

const PRICE: RevealEstimate = {
  creditsMax: 1,
  bySource: [{ source: 'apollo', label: 'Apollo', people: 1, creditsMax: 1 }],
  free: 0,
  impossible: 0,
};

/** One saved contact, with a note. */
function savedContacts(): ContactList {
  const { mergedBecause: _because, differences: _differences, reveal: _reveal, isNew: _new, ...found } = contactOf(4);
  const { foundAt, contactId, ...person } = found;
  const sources = person.sources.map((one) => ({ ...one, at: foundAt }));
  const notes = [{ id: 'n1', text: 'Met at the fair', at: foundAt }];
  const contact = { ...person, id: contactId ?? '', knownIn: ['contacts' as const, 'leads' as const], sources, notes };
  const known = {
    lists: [],
    origins: {},
    otherValues: [],
    sourceValues: [],
    etag: '"q3c6bTn0xHk2mVwYz8Rf1A"',
    formerEmployers: [],
    formerIds: [],
    companyId: null,
    savedAt: foundAt,
  };
  return { contacts: [{ ...contact, ...known }], total: 1, next: null };
}

/** What the screen asks besides a search. */
export const CONTACT_ANSWERS = {
  'contacts.estimateReveal': PRICE,
  'contacts.savedSearches': [SAVED_SEARCH],
  'contacts.list': savedContacts(),
  'contacts.doNotContact': {
    entries: [
      { id: 's1', kinds: ['email', 'profile'], reason: 'Asked us to stop', addedAt: '2026-11-20T09:00:00.000Z' },
      { id: 's2', kinds: ['domain'], reason: '', addedAt: '2026-11-19T09:00:00.000Z' },
    ],
    total: 2,
  },
};
