import { parseFeed } from 'feedsmith';
import { htmlToText } from '../../markup/html-text.ts';
import { withoutTracking } from '../fetch/site-urls.ts';
import { parseDayText } from '../page/dates-in-text.ts';
import { scanPage } from '../page/scan-page.ts';

const ITEMS_MAX = 100;
const TITLE_MAX = 300;

export interface FeedItem {
  /** Absolute. */
  url: string;
  title: string;
  /** What the feed gives of it, maybe all; "" without. */
  text: string;
  /** Day of publication, "2026-10-02". */
  date: string | null;
}

/** Generators write the year 1 for pages without a day. */
const EARLIEST = '1990-01-01';

/**
 * Items of an RSS, RDF, Atom or JSON feed, in its order; null when it is none. `latest` is the last day that has begun
 * anywhere: later ones are no date. A feed with impossible days lists every page of its site: what it does not date is
 * left out.
 */
export function toFeedItems(text: string, address: string, latest: string): FeedItem[] | null {
  const parsed = parsedFeed(text);
  if (parsed === null) return null;
  const raw = itemsOf(parsed).map((item) => ({ ...item, day: parseDayText(item.date ?? '') }));
  const isImpossible = (item: RawItem & { day: string | null }) =>
    /(?<!\d)0{3}1(?!\d)/.test(item.date ?? '') || (item.day !== null && item.day < EARLIEST);
  const listsEveryPage = raw.some(isImpossible);
  return raw.flatMap((item) => {
    const { link, title, body, day } = item;
    if (link === undefined || !URL.canParse(link, address)) return [];
    if (listsEveryPage && (day === null || isImpossible(item))) return [];
    return [
      {
        url: withoutTracking(new URL(link, address).href),
        title: visibleText(title ?? '', address)
          .replaceAll('\n', ' ')
          .slice(0, TITLE_MAX),
        text: withoutFeedMark(visibleText(body ?? '', address)),
        date: day !== null && day <= latest ? day : null,
      },
    ];
  });
}

type Parsed = ReturnType<typeof parseFeed<string>>;

/** The library throws for everything that is no feed or no XML. */
function parsedFeed(text: string): Parsed | null {
  try {
    return parseFeed(text.replace(/^\ufeff/, '').trimStart(), { maxItems: ITEMS_MAX });
  } catch {
    return null;
  }
}

interface RawItem {
  link: string | undefined;
  title: string | undefined;
  body: string | undefined;
  date: string | undefined;
}

function itemsOf({ format, feed }: Parsed): RawItem[] {
  switch (format) {
    case 'atom':
      return (feed.entries ?? []).map((entry) => ({
        link: (entry.links?.find(({ rel }) => rel === undefined || rel === 'alternate') ?? entry.links?.[0])?.href,
        title: entry.title?.value,
        body: longer(entry.content?.value, entry.summary?.value),
        // `updated` is the day of a change.
        date: entry.published,
      }));
    case 'json':
      return (feed.items ?? []).map((item) => ({
        link: item.url ?? item.external_url,
        title: item.title,
        body: item.content_html ?? item.content_text ?? item.summary,
        date: item.date_published,
      }));
    case 'rdf':
      return (feed.items ?? []).map((item) => ({
        link: item.link,
        title: item.title,
        body: longer(item.content?.encoded, item.description),
        date: item.dc?.dates?.[0],
      }));
    default:
      return (feed.items ?? []).map((item) => ({
        link: item.link ?? (item.guid?.isPermaLink === false ? undefined : item.guid?.value),
        title: item.title,
        body: longer(item.content?.encoded, item.description),
        date: item.pubDate ?? item.dc?.dates?.[0],
      }));
  }
}

/** The summary is often the whole, and the content only a picture. */
const longer = (content = '', summary = '') => (content.length >= summary.length ? content : summary);

/** Feeds carry markup, and hide things in it as pages do. */
const visibleText = (markup: string, address: string) => htmlToText(scanPage(markup, address).seen);

/** What a system adds below each item of its feeds: "The post X appeared first on Acme." */
const FEED_MARK =
  /^(?:The post .{1,300} (?:appeared first on|first appeared on) .{1,120}|(?:Der Beitrag|Die Seite) .{1,300} erschien zuerst auf .{1,120}|L[’']article .{1,300} est apparu en premier sur .{1,120}|Cet article .{1,300} est apparu en premier sur .{1,120}|La entrada .{1,300} (?:se publicó primero en|aparece primero en) .{1,120}|L[’']articolo .{1,300} (?:proviene da|sembra essere il primo su) .{1,120}|O (?:post|conteúdo) .{1,300} (?:apareceu primeiro em|aparece primeiro em) .{1,120}|Het bericht .{1,300} verscheen eerst op .{1,120})$/iu;

const withoutFeedMark = (text: string) =>
  text
    .split('\n')
    .filter((line) => !FEED_MARK.test(line.trim()))
    .join('\n')
    .trim();
