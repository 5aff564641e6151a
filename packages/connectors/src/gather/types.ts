import type { HttpClient } from '../http/types.ts';
import type { CompanyIds } from '../types.ts';
import { BOARD_IDS } from './board-ids.ts';

/** Who is asked about what a company does, beside the connectors that know its headcount. */
export const GATHERER_IDS = [
  'site',
  'job-boards',
  'sec-filings',
  'gdelt',
  'google-news',
  'github',
  'crossref',
  'clinical-trials',
] as const;
export type GathererId = (typeof GATHERER_IDS)[number];

/** Hosts whose address can be replaced, as by the sandbox's; `site` asks `website`, `sec-filings` asks `sec`. */
export const GATHER_HOST_IDS = [...BOARD_IDS, 'gdelt', 'google-news', 'github', 'crossref', 'clinical-trials'] as const;
export type GatherHostId = (typeof GATHER_HOST_IDS)[number];

/** The company that a report is about. */
export interface GatherTarget {
  name: string;
  domain: string;
  /** "City, Country", the seat first; tells it from others of its name. */
  locations: string[];
  /** Identifiers that the sources of figures have given. */
  ids: CompanyIds;
}

export type EvidenceKind =
  | 'page'
  | 'article'
  | 'feed_item'
  | 'headline'
  | 'job_board'
  | 'filing'
  | 'repository'
  | 'publication'
  | 'trial';

/** How a thing was shown to be about this company and not another one of its name. */
export type EvidenceProof =
  /** It stands on the company's own domain. */
  | 'own_domain'
  /** The company's own site leads there. */
  | 'linked_from_site'
  /** It names or links the company's domain. */
  | 'names_domain'
  /** An identifier (CIK) that belongs to the company. */
  | 'identifier'
  /** Its full name together with one of its places. */
  | 'name_and_place';

/** Longest text that is kept of one piece of evidence, in characters. */
export const EVIDENCE_TEXT_MAX = 6000;

/** One thing that was read, as it is kept with a report. */
export interface Evidence {
  kind: EvidenceKind;
  /** Address that a person can open: the publisher's own, also where it was read through another base address. */
  url: string;
  title: string;
  /** Day that it is of, "2026-10-02", where the source says so. null: undated. Never guessed, never the day of fetching. */
  date: string | null;
  /** "acme.com", "news.example", "Crossref". */
  publisher: string;
  /** What a reader sees, a line per paragraph, hidden parts left out; every quote must stand in it literally. */
  text: string;
  proof: EvidenceProof;
}

/** One open position. Openings are counted from these, never by a model. */
export interface Posting {
  /** The board's own id: a posting that stands on two pages counts once. */
  id: string;
  title: string;
  department: string | null;
  location: string | null;
  url: string | null;
  /** "2026-10-02"; null when the board does not say. */
  postedOn: string | null;
}

/** What became of one address. */
export interface PageOutcome {
  url: string;
  /** `forbidden`: robots.txt, or an address that must not be fetched. `unreadable`: not text, or text without a reader. */
  state: 'read' | 'missing' | 'forbidden' | 'too_large' | 'unreadable' | 'failed';
  /** Why it was not read, in words for a person; null when it was. */
  message: string | null;
}

/** Found, but not shown to be about this company: listed for a person, never used. */
export interface Unconfirmed {
  title: string;
  url: string;
  reason: string;
}

export interface GatherResult {
  evidence: Evidence[];
  /** Open positions; null when no board was found, empty when the board is. */
  postings: Posting[] | null;
  unconfirmed: Unconfirmed[];
  pages: PageOutcome[];
  /** Said of this source on screen, as "No job board is linked from the site"; null when there is nothing to say. */
  note: string | null;
}

/** What the company's own site says about where else it is to be found; the job boards and GitHub wait for it. */
export interface SiteFindings {
  /** Every absolute address in links, frames, scripts and inline JSON of the home and careers pages. */
  addresses: string[];
  /** Postings that the careers page declares for machines (JobPosting), else those that it lists for readers. */
  postings: Posting[];
  /** The careers page says in words that there are no open positions; left out otherwise. */
  saysNoOpenings?: boolean;
  /** Employers of postings that it declares for others; left out without any. */
  otherEmployers?: string[];
  /** Address of the careers page; null when none was found. */
  careersUrl: string | null;
  /** Addresses that the site declares as its own elsewhere (sameAs). */
  sameAs: string[];
}

export interface GatherSettings {
  contactEmail: string | null;
  /** By GatherHostId, and `website` and `sec`; placeholders {domain}, {host} as in a connector's own. */
  baseUrls: Partial<Record<string, string>>;
  /** Lifts GitHub's limit for callers without a key; may be null. */
  githubToken: string | null;
  /** A person turned Google News on and has read its terms. */
  googleNews: boolean;
}

export interface GatherJob {
  http: HttpClient;
  target: GatherTarget;
  settings: GatherSettings;
  /** What the site told; null when it could not be read. Never rejects. */
  site: Promise<SiteFindings | null>;
  now: Date;
  /** Aborted when the source's time is over; what was found until then may still be answered. */
  signal: AbortSignal;
}

/** One place where something about a company may be found. It may fail on its own: the others go on. */
export interface Gatherer {
  id: GathererId;
  /** As on every screen: "Company site", "Job boards". */
  label: string;
  /** Longest that it may take, waits for the site included, in milliseconds. */
  timeoutMs: number;
  /** Throws ConnectorError (`not_connected` when a contact address is needed and missing); anything else is a bug. */
  gather(job: GatherJob): Promise<GatherResult>;
}

/** The site, which tells the others where to look. `findings` is settled as soon as home and careers pages are read. */
export interface SiteGatherer extends Omit<Gatherer, 'gather'> {
  gather(job: Omit<GatherJob, 'site'>): { gathered: Promise<GatherResult>; findings: Promise<SiteFindings | null> };
}

export const NOTHING_GATHERED: GatherResult = { evidence: [], postings: null, unconfirmed: [], pages: [], note: null };
