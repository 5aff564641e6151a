import type { StoryHeadline } from '../../stories/types.ts';
import type { SandboxVendor } from '../../types.ts';
import { companiesNamed, escapedXml, lookUpStory, type StoryLookup } from './story-search.ts';

const ITEMS_MAX = 100;
const DAY_MS = 24 * 3600_000;

/** Google News as a feed: its links hide where they lead. */
const createGoogleNews = (lookUp: StoryLookup<'headlines'>): SandboxVendor => ({
  id: 'google-news',
  hasHosts: false,
  limits: () => ({ minGapMs: 1000, concurrency: 1 }),
  answer({ method, path, query }, world) {
    const searchText = query.get('q') ?? '';
    const isWhole = ['hl', 'gl', 'ceid'].every((name) => query.has(name));
    if (method !== 'GET' || path !== '/rss/search' || searchText === '' || !isWhole) {
      return { status: 400, headers: { 'content-type': 'text/html' }, body: '<html><h1>Error 400</h1></html>' };
    }
    const phrase = /"([^"]*)"/.exec(searchText)?.[1] ?? searchText;
    const since = sinceOf(searchText, world.now());
    const items = companiesNamed(world, phrase)
      .flatMap((company) => lookUp(company, world.now()).headlines)
      .filter(({ seenOn }) => seenOn >= since)
      .slice(0, ITEMS_MAX)
      .map(itemOf);
    const channel = `<title>${escapedXml(searchText)} - Google News</title><language>en-US</language>${items.join('')}`;
    const body = `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel>${channel}</channel></rss>`;
    return { headers: { 'content-type': 'application/xml; charset=utf-8' }, body };
  },
});
export const googleNewsVendor = createGoogleNews(lookUpStory);

/** Day from which on "when:7d" or "when:1y" wants the news. */
function sinceOf(searchText: string, now: Date): string {
  const [, count = '100', unit = 'y'] = /\bwhen:(\d+)([dy])\b/.exec(searchText) ?? [];
  return new Date(now.getTime() - Number(count) * (unit === 'y' ? 366 : 1) * DAY_MS).toISOString().slice(0, 10);
}

function itemOf({ title, host, path, seenOn }: StoryHeadline): string {
  const id = `CBMi${Buffer.from(`${host}${path}`).toString('base64url')}`;
  const link = `https://news.google.com/rss/articles/${id}?oc=5`;
  const publisher = publisherOf(host);
  return [
    `<item><title>${escapedXml(`${title} - ${publisher}`)}</title><link>${link}</link>`,
    `<guid isPermaLink="false">${id}</guid><pubDate>${new Date(`${seenOn}T08:00:00Z`).toUTCString()}</pubDate>`,
    `<description>${escapedXml(`<a href="${link}">${escapedXml(title)}</a>`)}</description>`,
    `<source url="https://${host}">${publisher}</source></item>`,
  ].join('');
}

/** "times.example" → "Example Times". */
function publisherOf(host: string): string {
  const [word = ''] = host.split('.');
  return `Example ${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}
