import type { Article } from '../article.ts';
import type { StoryPage } from '../types.ts';
import { escaped } from './html.ts';

export type FeedKind = 'rss' | 'atom' | 'broken' | 'stale' | 'none';

/** The feed of a site under its usual address; `stale` was given up and has only what is old. */
export function feedOf(kind: FeedKind, name: string, domain: string, articles: readonly Article[]): StoryPage | null {
  const dated = articles.filter((article): article is Article & { day: string } => article.day !== null);
  switch (kind) {
    case 'none':
      return null;
    case 'broken':
      return {
        contentType: 'application/rss+xml',
        body: `<?xml version="1.0"?><rss version="2.0"><channel><title>${escaped(name)}`,
      };
    case 'stale':
      return rss(name, domain, dated.slice(-1));
    case 'atom':
      return atom(name, domain, dated);
    case 'rss':
      return rss(name, domain, dated);
  }
}

function rss(name: string, domain: string, articles: readonly (Article & { day: string })[]): StoryPage {
  const items = articles.map(
    ({ title, path, day, paragraphs }) => `<item><title>${escaped(title)}</title><link>https://${domain}${path}</link>
<guid isPermaLink="true">https://${domain}${path}</guid><pubDate>${new Date(`${day}T09:00:00Z`).toUTCString()}</pubDate>
<description>${escaped(paragraphs[0] ?? '')}</description></item>`,
  );
  return {
    contentType: 'application/rss+xml; charset=utf-8',
    body: `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>${escaped(name)}</title>
<link>https://${domain}/</link><description>News of ${escaped(name)}</description>${items.join('\n')}</channel></rss>`,
  };
}

function atom(name: string, domain: string, articles: readonly (Article & { day: string })[]): StoryPage {
  const entries = articles.map(
    ({ title, path, day, paragraphs }) => `<entry><id>https://${domain}${path}</id><title>${escaped(title)}</title>
<link rel="alternate" href="https://${domain}${path}"/><published>${day}T09:00:00Z</published><updated>${day}T09:00:00Z</updated>
<summary>${escaped(paragraphs[0] ?? '')}</summary></entry>`,
  );
  return {
    contentType: 'application/atom+xml; charset=utf-8',
    body: `<?xml version="1.0" encoding="UTF-8"?><feed xmlns="http://www.w3.org/2005/Atom"><id>https://${domain}/</id>
<title>${escaped(name)}</title><updated>${articles[0]?.day ?? '2020-01-01'}T09:00:00Z</updated>${entries.join('\n')}</feed>`,
  };
}
