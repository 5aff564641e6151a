import type { HttpClient } from './http/types.ts';

/** What a number counts. Sources count different things; the kind travels with the figure. */
export type FigureKind =
  | 'exact'
  | 'band'
  | 'period_average'
  | 'establishment'
  | 'plan_participants'
  | 'text_extracted'
  | 'self_declared'
  | 'community'
  /** The source calls it an estimate. */
  | 'estimated'
  | 'file';

/** Whom a number counts. Profiles of a professional network are those that name the group as employer. */
export type FigureScope = 'group' | 'network_profiles' | 'legal_entity' | 'establishment' | 'unknown';

/** A headcount as a source states it: one number, or a band whose end may be open. Persons, never 0 for unknown. */
export type Headcount = { value: number } | { min: number; max: number | null };

/** What one source says about one company at one time. A connector returns these; it knows no database. */
export interface Figure {
  headcount: Headcount;
  kind: FigureKind;
  scope: FigureScope;
  /** Day the figure is true for, when the source says so. */
  asOf: Date | null;
  /** Where a person can read it. */
  url: string | null;
  /** The sentence it was taken from; for extracted text. */
  quote: string | null;
}

export const CONNECTOR_IDS = [
  'apollo',
  'pdl',
  'wikidata',
  'sec',
  'brreg',
  'sirene',
  'ares',
  'companies-house',
  'gleif',
  'us-states',
  'website',
  'zoominfo',
  'cognism',
  'lusha',
  'uplead',
  'demandbase',
  'saleshandy',
  'generic',
] as const;
export type ConnectorId = (typeof CONNECTOR_IDS)[number];

/** Identifiers by which other sources know the same company; each source adds those it states. */
export interface CompanyIds {
  wikidata?: string;
  /** SEC's number, 10 digits. */
  cik?: string;
  /** UK company number, 8 characters. */
  companiesHouse?: string;
  /** France, 9 digits. */
  siren?: string;
  /** Norway, 9 digits. */
  orgnr?: string;
  /** Czechia, 8 digits. */
  ico?: string;
  lei?: string;
  /** Address of the company's page at the professional network; never fetched. */
  linkedin?: string;
}

/** The company that a source is asked about. */
export interface CompanyQuery {
  name: string;
  /** Normalised: lower case, no scheme, no www. */
  domain: string;
  /** "Oslo, Norway": known places, best first. */
  locations: string[];
  ids: CompanyIds;
}

/**
 * How sure it is that the answer is about the company asked for. `other_domain` is a company whose website is another
 * one: a successor, or the parent that bought it.
 */
export type MatchMethod = 'domain' | 'id' | 'name_and_place' | 'name' | 'other_domain';

export interface CompanyAnswer {
  match: MatchMethod;
  /** Newest first; older ones are the source's own history. Empty: the source knows the company and no headcount. */
  figures: Figure[];
  /** "City, Country". */
  locations: string[];
  industry: string | null;
  ids: CompanyIds;
  /** What an identity source says in words: "Good Standing, formed 2017-02-03, Colorado". */
  note: string | null;
  /** The domain under which the source knows the company where it is another one; of its site, where that sends its visitors. */
  otherDomain?: string;
}

export interface DiscoveryFilters {
  industry: string | null;
  location: string | null;
  minEmployees: number | null;
  maxEmployees: number | null;
}

export interface DiscoveredCompany {
  name: string;
  /** null where the source names no website: it can't be tracked before someone adds one. */
  domain: string | null;
  industry: string | null;
  headcount: Headcount | null;
  /** "City, Country". */
  location: string | null;
}

export interface DiscoveryAnswer {
  companies: DiscoveredCompany[];
  /** How many the source has in all; null when it does not say. */
  total: number | null;
}

/** Everything a connector needs beside the question. */
export interface ConnectorSettings {
  /** Without a slash at the end. */
  baseUrl: string;
  apiKey: string | null;
  /** Put into the User-Agent; sources that demand one stay off without it. */
  contactEmail: string | null;
  /** The generic connector alone. */
  generic: GenericSettings | null;
}

/** A JSON API described by a person: where to ask and where the count stands. */
export interface GenericSettings {
  /** Shown as the source. */
  label: string;
  method: 'GET' | 'POST';
  /** Path behind the base address; `{domain}` and `{name}` are filled in, URL-encoded. */
  path: string;
  /** JSON text for POST; `{domain}` and `{name}` are filled in, JSON-encoded. */
  body: string | null;
  auth: { kind: 'none' } | { kind: 'header'; header: string; prefix: string } | OAuthSettings;
  /** Extra request headers, as an Accept that the vendor demands. */
  headers: Record<string, string>;
  /** Dots and indexes: `data.0.attributes.employeeCount`. */
  countPath: string;
  locationPath: string | null;
  /** Credits per company found. */
  credits: number;
}

/** Client credentials; the key is entered as `clientId:clientSecret`. */
export interface OAuthSettings {
  kind: 'client_credentials';
  tokenUrl: string;
  /** How the token is asked for: OAuth's form, or Demandbase's JSON. */
  style: 'form' | 'json';
  scope: string | null;
}

/** What a vendor says that the account of our key has consumed. */
export interface AccountUsage {
  /** Credits in all, whoever spent them and on whatever. */
  credits: number;
  /** Names the billing period that they are counted in; null when they are counted for ever. */
  period: string | null;
}

export interface Connector {
  id: ConnectorId;
  /** The source's name on every screen and on every record. */
  label: string;
  gives: 'figures' | 'identity';
  /** What must be there before it can be asked. */
  needs: 'nothing' | 'contact' | 'key';
  /** One sentence for the catalogue. */
  description: string;
  licence: string | null;
  defaultBaseUrl: string;
  /** Credits that asking about one company costs at most. */
  creditsPerCompany: number;
  /** A source is not asked again about a company within this time; for paid ones nothing is paid twice within it. */
  freshForMs: number;
  /** Asks by an id or a name that another source must give first, so it is asked in the second round. */
  requiresSourceId: boolean;
  /** Each company's own site is asked: one site's refusal says nothing about the source. */
  isPerCompanySite?: true;
  /** A company that it certainly knows, for a test where none is tracked that it knows. Free sources alone have one. */
  sample?: CompanyQuery;
  /** Why a company is not asked about that is outside of what the source covers; for the user. */
  unqueriedReason?: string;
  /** null: the source does not know the company. Throws ConnectorError. */
  findCompany(http: HttpClient, query: CompanyQuery, settings: ConnectorSettings): Promise<CompanyAnswer | null>;
  /** Resolves when the source answers and accepts the key, without a cost. Throws ConnectorError. */
  testConnection(http: HttpClient, settings: ConnectorSettings): Promise<void>;
  /** By the vendor's own figures, without a cost. Left out for vendors that tell no one. Throws ConnectorError. */
  readUsage?(http: HttpClient, settings: ConnectorSettings): Promise<AccountUsage>;
  discover?: {
    /** Credits that one search costs at most, for the given number of results. */
    credits(limit: number): number;
    search(
      http: HttpClient,
      filters: DiscoveryFilters,
      limit: number,
      settings: ConnectorSettings,
    ): Promise<DiscoveryAnswer>;
  };
}
