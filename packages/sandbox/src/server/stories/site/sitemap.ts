import { gzipSync } from 'node:zlib';
import type { StoryPage } from '../types.ts';

export type SitemapKind = 'plain' | 'index' | 'gzip' | 'none';

/** The addresses of a site as it lists them for machines, by path. */
export function sitemapPages(kind: SitemapKind, domain: string, paths: readonly string[]): Record<string, StoryPage> {
  const list = urlset(domain, paths);
  switch (kind) {
    case 'none':
      return {};
    case 'plain':
      return { '/sitemap.xml': { contentType: 'application/xml', body: list } };
    case 'gzip':
      return {
        '/sitemap.xml': { contentType: 'application/xml', body: index(domain, ['/sitemap-all.xml.gz']) },
        '/sitemap-all.xml.gz': { contentType: 'application/gzip', body: gzipSync(list) },
      };
    case 'index':
      return {
        '/sitemap.xml': { contentType: 'text/xml', body: index(domain, ['/sitemap-pages.xml', '/sitemap-posts.xml']) },
        '/sitemap-pages.xml': {
          contentType: 'text/xml',
          body: urlset(
            domain,
            paths.filter((path) => !isPost(path)),
          ),
        },
        '/sitemap-posts.xml': { contentType: 'text/xml', body: urlset(domain, paths.filter(isPost)) },
      };
  }
}

const isPost = (path: string) => path.split('/').length > 2;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const urlset = (domain: string, paths: readonly string[]) =>
  `${HEAD}<urlset ${SCHEMA}>${paths.map((path) => `<url><loc>https://${domain}${path}</loc></url>`).join('\n')}</urlset>`;

const index = (domain: string, paths: readonly string[]) =>
  `${HEAD}<sitemapindex ${SCHEMA}>${paths.map((path) => `<sitemap><loc>https://${domain}${path}</loc></sitemap>`).join('\n')}</sitemapindex>`;
