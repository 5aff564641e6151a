import { z } from 'zod';
import { hiddenCustomersField, includeCustomersField } from '../companies/schemas.ts';
import { analystSchema } from '../shared/analyst-schemas.ts';
import { uuidSchema } from '../shared/uuid-schemas.ts';
import { resultIdSchema } from './export-schemas.ts';
import { senioritySchema } from './filter-schemas.ts';
import {
  FILTER_MAX,
  FILTERS_MAX,
  KEYWORDS_MAX,
  PER_PAGE_DEFAULT,
  PER_PAGE_MAX,
  SAVED_SEARCH_NAME_MAX,
  SELECTION_MAX,
  SENTENCE_MAX,
} from './limits.ts';
import { contactSchema, peopleSourceSchema, searchSourceSchema } from './person-schemas.ts';

/** Searches for people and what they find. Safe in a browser. */

const filterList = z.array(z.string().trim().min(1).max(FILTER_MAX)).max(FILTERS_MAX);

export const contactFiltersSchema = z
  .object({
    jobTitles: filterList.meta({ description: 'Job titles, or parts of them' }).default([]),
    locations: filterList.meta({ description: 'Cities, regions or countries where people work' }).default([]),
    industries: filterList.meta({ description: 'Industries of the employer' }).default([]),
    seniorities: z.array(senioritySchema).max(11).meta({ description: 'Levels of the job title' }).default([]),
    companyNames: filterList.meta({ description: 'Names of employers, or parts of them' }).default([]),
    companySize: z
      .object({
        min: z.number().int().min(0).nullable().meta({ description: 'Fewest employees; null for no lower bound' }),
        max: z.number().int().min(0).nullable().meta({ description: 'Most employees; null for no upper bound' }),
      })
      .meta({ id: 'CompanySize', description: 'A number of employees between two bounds' })
      .nullable()
      .meta({ description: 'Number of employees of the employer; null for any' })
      .default(null),
    keywords: z
      .string()
      .trim()
      .max(KEYWORDS_MAX)
      .meta({ description: 'Words that a profile should have; empty for any' })
      .default(''),
  })
  .meta({
    description: 'Filters of a search for people: any value of a list may match, but every list must',
    id: 'ContactFilters',
  });
export type ContactFilters = z.infer<typeof contactFiltersSchema>;

export const queriedSourceSchema = z
  .object({
    source: peopleSourceSchema.meta({ description: 'Source that was queried' }),
    label: z.string().meta({ description: 'Name of the source as on screen' }),
    found: z.number().int().meta({ description: 'People of this page that the source gave' }),
    total: z
      .number()
      .int()
      .nullable()
      .meta({ description: 'Number of people that the source has for the search; null when it could not be queried' }),
    credits: z.number().int().meta({ description: 'Credits that the search has cost' }),
    creditsPending: z
      .number()
      .int()
      .meta({ description: 'The most that the search may still cost, when its response is late or lost' }),
    problem: z.string().nullable().meta({ description: 'Why it gave nothing, in words; null when it answered' }),
  })
  .meta({ id: 'QueriedSource', description: 'How the query of one source went' });
export type QueriedSource = z.infer<typeof queriedSourceSchema>;

export const contactResultsSchema = z
  .object({
    contacts: z.array(contactSchema).meta({
      description:
        'One row per person. A row with the id of an earlier row replaces it: another source knows the person, too',
    }),
    totalResults: z
      .number()
      .int()
      .meta({ description: 'With two sources the sum, which counts people twice whom both know: "up to"' }),
    isUpTo: z.boolean().meta({ description: 'True when `totalResults` counts people twice' }),
    page: z.number().int().meta({ description: 'Number of the page, from 1' }),
    perPage: z.number().int().meta({ description: 'People of one page' }),
    totalPages: z.number().int().meta({ description: 'Number of pages' }),
    next: z.string().nullable().meta({ description: 'Pass as `cursor` for the next page; null on the last' }),
    asked: z.array(queriedSourceSchema).meta({ description: 'How the query of each source went' }),
    suppressed: z
      .number()
      .int()
      .meta({ description: 'People who were left out, as they are on the do-not-contact list' }),
    newCount: z
      .number()
      .int()
      .nullable()
      .meta({ description: 'In a run of a saved search: people whom the run before did not find; null otherwise' }),
    hiddenCustomers: hiddenCustomersField,
  })
  .meta({ description: 'One page of people that a search found', id: 'ContactResults' });
