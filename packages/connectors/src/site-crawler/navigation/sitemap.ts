import { parseMarkup } from '../../markup/parse-markup.ts';

const ENTRIES_MAX = 50_000;
const LOCATION_MAX = 2048;

export interface SitemapEntry {
  url: string;
  /** Day of the last change, "2026-10-02": good for choosing what to read, never for dating it. */
  changedOn: string | null;
}

export interface Sitemap {
  pages: SitemapEntry[];
  /** Further sitemaps. */
  sitemaps: SitemapEntry[];
}

/** A sitemap or an index of sitemaps (sitemaps.org), or the plain list of addresses that is allowed too. */
export function parseSitemap(text: string): Sitemap {
  const sitemap: Sitemap = { pages: [], sitemaps: [] };
  if (!text.includes('<')) {
    const lines = text.split(/\r\n|\r|\n/).slice(0, ENTRIES_MAX);
    return { ...sitemap, pages: lines.flatMap((line) => toEntry(line, '')) };
  }
  let kind: keyof Sitemap = 'pages';
  let field: 'loc' | 'lastmod' | null = null;
  let entry = { loc: '', lastmod: '' };
  parseMarkup(
    text,
    {
      onopentag(name) {
        const local = name.toLowerCase();
        if (local === 'url' || local === 'sitemap') {
          kind = local === 'url' ? 'pages' : 'sitemaps';
          entry = { loc: '', lastmod: '' };
        }
        // Pictures and videos have a location of their own, as <image:loc>.
        field = local === 'loc' || local === 'lastmod' ? local : null;
      },
      ontext(piece) {
        if (field !== null && entry[field].length < LOCATION_MAX) entry[field] += piece;
      },
      onclosetag(name) {
        field = null;
        const isEntry = /^(?:url|sitemap)$/i.test(name);
        if (isEntry && sitemap[kind].length < ENTRIES_MAX) sitemap[kind].push(...toEntry(entry.loc, entry.lastmod));
      },
    },
    { xmlMode: true },
  );
  return sitemap;
}

function toEntry(location: string, changed: string): SitemapEntry[] {
  const text = location.trim();
  if (!URL.canParse(text) || !/^https?:/i.test(text)) return [];
  const changedOn = /^\s*(\d{4}-\d{2}-\d{2})/.exec(changed)?.[1] ?? null;
  return [{ url: new URL(text).href, changedOn }];
}
