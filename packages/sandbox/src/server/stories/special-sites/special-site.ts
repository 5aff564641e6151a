import type { ArticleKind, Dating } from '../article.ts';
import type { StoryBoard, StoryFiling, StoryGithub, StoryTrial, StoryWork } from '../types.ts';

/** A fixed company of the evaluation; days are told as days ago. */
export interface SpecialSite {
  name: string;
  /** "City, Country", the seat first. */
  locations: string[];
  industry: string;
  /** Headcount; above 300 in the United States it is listed. */
  persons?: number;
  posts?: SpecialPost[];
  headlines?: SpecialHeadline[];
  board?: Omit<StoryBoard, 'employer' | 'jobs'> & { employer?: string; jobs: SpecialJob[]; isLinked?: boolean };
  /** Declared on the careers page alone. */
  postings?: SpecialJob[];
  github?: Omit<StoryGithub, 'repositories'> & { isLinked?: boolean; repositories: SpecialRepository[] };
  works?: (Omit<StoryWork, 'publishedOn'> & { ago: number })[];
  trials?: (Omit<StoryTrial, 'startedOn'> & { ago: number })[];
  filings?: SpecialFiling[];
  /** HTML in the home page after its heading. */
  home?: string;
  /** HTML of the about page; without it a plain one. */
  about?: string;
  /** Further pages, HTML of their body; the home page links those that begin with "/". */
  more?: Record<string, string>;
  feed?: 'rss' | 'atom' | 'broken' | 'none';
  sitemap?: 'plain' | 'index' | 'gzip' | 'none';
  /** How the site refuses to be read. */
  refuses?: 'robots' | 'browser' | 'everything';
  hasRD?: boolean;
  /** Lower case. */
  keywords?: string[];
  never?: string[];
}

export interface SpecialPost {
  is: ArticleKind;
  title: string;
  /** null: undated. Negative: dated in the future. */
  ago: number | null;
  /** A paragraph per line. */
  text: string;
  dating?: Dating;
  folder?: 'news' | 'press' | 'blog';
  /** Of a launch. */
  product?: string;
  /** What several tell has the same word here; left out: told once. */
  fact?: string;
  /** Right to report and right to leave out. */
  isOptional?: boolean;
  /** HTML that stands in the article. */
  inside?: string;
}

export interface SpecialHeadline extends Omit<SpecialPost, 'dating' | 'folder' | 'inside'> {
  ago: number;
  host?: 'news.example' | 'wire.example' | 'times.example';
  /** Domain of the company of the same name that it is about. */
  homonym?: string;
}

export type SpecialFiling = Omit<StoryFiling, 'filedOn'> & { ago: number; is: ArticleKind };

/** "Backend Engineer | Engineering | Berlin"; department and place may be left empty. */
export type SpecialJob = string;
/** "name | description | language | topic, topic | days since the last push". */
export type SpecialRepository = string;

type Options = Partial<Omit<SpecialPost, 'is' | 'title' | 'ago' | 'text'>>;

export const post = (is: ArticleKind, title: string, ago: number | null, text: string, options: Options = {}) =>
  ({ is, title, ago, text, ...options }) satisfies SpecialPost;

type HeadlineOptions = Partial<Omit<SpecialHeadline, 'is' | 'title' | 'ago' | 'text'>>;

export const headline = (is: ArticleKind, title: string, ago: number, text: string, options: HeadlineOptions = {}) =>
  ({ is, title, ago, text, ...options }) satisfies SpecialHeadline;
