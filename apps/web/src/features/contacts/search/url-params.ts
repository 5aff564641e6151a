import { PER_PAGE_DEFAULT, SENTENCE_MAX } from '@workbench/services/contacts/limits';
import type { SearchSource, Seniority } from '@workbench/services/contacts/schemas';
import { SENIORITIES } from '../../../lib/format/contact-labels.ts';
import { EMPTY_FILTER_FORM, type FilterForm } from '../filters/filter-form.ts';
import { parseSizeBound } from '../filters/size-bound.ts';
import { formatSavedFilter, parseSavedFilter } from '../saved-contacts/filter/saved-filter.ts';

const TABS = ['smart', 'manual', 'saved'] as const;
const SOURCES: readonly SearchSource[] = ['apollo', 'pdl', 'both'];
/** How many people a search may bring: paid sources charge by them. */
export const SEARCH_SIZES: readonly number[] = [PER_PAGE_DEFAULT, 10, 5];
/** Name of the sentence's input: an example gives it the focus. */
export const SENTENCE_FIELD = 'contact-sentence';
/** Longer lists are searched by all the same; they only are not kept in the address. */
const TEXT_MAX = 1000;

export type ContactTab = (typeof TABS)[number];

/** What the address of /contact-search owns: the form as typed. Opening it never searches, which may cost. */
export interface ContactParams {
  tab?: ContactTab;
  /** The only saved contact that is shown. */
  contact?: string;
  /** What narrows the saved contacts down, as "email=verified&sort=name". */
  filter?: string;
  source?: SearchSource;
  /** The most people of one search, when it is not the usual number. */
  people?: number;
  /** The sentence of the smart search. */
  q?: string;
  titles?: string;
  locations?: string;
  industries?: string;
  companies?: string;
  keywords?: string;
  /** "vp,director" */
  seniority?: string;
  min?: string;
  max?: string;
}

const TEXTS = ['q', 'titles', 'locations', 'industries', 'companies', 'keywords'] as const;
const SIZES = ['min', 'max'] as const;

/** Reads an address that anyone may have typed: what makes no sense is left out, nothing throws. */
export function parseContactParams(raw: Record<string, unknown>): ContactParams {
  const params: ContactParams = {};
  const tab = TABS.find((known) => known === raw.tab);
  if (tab && tab !== 'smart') params.tab = tab;
  if (tab === 'saved' && typeof raw.contact === 'string' && /^[0-9a-f]{24}$/.test(raw.contact))
    params.contact = raw.contact;
  const filter =
    tab === 'saved' && typeof raw.filter === 'string' ? formatSavedFilter(parseSavedFilter(raw.filter)) : '';
  if (filter !== '') params.filter = filter;
  const source = SOURCES.find((known) => known === raw.source);
  if (source && source !== 'both') params.source = source;
  const people = SEARCH_SIZES.find((known) => String(known) === String(raw.people));
  if (people !== undefined && people !== PER_PAGE_DEFAULT) params.people = people;
  for (const name of TEXTS) {
    const value = raw[name];
    const max = name === 'q' ? SENTENCE_MAX : TEXT_MAX;
    if (typeof value === 'string' && value.trim() !== '' && value.length <= max) params[name] = value;
  }
  for (const name of SIZES) {
    const value = raw[name];
    if (typeof value === 'string' && /^\d{1,9}$/.test(value)) params[name] = value;
  }
  const seniorities = parseSeniorities(raw.seniority);
  if (seniorities.length > 0) params.seniority = seniorities.join(',');
  return params;
}

/** For `validateSearch`: the router lays the result over the raw address, so what is unfit must be named as undefined. */
export function validateContactParams(raw: Record<string, unknown>): ContactParams {
  const cleared: Record<string, undefined> = {};
  for (const name of Object.keys(raw)) cleared[name] = undefined;
  return { ...cleared, ...parseContactParams(raw) };
}

/** What both tabs hold, as typed. */
export interface SearchDraft {
  source: SearchSource;
  /** The most people of one search; one of `SEARCH_SIZES`. */
  perPage: number;
  sentence: string;
  form: FilterForm;
}

export const EMPTY_DRAFT: SearchDraft = {
  source: 'both',
  perPage: PER_PAGE_DEFAULT,
  sentence: '',
  form: EMPTY_FILTER_FORM,
};

export function draftFromParams(params: ContactParams): SearchDraft {
  return {
    source: params.source ?? 'both',
    perPage: params.people ?? PER_PAGE_DEFAULT,
    sentence: params.q ?? '',
    form: {
      jobTitles: params.titles ?? '',
      locations: params.locations ?? '',
      industries: params.industries ?? '',
      companyNames: params.companies ?? '',
      keywords: params.keywords ?? '',
      seniorities: parseSeniorities(params.seniority),
      minSize: params.min ?? '',
      maxSize: params.max ?? '',
    },
  };
}

/** The address of a form; the tab is not part of it. */
export function paramsFromDraft({ source, perPage, sentence, form }: SearchDraft): ContactParams {
  return parseContactParams({
    source,
    people: perPage,
    q: sentence,
    titles: form.jobTitles,
    locations: form.locations,
    industries: form.industries,
    companies: form.companyNames,
    keywords: form.keywords,
    seniority: form.seniorities.join(','),
    min: `${parseSizeBound(form.minSize) ?? ''}`,
    max: `${parseSizeBound(form.maxSize) ?? ''}`,
  });
}

function parseSeniorities(value: unknown): Seniority[] {
  const words = typeof value === 'string' ? value.split(',') : [];
  return SENIORITIES.filter((known) => words.includes(known));
}
