export type ArticleKind = 'equity_raise' | 'partnership' | 'office_move' | 'other' | 'launch' | 'research' | 'noise';

/** How a page tells its day; `none` is undated. */
export const DATINGS = ['json-ld', 'meta', 'time', 'url', 'byline', 'none'] as const;
export type Dating = (typeof DATINGS)[number];

export interface Article {
  kind: ArticleKind;
  path: string;
  title: string;
  paragraphs: string[];
  /** null: undated everywhere, in feed and sitemap too. */
  day: string | null;
  dating: Dating;
  /** Of a launch: what was launched. */
  product: string | null;
  /** Of research: what was studied. */
  topics: string[];
}
