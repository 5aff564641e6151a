import { DAY_MS } from '../../durations.ts';
import { ConnectorError } from '../../errors.ts';
import type { GatherSettings } from '../../gather/types.ts';
import { siteLimits } from '../../http/host-limits.ts';
import { BlockedAddressError, createNetworkGuard } from '../../http/network-guard/network-guard.ts';
import type { HttpAnswer, HttpClient } from '../../http/types.ts';
import { userAgentOf } from '../../http/user-agent.ts';
import { LostRedirectError, PageReadError, toPageReadError } from './page-read-error.ts';
import { createSiteAddresses, withoutWww } from './site-urls.ts';

/** Longer pauses would hold everyone who waits for this site; they are shortened to this. */
export const CRAWL_DELAY_MAX_MS = 20_000;
const REDIRECTS = [301, 302, 303, 307, 308];

interface SiteRequest {
  /** Content types that are wanted. */
  accept: string;
  /** Bytes of the answer, decompressed. */
  bytesMax: number;
  /** A longer one is cut and not refused. */
  isCutWhenLong?: boolean;
  redirectsMax: number;
  /** Statuses beside 2xx that are an answer. */
  accepted: number[];
  /** How long the host wants to be left alone between two; throws NotRead when this address may not be read. */
  delayMsOf(url: URL): Promise<number>;
  /** Hosts that a redirect may lead to. */
  isWithin(host: string): boolean;
}

export type FollowSiteRedirects = (url: string, call: SiteRequest) => Promise<HttpAnswer>;

/**
 * Reads addresses of sites and follows their redirects, every hop checked like the first: guard, rules, limits of its
 * host. The answer's `url` is the last one in a person's terms. Throws NotRead.
 */
export function createRedirectFollower(
  http: HttpClient,
  settings: GatherSettings,
  signal: AbortSignal,
): FollowSiteRedirects {
  const addresses = createSiteAddresses(settings.baseUrls);
  return async (start, call) => {
    const seen = new Set<string>();
    let url = checked(start);
    for (let redirects = 0; ; redirects += 1) {
      seen.add(url.href);
      const answer = await sendRequest(url, call, await call.delayMsOf(url));
      if (!REDIRECTS.includes(answer.status)) return { ...answer, url: url.href };
      const { location } = answer.headers;
      const target = location === undefined ? null : addresses.toRedirectTarget(url, location);
      if (target === null) throw new LostRedirectError('The page sends its readers on without saying where.');
      if (seen.has(target.href)) throw new LostRedirectError('The page sends its readers in a circle.');
      if (redirects >= call.redirectsMax) {
        throw new LostRedirectError(`The page sends its readers on more than ${call.redirectsMax} times.`);
      }
      url = checked(target.href);
      if (!call.isWithin(url.hostname)) {
        throw new PageReadError(
          'forbidden',
          `The page sends its readers on to another site, ${url.hostname}.`,
          url.href,
        );
      }
    }
  };

  async function sendRequest(
    url: URL,
    { accept, bytesMax, isCutWhenLong = false, accepted }: SiteRequest,
    delayMs: number,
  ): Promise<HttpAnswer> {
    const requestedUrl = addresses.toRequestUrl(url);
    const request = {
      vendor: 'website',
      url: requestedUrl,
      headers: { 'user-agent': userAgentOf(settings.contactEmail), accept },
      limits: siteLimits(withoutWww(url.hostname), Math.min(delayMs, CRAWL_DELAY_MAX_MS)),
      cacheMs: DAY_MS,
      bytesMax,
      isCutWhenLong,
      accept: [...REDIRECTS, ...accepted],
      signal,
    };
    try {
      return await withAbortSignal(() => http.request(request), signal);
    } catch (error) {
      if (signal.aborted) throw timeLimitReached();
      if (error instanceof ConnectorError) throw toPageReadError(error, url, requestedUrl, bytesMax);
      throw error;
    }
  }
}

/** Addresses are checked as a person sees them: behind a stand-in's address a private one would not be noticed. */
const guard = createNetworkGuard({ allowPrivateNetwork: false });

function checked(text: string): URL {
  try {
    return guard.checkUrl(text);
  } catch (error) {
    if (!(error instanceof BlockedAddressError)) throw error;
    throw new PageReadError('forbidden', `This address must not be requested: ${error.message}.`, text);
  }
}

export const timeLimitReached = () =>
  new PageReadError('failed', 'The time for this source was over before the page was read.');

/** Settles with the work, or rejects as soon as the time is over: no one waits for an answer that no one reads. */
async function withAbortSignal<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  const { promise, reject } = Promise.withResolvers<never>();
  const stop = () => reject(signal.reason);
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await Promise.race([work(), promise]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
