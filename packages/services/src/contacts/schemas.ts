import { z } from 'zod';
import { customerMarkField, hiddenCustomersField, includeCustomersField } from '../companies/schemas.ts';
import { IDENTIFIER_LENGTH_MAX, IDENTIFIER_LENGTH_MIN } from '../suppression/limits.ts';
import { resultIdSchema } from './export-schemas.ts';
import { contactFilterSchema, contactIdSchema, contactSortSchema, senioritySchema } from './filter-schemas.ts';
import {
  CONTACT_LIST_MAX,
  FILTER_MAX,
  FILTERS_MAX,
  IDENTIFIERS_MAX,
  KEYWORDS_MAX,
  NOTE_MAX,
  PER_PAGE_DEFAULT,
  PER_PAGE_MAX,
  REVEAL_MAX,
  SAVED_SEARCH_NAME_MAX,
  SELECTION_MAX,
  SENTENCE_MAX,
  SUPPRESSION_REASON_MAX,
} from './limits.ts';

export { type ExportContactsInput, exportContactsInput } from './export-schemas.ts';

/** Shapes that the contact calls take and give. Safe in a browser: no Node and no database imports. */

export {
  type ContactFilter,
  type ContactSelection,
  type ContactSort,
  contactFilterSchema,
  contactIdSchema,
  contactSelectionSchema,
  contactSortSchema,
  type Seniority,
  senioritySchema,
} from './filter-schemas.ts';

const filterList = z.array(z.string().trim().min(1).max(FILTER_MAX)).max(FILTERS_MAX);

/** The filters of a search: any value of a list may match, but every list must. */
export const contactFiltersSchema = z
  .object({
    jobTitles: filterList.default([]),
    locations: filterList.default([]),
    industries: filterList.default([]),
    seniorities: z.array(senioritySchema).max(11).default([]),
    /** Names of employers, or parts of them. */
    companyNames: filterList.default([]),
    /** Persons in the employer; null: no bound. */
    companySize: z
      .object({ min: z.number().int().min(0).nullable(), max: z.number().int().min(0).nullable() })
      .nullable()
      .default(null),
    keywords: z.string().trim().max(KEYWORDS_MAX).default(''),
  })
  .meta({ id: 'ContactFilters' });
export type ContactFilters = z.infer<typeof contactFiltersSchema>;

export const peopleSourceSchema = z.enum(['apollo', 'pdl']);
export type PeopleSource = z.infer<typeof peopleSourceSchema>;
export const searchSourceSchema = z.enum(['apollo', 'pdl', 'both']);
export type SearchSource = z.infer<typeof searchSourceSchema>;

const difference = z.object({
  /** "title": the field that the sources do not agree on. */
  field: z.string(),
  values: z.array(z.object({ source: peopleSourceSchema, value: z.string() })),
});

/** A found person with the data saved here. Hidden and missing values are null. */
export const contactSchema = z
  .object({
    id: z.string(),
    /** As far as it is given: Apollo hides the last name until it is revealed ("Marta Ol***a"). */
    name: z.string(),
    isNameHidden: z.boolean(),
    title: z.string().nullable(),
    organizationName: z.string().nullable(),
    organizationDomain: z.string().nullable(),
    organizationIndustry: z.string().nullable(),
    organizationSize: z.number().int().nullable(),
    email: z.string().nullable(),
    emailStatus: z.enum(['verified', 'likely', 'unknown', 'invalid']).nullable(),
    /** The source's own word. */
    emailStatusOriginal: z.string().nullable(),
    phone: z.string().nullable(),
    city: z.string().nullable(),
    state: z.string().nullable(),
    country: z.string().nullable(),
    linkedinUrl: z.string().nullable(),
    seniority: senioritySchema.nullable(),
    /** The sources that know this person, best first; several when the person was merged. */
    sources: z.array(z.object({ source: peopleSourceSchema, id: z.string() })),
    /** Why two sources' people are taken for one: "Same LinkedIn profile"; null when there is one source. */
    mergedBecause: z.string().nullable(),
    differences: z.array(difference),
    /** When it was found, ISO. */
    foundAt: z.string(),
    /** What a reveal would bring and cost; null when nothing is hidden or no source can reveal it. */
    reveal: z
      .object({
        source: peopleSourceSchema,
        creditsMax: z.number().int(),
        hasEmail: z.boolean().nullable(),
        hasPhone: z.boolean().nullable(),
      })
      .nullable(),
    /** The saved contact of this person, if any. */
    contactId: z.string().nullable(),
    /** Where the person is saved: "contacts", "leads", "outreach". */
    knownIn: z.array(z.enum(['contacts', 'leads', 'outreach'])),
    /** In a run of a saved search: not among the results of the time before. */
    isNew: z.boolean(),
    customer: customerMarkField,
  })
  .meta({ id: 'Contact' });
