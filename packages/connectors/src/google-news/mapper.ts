import { namesCompany } from '../company-identity/company-name.ts';

/** As a feed's parser gives it. */
export interface FeedItem {
  title?: string | undefined;
  link?: string | undefined;
  pubDate?: string | undefined;
  source?: { title?: string | undefined; url?: string | undefined } | undefined;
}

export interface NewsHeadline {
  title: string;
  url: string;
  publisher: string;
  /** Address of the publisher's site. */
  site: string;
  date: string | null;
}

/** Headlines with the company's name; "Headline - Publisher" loses its publisher, which stands beside it. */
export function mapNewsItems(items: FeedItem[], name: string): NewsHeadline[] {
  return items.flatMap(({ title = '', link, pubDate, source }) => {
    const publisher = source?.title ?? '';
    const headline =
      publisher !== '' && title.endsWith(` - ${publisher}`) ? title.slice(0, -publisher.length - 3) : title;
    if (link === undefined || !namesCompany(headline, name)) return [];
    return [{ title: headline, url: link, publisher, site: source?.url ?? '', date: toDay(pubDate) }];
  });
}

function toDay(date: string | undefined): string | null {
  const time = Date.parse(date ?? '');
  return Number.isNaN(time) ? null : new Date(time).toISOString().slice(0, 10);
}
