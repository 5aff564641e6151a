import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { ConnectorError } from '../errors.ts';
import { invalidateCachedAnswer, withAnswerCache } from './call/answer-cache.ts';
import { CallFailure } from './call/call-failure.ts';
import { createCircuitBreaker } from './call/circuit-breaker.ts';
import type { ClientParts } from './call/client-parts.ts';
import { followRedirects } from './call/follow-redirects.ts';
import { creditsOf, purchaseOnce, repeatable } from './call/purchase-once.ts';
import { createRefusalMemory } from './call/refusal-memory.ts';
import { withRetries } from './call/retry.ts';
import { createNetworkGuard, type Lookup } from './network-guard/network-guard.ts';
import { matchesSchema, parseJson } from './parse-json.ts';
import type { Proxies } from './proxy/proxies.ts';
import { createTransport } from './transport/transport.ts';
import { WireError } from './transport/wire-error.ts';
import type { HttpAnswer, HttpClient, HttpRequest, HttpShared, PaidCall } from './types.ts';

export interface HttpClientOptions {
  shared: HttpShared;
  /** Sent where the request names none; a function where it may change while the client lives. */
  userAgent: string | (() => Promise<string>);
  /** Lets requests reach private addresses and any port; for the sandbox and tests alone. */
  allowPrivateNetwork?: boolean;
  /** Requests to this machine pass no host gate; obeyed only together with `allowPrivateNetwork`. */
  limitsLifted?: boolean;
  /** Default: every call goes out directly. */
  proxies?: Proxies;
  /** For tests: resolves names. */
  lookup?: Lookup;
  /** For tests: milliseconds since 1970. */
  now?: () => number;
  /** For tests: waits between attempts. */
  sleep?: (ms: number) => Promise<void>;
}

/** The one way to the outside world: guarded, limited, counted, and with every failure as a ConnectorError. */
export function createHttpClient(options: HttpClientOptions): HttpClient & { close(): Promise<void> } {
  const allowPrivateNetwork = options.allowPrivateNetwork ?? false;
  const guard = createNetworkGuard({ allowPrivateNetwork, ...(options.lookup && { lookup: options.lookup }) });
  const now = options.now ?? Date.now;
  const parts: ClientParts = {
    shared: options.shared,
    guard,
    transport: createTransport(guard, options.proxies),
    breaker: createCircuitBreaker(now),
    refusals: createRefusalMemory(now),
    userAgent: typeof options.userAgent === 'function' ? options.userAgent : asPromised(options.userAgent),
    areLoopbackLimitsLifted: allowPrivateNetwork && options.limitsLifted === true,
    now,
    sleep: options.sleep ?? wait,
  };
  return {
    request: (request) => answerTo(parts, request, (given) => isUsable(request, given, hasExpectedFormat)),
    async json(request, schema) {
      const jsonRequest = { ...request, headers: { accept: 'application/json', ...lowerCased(request.headers) } };
      const fits = (_: HttpRequest, { body }: HttpAnswer) => matchesSchema(body, schema);
      const answer = await answerTo(parts, jsonRequest, (given) => isUsable(jsonRequest, given, fits));
      try {
        return { data: parseJson(request.vendor, answer.body, schema), answer };
      } catch (error) {
        // It came from the cache, and what was promised has changed since.
        if (answer.fromStore && isCached(jsonRequest))
          await invalidateCachedAnswer(parts, jsonRequest, await headersOf(parts, jsonRequest), answer);
        throw request.paid === undefined ? error : asBought(error, request.paid, answer);
      }
    },
    close: () => parts.transport.close(),
  };
}

async function answerTo(
  parts: ClientParts,
  request: HttpRequest,
  isUsable: (answer: HttpAnswer) => boolean,
): Promise<HttpAnswer> {
  const headers = await headersOf(parts, request);
  checkHeaders(request.vendor, headers);
  const { receiver, failure } = watchReceiver(request);
  const send = (sent: Record<string, string>) =>
    withRetries(parts, request, () => followRedirects(parts, receiver, sent));
  try {
    if (request.paid !== undefined)
      return await purchaseOnce(parts, request, request.paid, () => send(headers), isUsable);
    return await (isCached(request) ? withAnswerCache(parts, request, headers, send, isUsable) : send(headers));
  } catch (error) {
    const own = failure();
    if (own !== null) throw own.error;
    throw error instanceof CallFailure ? error.error : error;
  }
}

/** What the receiver itself throws is no failure of the call. */
function watchReceiver(request: HttpRequest): { receiver: HttpRequest; failure: () => { error: unknown } | null } {
  const { receive } = request;
  let own: { error: unknown } | null = null;
  if (receive === undefined) return { receiver: request, failure: () => own };
  const watched = (bytes: AsyncIterable<Uint8Array>) =>
    receive(bytes).catch((error: unknown) => {
      if (!(error instanceof WireError)) own = { error };
      throw error;
    });
  return { receiver: { ...request, receive: watched }, failure: () => own };
}

/** Whether an answer may be stored: an error with another status is one, as "no such company"; an apology in a 200 is none. */
function isUsable(
  request: HttpRequest,
  answer: HttpAnswer,
  fits: (request: HttpRequest, answer: HttpAnswer) => boolean,
): boolean {
  if (!isOk(answer)) return true;
  return request.isErrorBody?.(answer.body) !== true && fits(request, answer);
}

/** A paid answer that can't be read is not bought again, and the reader learns that it is not a new one. */
function asBought(error: unknown, paid: PaidCall, answer: HttpAnswer): unknown {
  if (!(error instanceof ConnectorError)) return error;
  // What cost nothing was not kept.
  if (!answer.fromStore) return creditsOf(paid, answer) === 0 ? error : repeatable(error, paid);
  const { kind, vendor, message, field } = error;
  const text = `${message}. This is the answer that was bought on ${answer.fetchedAt.toISOString().slice(0, 10)}; it is not bought again while it would be fresh`;
  return repeatable(new ConnectorError(kind, vendor, text, { ...(field !== null && { field }), cause: error }), paid);
}

const isOk = ({ status }: HttpAnswer) => status >= 200 && status < 300;

/** Where JSON is wanted it is JSON, where a page is wanted it has a tag; everything that is sold comes as JSON. */
function hasExpectedFormat({ paid, headers }: HttpRequest, { body }: HttpAnswer): boolean {
  const { accept = '' } = lowerCased(headers);
  if (paid !== undefined || accept.includes('json')) return matchesSchema(body, z.unknown());
  return !accept.includes('html') || body.includes('<');
}

function isCached({ cacheMs = 0, method = 'GET', paid }: HttpRequest): boolean {
  return cacheMs > 0 && method === 'GET' && paid === undefined;
}

async function headersOf({ userAgent }: ClientParts, { headers }: HttpRequest): Promise<Record<string, string>> {
  const own = lowerCased(headers);
  return { accept: '*/*', 'user-agent': own['user-agent'] ?? (await userAgent()), ...own };
}

const asPromised = (text: string) => async () => text;

/** Before anything is reserved or sent: a line break would begin another header, and other alphabets can't be sent. */
function checkHeaders(vendor: string, headers: Record<string, string>): void {
  const unfit = Object.entries(headers).find(([, value]) => !/^[\t\x20-\x7e]*$/.test(value))?.[0];
  if (unfit === undefined) return;
  const text = `vendor ${vendor}: the header ${unfit} contains a character that cannot be sent; use plain letters, digits and punctuation`;
  throw new ConnectorError('invalid_request', vendor, text, { field: unfit });
}

function lowerCased(headers: Record<string, string> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