export type Contact = z.infer<typeof contactSchema>;

export const queriedSourceSchema = z.object({
  source: peopleSourceSchema,
  label: z.string(),
  found: z.number().int(),
  /** The source's own total; null when it could not be queried. */
  total: z.number().int().nullable(),
  credits: z.number().int(),
  /** The most that the search may still cost, when its response is late or lost. */
  creditsPending: z.number().int(),
  /** Why it gave nothing, in words; null when it answered. */
  problem: z.string().nullable(),
});
export type QueriedSource = z.infer<typeof queriedSourceSchema>;

export const contactResultsSchema = z
  .object({
    /** One row per person. A row with the id of an earlier row replaces it: another source knows the person, too. */
    contacts: z.array(contactSchema),
    /** With two sources the sum, which counts people twice whom both know: "up to". */
    totalResults: z.number().int(),
    isUpTo: z.boolean(),
    page: z.number().int(),
    perPage: z.number().int(),
    totalPages: z.number().int(),
    /** Pass as `cursor` for the next page; null on the last. */
    next: z.string().nullable(),
    asked: z.array(queriedSourceSchema),
    /** Left out because they are on the do-not-contact list. */
    suppressed: z.number().int(),
    /** In a run of a saved search: how many are new; null otherwise. */
    newCount: z.number().int().nullable(),
    hiddenCustomers: hiddenCustomersField,
  })
  .meta({ id: 'ContactResults' });
export type ContactResults = z.infer<typeof contactResultsSchema>;

/** In a REST body, unused filters may be left out, keywords and sizes included. */
export const searchContactsInput = contactFiltersSchema.extend({
  source: searchSourceSchema.default('apollo'),
  page: z.number().int().min(1).max(500).default(1),
  perPage: z.number().int().min(1).max(PER_PAGE_MAX).default(PER_PAGE_DEFAULT),
  /** From the page before; wins over `page`. */
  cursor: z.string().max(2000).nullish(),
  includeCustomers: includeCustomersField,
});
export type SearchContactsInput = z.infer<typeof searchContactsInput>;

export const storedResultsInput = searchContactsInput.omit({ page: true, cursor: true });
export type StoredResultsInput = z.infer<typeof storedResultsInput>;
export const storedResultsSchema = z.object({
  /** All pages of the search together; null when nothing of it is stored. */
  results: contactResultsSchema.nullable(),
  foundAt: z.string().nullable(),
});
export type StoredResults = z.infer<typeof storedResultsSchema>;

export const smartSearchInput = z.object({
  query: z.string().trim().min(1, 'Please enter a search query').max(SENTENCE_MAX),
  source: searchSourceSchema.default('both'),
  perPage: searchContactsInput.shape.perPage,
  onLeftOver: z
    .enum(['search', 'stop'])
    .default('search')
    .describe(
      'What to do when words of the sentence became no filter or were taken for mistyped ones: search all the same, or stop before any source is queried',
    ),
  includeCustomers: includeCustomersField,
});
export type SmartSearchInput = z.infer<typeof smartSearchInput>;

export const smartSearchSchema = z
  .object({
    results: contactResultsSchema,
    filters: contactFiltersSchema.required(),
    /** What each filter was read from; words of the sentence. */
    readings: z.array(z.object({ text: z.string(), filter: z.string(), value: z.string() })),
    /** Words that became no filter. */
    leftOver: z.array(z.string()),
    /** Words that were taken for mistyped ones: "Lisbn" read as "Lisbon". */
    corrections: z.array(z.object({ written: z.string(), read: z.string() })),
    /** False when left-over or corrected words stopped the search: `results` is empty, and nothing was spent. */
    isSearched: z.boolean(),
    reader: z.object({ kind: z.enum(['built-in', 'model']), name: z.string() }),
    /** Why the built-in parser replaced the model; null when it did not. */
    notice: z.string().nullable(),
  })
  .meta({ id: 'SmartSearchAnswer' });
