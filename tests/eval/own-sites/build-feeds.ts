import { gzipSync } from 'node:zlib';
import { pubDateOf } from './dates-of-site.ts';
import { fileOf, type OwnSite, type SiteFiles } from './own-site.ts';
import type { EntryView } from './shapes/shape.ts';

/** Feed and sitemap, as the head of the site's text says: "feed: rss|atom|broken", "sitemap: plain|index|news|gzip". */
export function feedFiles(site: OwnSite, entries: readonly EntryView[], feedPath: string): SiteFiles {
  const base = `https://${site.head.domain}`;
  const files: SiteFiles = {};
  const rss = `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>${site.head.name?.replaceAll('&', '&amp;')}</title><link>${base}/</link>${entries
    .map(
      (one) =>
        `<item><title>${one.title}</title><link>${base}${one.href}</link><pubDate>${pubDateOf(one.date)}</pubDate><description>&lt;p&gt;${one.excerpt}&lt;/p&gt;</description></item>`,
    )
    .join('')}</channel></rss>`;
  if (site.head.feed === 'rss' || site.head.feed === 'unlinked') files[feedPath] = rss;
  if (site.head.feed === 'broken') files[feedPath] = `${rss.slice(0, 300)}<item><title>Cut & off`;
  if (site.head.feed === 'atom')
    files[feedPath] =
      `<?xml version="1.0" encoding="utf-8"?><feed xmlns="http://www.w3.org/2005/Atom"><title>${site.head.name?.replaceAll('&', '&amp;')}</title><id>${base}/</id>${entries
        .map(
          (one) =>
            `<entry><title>${one.title}</title><link href="${base}${one.href}"/><id>${base}${one.href}</id><published>${one.date}T09:00:00Z</published><updated>${site.head.now}T09:00:00Z</updated><summary>${one.excerpt}</summary></entry>`,
        )
        .join('')}</feed>`;
  return { ...files, ...sitemapFiles(site, entries, base) };
}

function sitemapFiles(site: OwnSite, entries: readonly EntryView[], base: string): SiteFiles {
  const kind = site.head.sitemap;
  if (kind === undefined) return {};
  const news = entries.map(
    (one) =>
      `<url><loc>${base}${one.href}</loc>${
        kind === 'news'
          ? `<news:news><news:publication><news:name>${site.head.name}</news:name></news:publication><news:publication_date>${one.date}</news:publication_date><news:title>${one.title}</news:title></news:news>`
          : `<lastmod>${site.head.now}</lastmod>`
      }</url>`,
  );
  const set = `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:news="http://www.google.com/schemas/sitemap-news/0.9"><url><loc>${base}/</loc></url>${news.join('')}</urlset>`;
  if (kind === 'plain' || kind === 'news') return { 'sitemap.xml': set };
  const name = kind === 'gzip' ? 'sitemap-posts.xml.gz' : 'sitemap-posts.xml';
  return {
    [fileOf(`/${name}`)]: kind === 'gzip' ? gzipSync(set) : set,
    'sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>${base}/${name}</loc></sitemap></sitemapindex>`,
  };
}
