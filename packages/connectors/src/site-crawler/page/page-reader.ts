import type { GatherSettings, PageOutcome } from '../../gather/types.ts';
import type { HttpAnswer, HttpClient } from '../../http/types.ts';
import { ACCEPT_PAGE, createSiteFetcher, type SiteFetcher } from '../fetch/site-fetcher.ts';
import type { ReadablePage } from './readable-page.ts';

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
  const fetchPage = (url: string) =>
    fetcher.fetch(url, { accept: ACCEPT_PAGE, isCutWhenLong: true, ...(isWithin && { isWithin }) });
  return {
    async read(url) {
      const first = await fetchPage(url);
      const forwarded = first.answer === null ? null : forwardedTo(first.answer, isWithin ?? (() => true));
      const { answer, outcome, redirectTarget: leadsTo } = forwarded === null ? first : await fetchPage(forwarded);
      if (answer === null) return { page: null, outcome, redirectTarget: leadsTo };
      const { toReadablePage } = await import('./readable-page.ts');
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

const FORWARD_CHARACTERS_MAX = 4000;
const FORWARD_SECONDS_MAX = 5;

/** Where a page sends its visitors by itself, as the first one of a site in several languages does; null for none. */
function forwardedTo({ url, body }: HttpAnswer, isWithin: (host: string) => boolean): string | null {
  const head = body.slice(0, FORWARD_CHARACTERS_MAX);
  const [tag = ''] = /<meta\b[^>]*http-equiv\s*=\s*["']?refresh\b[^>]*>/i.exec(head) ?? [];
  const [, seconds = '', target = ''] =
    /content\s*=\s*["']?\s*(\d{1,3})\s*[;,]\s*url\s*=\s*['"]?([^"'>\s]+)/i.exec(tag) ?? [];
  if (target === '' || Number(seconds) > FORWARD_SECONDS_MAX || !URL.canParse(target, url)) return null;
  const found = new URL(target, url);
  const isElsewhere = found.href.replace(/#.*$/, '') !== url.replace(/#.*$/, '');
  return isElsewhere && /^https?:$/.test(found.protocol) && isWithin(found.hostname) ? found.href : null;
}

function reasonUnreadable({ isScriptOnly, text }: ReadablePage): string | null {
  if (isScriptOnly) return 'The page needs a browser: its text is written by scripts.';
  return text === '' ? 'The page contains no text.' : null;
}

function unreadable({ headers }: HttpAnswer): string {
  const type = headers['content-type']?.split(';')[0]?.trim();
  return `It is not a page with text${type === undefined ? '' : ` (${type})`}.`;
}