export type ContactResults = z.infer<typeof contactResultsSchema>;

export const searchContactsInput = contactFiltersSchema
  .extend({
    source: searchSourceSchema.meta({ description: 'Which sources to query' }).default('apollo'),
    page: z.number().int().min(1).max(500).meta({ description: 'Number of the page, from 1' }).default(1),
    perPage: z
      .number()
      .int()
      .min(1)
      .max(PER_PAGE_MAX)
      .meta({ description: 'People of one page, which paid sources charge by' })
      .default(PER_PAGE_DEFAULT),
    cursor: z.string().max(2000).nullish().meta({ description: '`next` of the previous page; wins over `page`' }),
    includeCustomers: includeCustomersField,
  })
  .meta({
    id: 'SearchContactsInput',
    description: 'The people to search for; filters that are left out do not narrow the search',
  });
export type SearchContactsInput = z.infer<typeof searchContactsInput>;

export const searchPeopleDataLabsInput = searchContactsInput.omit({ source: true }).meta({
  id: 'SearchPeopleDataLabsInput',
  description: 'The people to search for; filters that are left out do not narrow the search',
});

export const storedResultsInput = searchContactsInput
  .omit({ page: true, cursor: true })
  .meta({ id: 'StoredResultsInput', description: 'The search whose results are read again' });
export type StoredResultsInput = z.infer<typeof storedResultsInput>;
export const storedResultsSchema = z
  .object({
    results: contactResultsSchema
      .nullable()
      .meta({ description: 'All pages of the search together; null when nothing of it is stored' }),
    foundAt: z.string().nullable().meta({ description: 'When the search was made; null when nothing is stored' }),
  })
  .meta({ id: 'StoredResults', description: 'What a search has found in the last 24 hours' });
export type StoredResults = z.infer<typeof storedResultsSchema>;

export const smartSearchInput = z
  .object({
    query: z
      .string()
      .trim()
      .min(1, 'Please enter a search query')
      .max(SENTENCE_MAX)
      .meta({ description: 'What to search for, as "heads of production at machine builders in Bavaria"' }),
    source: searchSourceSchema.meta({ description: 'Which sources to query' }).default('both'),
    perPage: searchContactsInput.shape.perPage.meta({
      description: 'People of one page, which paid sources charge by',
    }),
    onLeftOver: z
      .enum(['search', 'stop'])
      .default('search')
      .describe(
        'What to do when words of the sentence became no filter or were taken for mistyped ones: search all the same, or stop before any source is queried',
      )
      .meta({
        description:
          'What to do when words of the sentence became no filter or were taken for mistyped ones: search all the same, or stop before any source is queried',
      }),
    includeCustomers: includeCustomersField,
  })
  .meta({ id: 'SmartSearchInput', description: 'A search in a sentence' });
export type SmartSearchInput = z.infer<typeof smartSearchInput>;

export const smartSearchSchema = z
  .object({
    results: contactResultsSchema.meta({ description: 'People that were found; empty when the search stopped' }),
    filters: contactFiltersSchema.required().meta({ description: 'Filters that the sentence was read as' }),
    readings: z
      .array(
        z.object({
          text: z.string().meta({ description: 'Words of the sentence' }),
          filter: z.string().meta({ description: 'Filter that they became' }),
          value: z.string().meta({ description: 'Value that the filter got' }),
        }),
      )
      .meta({ description: 'Which words of the sentence became which filter' }),
    leftOver: z.array(z.string()).meta({ description: 'Words of the sentence that became no filter' }),
    corrections: z
      .array(
        z.object({
          written: z.string().meta({ description: 'Word as it was written' }),
          read: z.string().meta({ description: 'Word that it was taken for' }),
        }),
      )
      .meta({ description: 'Words that were taken for mistyped ones: "Lisbn" read as "Lisbon"' }),
    isSearched: z.boolean().meta({
      description:
        'False when left-over or corrected words stopped the search: nothing was queried and nothing was spent',
    }),
    reader: analystSchema.meta({ description: 'Who read the sentence' }),
    notice: z
      .string()
      .nullable()
      .meta({ description: 'Why the built-in parser replaced the model; null when it did not' }),
  })
  .meta({ description: 'What a sentence was read as, and the people that were found', id: 'SmartSearchAnswer' });