export type SmartSearch = z.infer<typeof smartSearchSchema>;

export const contactSourceSchema = z
  .object({
    source: peopleSourceSchema,
    label: z.string(),
    sizeLabel: z.string(),
    connected: z.boolean(),
    reason: z.string().nullable(),
    /** Most credits that a search of 25 costs. */
    searchCreditsMax: z.number().int(),
    revealCredits: z.number().int(),
    /** Most that may be spent today still; null: no cap. */
    creditsLeft: z.number().int().nullable(),
  })
  .meta({ id: 'ContactSource' });
export type ContactSource = z.infer<typeof contactSourceSchema>;

const resultIds = (max: number) => z.array(resultIdSchema).min(1, 'Choose at least one contact').max(max);
export const selectionInput = z.object({ ids: resultIds(SELECTION_MAX) });
export const estimateRevealInput = z.object({ ids: resultIds(REVEAL_MAX) });
export const revealInput = estimateRevealInput.extend({
  repeatLost: z
    .boolean()
    .meta({
      description:
        'Buys once more what may have been charged and whose response was lost, and no one else; the source may then charge twice. Up to `repeatCredits` of the former result',
    })
    .optional(),
});
export type RevealInput = z.infer<typeof revealInput>;

export const revealEstimateSchema = z
  .object({
    creditsMax: z.number().int(),
    bySource: z.array(
      z.object({
        source: peopleSourceSchema,
        label: z.string(),
        people: z.number().int(),
        creditsMax: z.number().int(),
      }),
    ),
    /** Saved already, or nothing is hidden: free of charge. */
    free: z.number().int(),
    /** No connected source can reveal them. */
    impossible: z.number().int(),
  })
  .meta({ id: 'RevealEstimate' });
export type RevealEstimate = z.infer<typeof revealEstimateSchema>;

export const revealResultSchema = z
  .object({
    /** In their current state, the revealed ones in full. */
    contacts: z.array(contactSchema),
    revealed: z.number().int(),
    /** The source had nothing on them, which costs nothing. */
    notFound: z.number().int(),
    fromStore: z.number().int(),
    /** Turned out to be on the do-not-contact list: nothing of them is kept. */
    suppressedIds: z.array(z.string()),
    failed: z.array(z.object({ id: z.string(), message: z.string() })),
    credits: z.number().int(),
    repeatCredits: z.number().int().meta({
      description:
        'The most credits of buying once more, with `repeatLost`, what may have been charged and whose response was lost; 0 when nothing was lost',
    }),
  })
  .meta({ id: 'RevealResult' });
export type RevealResult = z.infer<typeof revealResultSchema>;

/** A person who is saved, because a user saved or revealed them. */
export const savedContactSchema = contactSchema
  .omit({
    sources: true,
    mergedBecause: true,
    differences: true,
    foundAt: true,
    reveal: true,
    contactId: true,
    isNew: true,
    customer: true,
  })
  .extend({
    sources: z.array(z.object({ source: z.string(), id: z.string(), at: z.string() })),
    /** Per field: its source and time. */
    origins: z.record(z.string(), z.object({ source: z.string(), at: z.string() })),
    /** Of people who were two contacts: what is known beside the first address, number and profile. */
    otherValues: z.array(
      z.object({ field: z.enum(['email', 'phone', 'linkedinUrl']), value: z.string(), source: z.string().nullable() }),
    ),
    /** Employers that a later one has replaced, the latest last. */
    formerEmployers: z.array(z.object({ name: z.string().nullable(), domain: z.string().nullable() })),
    formerIds: z.array(z.string()).meta({ description: 'Of contacts that were merged into this one; they lead here' }),
    companyId: z.string().nullable(),
    lists: z
      .array(z.string())
      .meta({ description: 'Ids of the lists that they are on; one in the trash may be among them' }),
    notes: z.array(z.object({ id: z.string(), text: z.string(), at: z.string() })),
    savedAt: z.string(),
  })
  .meta({ id: 'SavedContact' });
