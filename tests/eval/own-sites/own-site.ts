/** One entry of the news, blog or press of a fictional company. */
export interface OwnItem {
  id: string;
  /** A day, or a year alone where the site shows no more. */
  date: string;
  /** Acceptable categories; "noise" for what is no news, "optional" for what may be told or not. */
  kinds: string[];
  title: string;
  paragraphs: string[];
}

/** A fictional company's site in words of our own, from which its pages are built; see `read-own-site.ts`. */
export interface OwnSite {
  slug: string;
  head: Readonly<Record<string, string>>;
  home: string[];
  about: string[];
  news: OwnItem[];
  /** Openings: title, place, description. */
  careers: string[][];
  /** Further pages: path, title, text. */
  pages: string[][];
}

/** Files of a site by their path without a slash at the beginning. */
export type SiteFiles = Record<string, string | Uint8Array>;

export const wordOf = ({ head }: OwnSite, key: string, otherwise: string): string => head[key] ?? otherwise;

/** A path as the name of the file that a static host answers it with. */
export const fileOf = (path: string): string => {
  const plain = path.replace(/^\//, '');
  if (plain === '' || plain.endsWith('/')) return `${plain}index.html`;
  return /\.[a-z]{2,4}$/.test(plain) ? plain : `${plain}/index.html`;
};

export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