export type SmartSearch = z.infer<typeof smartSearchSchema>;

export const contactSourceSchema = z
  .object({
    source: peopleSourceSchema.meta({ description: 'Which source' }),
    label: z.string().meta({ description: 'Name of the source as on screen' }),
    sizeLabel: z.string().meta({ description: 'How many people the source has, as it says itself' }),
    connected: z.boolean().meta({ description: 'True when searches can use it' }),
    reason: z.string().nullable().meta({ description: 'Why it is not connected and what to do; null when it is' }),
    searchCreditsMax: z.number().int().meta({ description: 'Most credits that a search of 25 people costs' }),
    revealCredits: z.number().int().meta({ description: 'Credits that revealing one person costs' }),
    creditsLeft: z
      .number()
      .int()
      .nullable()
      .meta({ description: 'Most credits that may be spent today still; null for no cap' }),
    creditsExhaustedSince: z.string().nullable().meta({
      description:
        'When the source reported that its account has no credits left, whatever the cap leaves; null once a paid call has succeeded',
    }),
  })
  .meta({ description: 'A source of people and what it costs', id: 'ContactSource' });
export type ContactSource = z.infer<typeof contactSourceSchema>;

export const savedSearchSchema = z
  .object({
    id: z.string().meta({ description: 'Id of the saved search' }),
    name: z.string().meta({ description: 'Name of the search' }),
    source: searchSourceSchema.meta({ description: 'Which sources it queries' }),
    filters: contactFiltersSchema.required().meta({ description: 'Filters of the search' }),
    sentence: z
      .string()
      .nullable()
      .meta({ description: 'The sentence that the filters were read from; null when they were typed' }),
    createdAt: z.string().meta({ description: 'When it was saved' }),
    lastRunAt: z.string().nullable().meta({ description: 'When it was run last; null for never' }),
    lastTotal: z
      .number()
      .int()
      .nullable()
      .meta({ description: 'People that the last run found; null before the first' }),
    lastNewCount: z
      .number()
      .int()
      .nullable()
      .meta({ description: 'People of the last run whom the run before did not find; null before the first' }),
  })
  .meta({ description: 'A search for people with its name', id: 'SavedSearch' });
export type SavedSearch = z.infer<typeof savedSearchSchema>;
export const saveSearchInput = z
  .object({
    name: z
      .string()
      .trim()
      .min(1, 'Give the search a name')
      .max(SAVED_SEARCH_NAME_MAX)
      .meta({ description: 'Name of the search' }),
    source: searchSourceSchema.meta({ description: 'Which sources it queries' }),
    filters: contactFiltersSchema.meta({ description: 'Filters of the search' }),
    sentence: z
      .string()
      .trim()
      .max(SENTENCE_MAX)
      .nullish()
      .meta({ description: 'The sentence that the filters were read from' }),
    seenIds: z
      .array(resultIdSchema)
      .max(SELECTION_MAX)
      .meta({ description: 'Ids of found people who count as seen: the first run does not mark them as new' })
      .default([]),
  })
  .meta({ id: 'SaveSearchInput', description: 'A search to keep' });
export type SaveSearchInput = z.infer<typeof saveSearchInput>;
export const savedSearchRunSchema = z
  .object({
    search: savedSearchSchema.meta({ description: 'The search with the numbers of this run' }),
    results: contactResultsSchema.meta({ description: 'People that were found' }),
  })
  .meta({ id: 'SavedSearchRun', description: 'A saved search and what it found now' });
export const savedSearchByIdInput = z.object({ id: uuidSchema().meta({ description: 'Id of the saved search' }) });
export const runSavedSearchInput = savedSearchByIdInput
  .extend({ includeCustomers: includeCustomersField })
  .meta({ id: 'RunSavedSearchInput', description: 'How to run a saved search' });
export type RunSavedSearchInput = z.infer<typeof runSavedSearchInput>;
