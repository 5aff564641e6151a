import type { GatherSettings, PageOutcome } from '../../gather/types.ts';
import type { HttpAnswer, HttpClient } from '../../http/types.ts';
import { LostRedirectError, PageReadError } from './page-read-error.ts';
import { createRedirectFollower, timeLimitReached } from './redirect-follower.ts';
import { NO_RULES, ROBOTS_REDIRECTS_MAX, type SiteRules, toRules } from './robots.ts';

const BYTES_MAX = 3 * 1024 * 1024;
const REDIRECTS_MAX = 3;
const MISSING = [404, 410];
/** RFC 9309: a robots.txt that is refused (4xx) forbids nothing. 429 is no answer: it asks to come back later. */
const REFUSED = Array.from({ length: 100 }, (_, index) => 400 + index).filter((status) => status !== 429);

/** What is wanted, said so that no other reader's stored answer for the same address is taken for ours. */
export const ACCEPT_PAGE = 'text/html,application/xhtml+xml,application/xml;q=0.9,text/plain;q=0.8,*/*;q=0.5';
export const ACCEPT_DATA = 'application/xml,text/xml,text/plain;q=0.9,*/*;q=0.5';

interface FetchOptions {
  accept: string;
  /** Default 3 MB. */
  bytesMax?: number;
  /** A longer one is cut and not refused. */
  isCutWhenLong?: boolean;
  /** Hosts that a redirect may lead to; default: any public one. */
  isWithin?: (host: string) => boolean;
}

interface Fetched {
  /** Null when nothing was read. Its `url` is the one after redirects, in a person's terms. */
  answer: HttpAnswer | null;
  outcome: PageOutcome;
  /** Where a redirect led that was not followed. */
  redirectTarget: string | null;
}

export interface SiteFetcher {
  /** One address with everything that stands before it: guard, robots.txt, limits, redirects. Never throws. */
  fetch(url: string, options: FetchOptions): Promise<Fetched>;
  /** The rules of an address's host; NotRead when its robots.txt can't be had now, so that nothing may be read there. */
  rulesOf(url: string): Promise<SiteRules | PageReadError>;
}

/** Reads addresses of any public site as its owner wants them to be read. Asks for each robots.txt once. */
export function createSiteFetcher(http: HttpClient, settings: GatherSettings, signal: AbortSignal): SiteFetcher {
  const follow = createRedirectFollower(http, settings, signal);
  const known = new Map<string, Promise<SiteRules | PageReadError>>();

  async function read(url: string, options: FetchOptions): Promise<HttpAnswer> {
    const answer = await follow(url, {
      bytesMax: BYTES_MAX,
      isWithin: () => true,
      ...options,
      redirectsMax: REDIRECTS_MAX,
      accepted: MISSING,
      delayMsOf,
    });
    if (!MISSING.includes(answer.status)) return answer;
    throw new PageReadError('missing', `There is no such page (status ${answer.status}).`);
  }

  async function delayMsOf(url: URL): Promise<number> {
    const rules = await rulesOf(url);
    if (rules instanceof PageReadError) {
      if (signal.aborted) throw timeLimitReached();
      const reason = `The robots.txt of ${url.host} can't be read, so nothing is read there for now`;
      // What may be there in a minute is not forbidden.
      throw new PageReadError(rules.state === 'failed' ? 'failed' : 'forbidden', `${reason}. ${rules.message}`);
    }
    if (rules.isAllowed(`${url.pathname}${url.search}`)) return rules.crawlDelayMs;
    throw new PageReadError(
      'forbidden',
      `The robots.txt of ${url.host} disallows automated access to this page. You can still open it in a browser.`,
    );
  }

  function rulesOf({ origin }: URL): Promise<SiteRules | PageReadError> {
    const rules = known.get(origin) ?? readRules(origin);
    known.set(origin, rules);
    return rules;
  }

  async function readRules(origin: string): Promise<SiteRules | PageReadError> {
    try {
      const answer = await follow(`${origin}/robots.txt`, {
        accept: ACCEPT_DATA,
        bytesMax: BYTES_MAX,
        redirectsMax: ROBOTS_REDIRECTS_MAX,
        accepted: REFUSED,
        delayMsOf: async () => 0,
        isWithin: () => true,
      });
      return answer.status === 200 ? toRules(answer.body) : NO_RULES;
    } catch (error) {
      if (!(error instanceof PageReadError)) throw error;
      return error instanceof LostRedirectError ? NO_RULES : error;
    }
  }

  return {
    async fetch(url, options) {
      try {
        const answer = await read(url, options);
        return { answer, outcome: { url, state: 'read', message: null }, redirectTarget: null };
      } catch (error) {
        if (!(error instanceof PageReadError)) throw error;
        return {
          answer: null,
          outcome: { url, state: error.state, message: error.message },
          redirectTarget: error.redirectTarget,
        };
      }
    },
    rulesOf: (url) => rulesOf(new URL(url)),
  };
}
