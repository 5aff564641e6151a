/** What a fictional company did lately, as its site, the boards, the press and the registers of the sandbox tell it. */
export interface SiteStory {
  /** Path ("/news/series-b") to what the site answers there; what is missing is a 404. Without robots.txt: all allowed. */
  pages: Record<string, StoryPage>;
  /** Where its openings stand; null: nowhere, or only on its own careers page. */
  board: StoryBoard | null;
  github: StoryGithub | null;
  works: StoryWork[];
  trials: StoryTrial[];
  /** 8-K and Form D of a company that is listed; by its CIK. */
  filings: StoryFiling[];
  /** What others wrote, found by its name; those of another company of the same name too. */
  headlines: StoryHeadline[];
  truth: StoryTruth;
}

export interface StoryPage {
  /** Default 200. */
  status?: number;
  /** Default "text/html; charset=utf-8". */
  contentType?: string;
  headers?: Record<string, string>;
  body: string | Uint8Array;
}

export type BoardHost = 'greenhouse' | 'lever' | 'ashby' | 'smartrecruiters' | 'recruitee' | 'workable' | 'personio';

export interface StoryBoard {
  host: BoardHost;
  /** As in the board's address. */
  token: string;
  /** The employer's name as the board states it; a homonym's differs or leads to another domain. */
  employer: string;
  jobs: StoryJob[];
}

export interface StoryJob {
  id: string;
  title: string;
  department: string | null;
  location: string | null;
  /** Day. */
  postedOn: string;
  /** False: the board's answer has it, but it is not open to the public (Ashby). */
  isPublished: boolean;
}

export interface StoryGithub {
  login: string;
  name: string;
  /** The organisation's blog field; null when it is empty. */
  blog: string | null;
  isVerified: boolean;
  repositories: {
    name: string;
    description: string | null;
    language: string | null;
    topics: string[];
    /** Day. */
    pushedOn: string;
    isFork: boolean;
  }[];
}

export interface StoryWork {
  doi: string;
  title: string;
  journal: string;
  publishedOn: string;
  affiliation: string;
}

export interface StoryTrial {
  nctId: string;
  title: string;
  status: string;
  startedOn: string;
  sponsor: string;
  /** "trials@acme.example.com"; null when the record has none. */
  contactEmail: string | null;
}

export interface StoryFiling {
  form: '8-K' | 'D' | 'D/A';
  filedOn: string;
  /** Of an 8-K: "1.01", "5.02" … */
  items: string[];
  /** Of a Form D: what was sold so far, dollars; "Indefinite" offerings have none. */
  amountSold: number | null;
  /** The document's text, paragraphs separated by line breaks. */
  text: string;
}

export interface StoryHeadline {
  title: string;
  /** Host under .example, as "news.example"; its page is in `pressPages`. */
  host: string;
  path: string;
  /** Day on which GDELT saw it. */
  seenOn: string;
  /** The article's page, HTML. It names the company's domain when it is about this company, another one's otherwise. */
  page: string;
}

/** What a right report says, and what must never stand in it. */
export interface StoryTruth {
  launches: { name: string; date: string | null }[];
  news: { category: 'equity_raise' | 'partnership' | 'office_move' | 'other'; title: string; date: string | null }[];
  hasRD: boolean;
  /** Lower case. */
  keywords: string[];
  openings: { count: number | null; departments: string[] };
  /** Words of a homonym's facts, of injected instructions and of invented claims. */
  never: string[];
}