export type SavedContact = z.infer<typeof savedContactSchema>;

export const saveContactsInput = selectionInput.extend({
  /** The tracked company that they belong to; left out: the one with their employer's domain, if there is one. */
  companyId: z
    .string()
    .regex(/^[0-9a-f]{24}$/)
    .nullish(),
});
export type SaveContactsInput = z.infer<typeof saveContactsInput>;

export const saveContactsResultSchema = z
  .object({
    contacts: z.array(savedContactSchema),
    created: z.number().int(),
    /** Contacts that existed before; their empty fields have been filled. */
    updated: z.number().int(),
    suppressed: z.number().int(),
  })
  .meta({ id: 'SaveContactsResult' });
export type SaveContactsResult = z.infer<typeof saveContactsResultSchema>;

export const listContactsInput = contactFilterSchema.extend({
  sort: contactSortSchema.optional(),
  limit: z.coerce.number<number>().int().min(1).max(CONTACT_LIST_MAX).default(50),
  cursor: z.string().max(200).optional(),
});
export type ListContactsInput = z.infer<typeof listContactsInput>;
export const contactListSchema = z.object({
  contacts: z.array(savedContactSchema),
  total: z.number().int(),
  next: z.string().nullable(),
});
export type ContactList = z.infer<typeof contactListSchema>;

export const contactByIdInput = z.object({ id: contactIdSchema });
export const addNoteInput = contactByIdInput.extend({
  text: z.string().trim().min(1, 'Write the note first').max(NOTE_MAX),
});
export const contactNoteByIdInput = contactByIdInput.extend({
  noteId: z.string().max(64).meta({ example: '3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77' }),
});

/** A search with its name. */
export const savedSearchSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    source: searchSourceSchema,
    filters: contactFiltersSchema.required(),
    /** The sentence that the filters were read from; null when they were typed. */
    sentence: z.string().nullable(),
    createdAt: z.string(),
    lastRunAt: z.string().nullable(),
    lastTotal: z.number().int().nullable(),
    lastNewCount: z.number().int().nullable(),
  })
  .meta({ id: 'SavedSearch' });
export type SavedSearch = z.infer<typeof savedSearchSchema>;
export const saveSearchInput = z.object({
  name: z.string().trim().min(1, 'Give the search a name').max(SAVED_SEARCH_NAME_MAX),
  source: searchSourceSchema,
  filters: contactFiltersSchema,
  sentence: z.string().trim().max(SENTENCE_MAX).nullish(),
  /** Marks everything on screen as seen. */
  seenIds: z.array(resultIdSchema).max(SELECTION_MAX).default([]),
});
export type SaveSearchInput = z.infer<typeof saveSearchInput>;
export const savedSearchByIdInput = z.object({ id: z.uuid() });
export const runSavedSearchInput = savedSearchByIdInput.extend({ includeCustomers: includeCustomersField });
export type RunSavedSearchInput = z.infer<typeof runSavedSearchInput>;

/** An e-mail address, a profile's address, a phone number or a whole domain. */
export const suppressInput = z
  .object({
    identifiers: z
      .array(z.string().trim().min(IDENTIFIER_LENGTH_MIN).max(IDENTIFIER_LENGTH_MAX))
      .max(IDENTIFIERS_MAX)
      .default([]),
    /** Found contacts, with everything that is known of them. */
    ids: z.array(resultIdSchema).max(SELECTION_MAX).default([]),
    contactIds: z.array(contactIdSchema).max(SELECTION_MAX).default([]),
    reason: z.string().trim().max(SUPPRESSION_REASON_MAX).default(''),
  })
  .refine(({ identifiers, ids, contactIds }) => identifiers.length + ids.length + contactIds.length > 0, {
    message: 'Name at least one e-mail address, profile, phone number, domain or contact',
  });
export type SuppressInput = z.infer<typeof suppressInput>;
export const suppressedIdsSchema = z.object({ suppressedIds: z.array(z.string()) });
