import type { HttpClient } from '../http/types.ts';
import type { ConnectorSettings } from '../types.ts';

/** Who can be searched for people. */
export const PEOPLE_SOURCE_IDS = ['apollo', 'pdl'] as const;
export type PeopleSourceId = (typeof PEOPLE_SOURCE_IDS)[number];

/** From the top down, as both vendors know them under their own names. */
export const SENIORITIES = [
  'owner',
  'founder',
  'c_suite',
  'partner',
  'vp',
  'head',
  'director',
  'manager',
  'senior',
  'entry',
  'intern',
] as const;
export type Seniority = (typeof SENIORITIES)[number];

/** What people are searched by; within a list any may hold, the lists all have to. At least one is not empty. */
export interface PeopleFilters {
  /** "Head of Operations". */
  jobTitles: string[];
  /** Where the person lives: a city, state, country or region, in English. */
  locations: string[];
  /** "Financial Services". */
  industries: string[];
  seniorities: Seniority[];
  /** Names of employers, or parts of them; left out: any. */
  companyNames?: string[];
  /** Persons in the employer; null: no bound. */
  companySize: { min: number | null; max: number | null } | null;
  /** Free words; empty for none. */
  keywords: string;
}

/** One person as one source knows them. What a source hides or does not have is null, never a placeholder. */
export interface FoundPerson {
  source: PeopleSourceId;
  /** The source's own id; ids of two sources may be equal. */
  id: string;
  /** As far as it is given: Apollo hides the last name until it is revealed ("Marta Ol***a"). */
  name: string;
  isNameHidden: boolean;
  title: string | null;
  organizationName: string | null;
  organizationDomain: string | null;
  organizationIndustry: string | null;
  organizationSize: number | null;
  email: string | null;
  /** The source's own word, lower case: "verified", "likely to engage"; null without an e-mail. */
  emailStatus: string | null;
  phone: string | null;
  city: string | null;
  state: string | null;
  country: string | null;
  /** https://www.linkedin.com/in/<slug>, lower case, without a query. */
  linkedinUrl: string | null;
  seniority: Seniority | null;
  /** What a reveal may bring, as the source tells beforehand; null: it does not tell. */
  hasEmail: boolean | null;
  hasPhone: boolean | null;
  /**
   * How sure the source is that this is the person asked for, from 1 to 10; of a reveal by a source that tells it. null:
   * it did not tell this time.
   */
  likelihood?: number | null;
}

export interface PeoplePage {
  people: FoundPerson[];
  /** How many the source has in all, as it says. */
  total: number;
  /** Pass on for the next page; null on the last. */
  next: string | null;
}

export interface PeopleSearch {
  filters: PeopleFilters;
  /** At most 100. */
  perPage: number;
  /** null: the first page. */
  cursor: string | null;
  signal?: AbortSignal;
}

/** What is known of someone to be revealed or enriched; the best key that is there is used. */
export interface PersonKey {
  source: PeopleSourceId | null;
  id: string | null;
  name: string | null;
  email: string | null;
  linkedinUrl: string | null;
  organizationName: string | null;
  organizationDomain: string | null;
}

/** What a source says of one of several: null when it does not know them, undefined when it refused to answer. */
export type Revealed = FoundPerson | null | undefined;

/** A vendor of people's data. Everything it throws is a ConnectorError. */
export interface PeopleConnector {
  id: PeopleSourceId;
  /** As on screen: "Apollo", "People Data Labs". */
  label: string;
  /** "265M+": as the source selector shows it. */
  sizeLabel: string;
  /** Credits that one page costs at most. */
  searchCredits(perPage: number): number;
  search(http: HttpClient, search: PeopleSearch, settings: ConnectorSettings): Promise<PeoplePage>;
  /** Credits that revealing one person costs at most. */
  revealCredits: number;
  /** In the order asked; null where the source has no match, which costs nothing. */
  reveal(http: HttpClient, keys: PersonKey[], settings: ConnectorSettings, signal?: AbortSignal): Promise<Revealed[]>;
}
