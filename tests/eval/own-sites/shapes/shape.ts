/** An entry as a shape shows it; texts are escaped. */
export interface EntryView {
  id: string;
  href: string;
  title: string;
  /** ISO day, or a year alone. */
  date: string;
  /** The day in the site's language: long, medium, short. */
  long: string;
  medium: string;
  short: string;
  leaf: { day: string; month: string; year: string };
  excerpt: string;
  body: string;
  company: string;
  order: number;
  /** "Read more" in the site's language. */
  more: string;
}

/** How one kind of site marks up its lists and articles. */
export interface Shape {
  /** Content of `<meta name="generator">`; null for none. */
  generator: string | null;
  feedPath: string;
  pathOf: (newsPath: string, entry: { id: string; date: string; order: number }) => string;
  card: (entry: EntryView) => string;
  list: (cards: string) => string;
  article: (entry: EntryView) => string;
  /** The page around its main part. */
  frame: (navigation: readonly { href: string; word: string }[], main: string, company: string) => string;
}

export const below = (newsPath: string, { id }: { id: string }) => `${newsPath}${id}/`;

export const linksOf = (navigation: readonly { href: string; word: string }[], linkClass = '') =>
  navigation.map(({ href, word }) => `<li><a class="${linkClass}" href="${href}">${word}</a></li>`).join('');
