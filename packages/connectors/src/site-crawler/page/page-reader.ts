import type { GatherSettings, PageOutcome } from '../../gather/types.ts';
import type { HttpAnswer, HttpClient } from '../../http/types.ts';
import { htmlToText } from '../../markup/html-text.ts';
import { ACCEPT_PAGE, createSiteFetcher, type SiteFetcher } from '../fetch/site-fetcher.ts';
import { toContentForm } from './content-type.ts';
import { toMainText } from './main-text.ts';
import { type DateSource, toPageDate } from './page-date.ts';
import { toPageTitle } from './page-title.ts';
import { type ScannedPage, scanPage } from './scan-page.ts';

const HOUR_MS = 3600_000;
/** A day begins earlier in the east: what is dated tomorrow there may be out already. */
const EASTERNMOST_MS = 14 * HOUR_MS;
const TEXT_MAX = 60_000;

export interface ReadablePage {
  /** Where it was read, after redirects: the publisher's own address, also through a stand-in. */
  url: string;
  title: string;
  /** What a reader sees of its content, a line per paragraph; frame and hidden parts are left out. */
  text: string;
  /** Day of publication, "2026-10-02", as the page itself states it; null when it does not, or names one to come. */
  date: string | null;
  /** Where the date was found; null without one. */
  dateFoundIn: DateSource | null;
  /** Absolute, with their words, hidden menus included. */
  links: { url: string; text: string }[];
  /** Every absolute address in links, frames, scripts and inline JSON. */
  addresses: string[];
  /** Feeds that it declares. */
  feeds: string[];
  linkedData: unknown[];
  /** It is one article by its own markup. */
  isArticle: boolean;
  /** Its text is written by scripts: what a person sees in a browser is not here. */
  isScriptOnly: boolean;
}

export interface PageAnswer {
  /** Null when nothing could be read; a page that needs a browser is given for its addresses. */
  page: ReadablePage | null;
  outcome: PageOutcome;
  /** Where a redirect led that was not followed. */
  redirectTarget: string | null;
}

export interface PageReaderOptions {
  signal: AbortSignal;
  /** Shares rules and answers with other reads of the same run. */
  fetcher?: SiteFetcher;
  /** Hosts that a redirect may lead to; default: any public one. */
  isWithin?: (host: string) => boolean;
  /** A page dated later has no date; default: when it was fetched. */
  now?: Date;
}

export interface PageReader {
  /** One page. Never throws: what could not be read has an outcome with the reason in words for a person. */
  read(url: string): Promise<PageAnswer>;
}

/** Reads pages of any public site within robots.txt, limits and bounds; 24 hours from the cache. */
export function createPageReader(http: HttpClient, settings: GatherSettings, options: PageReaderOptions): PageReader {
  const { signal, fetcher = createSiteFetcher(http, settings, signal), isWithin, now } = options;
  return {
    async read(url) {
      const {
        answer,
        outcome,
        redirectTarget: leadsTo,
      } = await fetcher.fetch(url, {
        accept: ACCEPT_PAGE,
        ...(isWithin && { isWithin }),
      });
      if (answer === null) return { page: null, outcome, redirectTarget: leadsTo };
      const page = toReadablePage(answer, now ?? answer.fetchedAt);
      const message = page === null ? unreadable(answer) : reasonUnreadable(page);
      return {
        page,
        outcome: message === null ? outcome : { url, state: 'unreadable', message },
        redirectTarget: leadsTo,
      };
    },
  };
}

/** What an answer holds for a reader; null when it is no page. */
export function toReadablePage({ url, body, headers }: HttpAnswer, now: Date): ReadablePage | null {
  const form = toContentForm(headers['content-type'], body);
  if (form === null || form === 'json') return null;
  const scanned = scanPage(form === 'text' ? '' : body, url);
  const whole = form === 'text' ? body.slice(0, TEXT_MAX) : htmlToText(scanned.seen);
  const latest = new Date(now.getTime() + EASTERNMOST_MS).toISOString().slice(0, 10);
  const date = toPageDate(scanned, whole, url, latest);
  const isArticle = isArticleByMarkup(scanned);
  const text = form === 'text' ? whole : toMainText(scanned.seen, isArticle || date !== null);
  return {
    url,
    title: toPageTitle(scanned),
    text: text.slice(0, TEXT_MAX),
    date: date?.day ?? null,
    dateFoundIn: date?.foundIn ?? null,
    links: scanned.links,
    addresses: scanned.addresses,
    feeds: scanned.feeds,
    linkedData: scanned.linkedData,
    isArticle,
    isScriptOnly: scanned.isScriptOnly,
  };
}

function isArticleByMarkup({ metas, hasArticle }: ScannedPage): boolean {
  return hasArticle || metas.get('og:type')?.toLowerCase() === 'article' || metas.has('article:published_time');
}

function reasonUnreadable({ isScriptOnly, text }: ReadablePage): string | null {
  if (isScriptOnly) return 'The page needs a browser: its text is written by scripts.';
  return text === '' ? 'The page holds no text.' : null;
}

function unreadable({ headers }: HttpAnswer): string {
  const type = headers['content-type']?.split(';')[0]?.trim();
  return `It is not a page with text${type === undefined ? '' : ` (${type})`}.`;
}
