import type { WireText } from '../transport/transport.ts';
import { WireError } from '../transport/wire-error.ts';
import type { HttpAnswer, HttpRequest } from '../types.ts';
import { failureOfContract, failureOfStatus, failureOfWire } from './classify-failure.ts';
import type { ClientParts } from './client-parts.ts';
import { readResponse } from './read-response.ts';
import { type Hop, sendHop } from './send-hop.ts';

const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/** Headers that belong to one origin: keys, tokens, cookies, in any vendor's naming. */
const SECRET_HEADER = /auth|cookie|key|token|secret|session|password/i;

/**
 * Sends the request and follows its redirects, each hop through guard and gate like the first. Throws CallFailure for
 * everything but 2xx, accepted statuses, and the 304 that `headers` may have asked for.
 */
export async function followRedirects(
  parts: ClientParts,
  request: HttpRequest,
  headers: Record<string, string>,
): Promise<HttpAnswer> {
  // What costs is sent once: behind a redirect it would be sent a second time.
  const redirectsMax = request.paid === undefined ? (request.redirectsMax ?? 0) : 0;
  let hop: Hop = { url: request.url, method: request.method ?? 'GET', headers, body: request.body ?? null };
  for (let redirects = 0; ; redirects += 1) {
    const answer = await sendHop(parts, request, hop);
    const location = REDIRECTS.has(answer.status) ? answer.headers.location : undefined;
    if (location === undefined || request.accept?.includes(answer.status)) {
      return readResponse(request, () => acceptAnswer(parts, request, hop, answer));
    }
    const next = nextHop(request, hop, answer.status, location);
    if (redirects >= redirectsMax) throw redirectFailure(parts, request, next, redirectsMax);
    hop = next;
  }
}

function acceptAnswer(parts: ClientParts, request: HttpRequest, hop: Hop, answer: WireText): HttpAnswer {
  const { status } = answer;
  const isUnchanged = status === 304 && ('if-none-match' in hop.headers || 'if-modified-since' in hop.headers);
  if ((status >= 200 && status < 300) || isUnchanged || request.accept?.includes(status)) {
    if (request.isErrorBody?.(answer.body) !== true) parts.refusals.record(request, hop.headers, null);
    return { ...answer, url: hop.url, fetchedAt: new Date(parts.now()), fromStore: false };
  }
  const failure = failureOfStatus(request, answer, parts.now());
  parts.refusals.record(request, hop.headers, failure);
  throw failure;
}

function nextHop(request: HttpRequest, hop: Hop, status: number, location: string): Hop {
  if (!URL.canParse(location, hop.url)) throw failureOfContract(request, 'redirects to something that is no address');
  const target = new URL(location, hop.url);
  const isOtherOrigin = target.origin !== new URL(hop.url).origin;
  // Browsers turn a POST into a GET here, and servers count on it (Fetch standard, HTTP-redirect fetch).
  const becomesGet = status === 303 || (hop.method === 'POST' && (status === 301 || status === 302));
  const body = becomesGet ? null : hop.body;
  if (isOtherOrigin && body !== null) throw failureOfContract(request, 'redirects what was sent to another host');
  const headers = Object.entries(hop.headers).filter(
    ([name]) => !(isOtherOrigin && SECRET_HEADER.test(name)) && !(becomesGet && name.startsWith('content-')),
  );
  return { url: target.href, method: becomesGet ? 'GET' : hop.method, headers: Object.fromEntries(headers), body };
}

function redirectFailure({ guard }: ClientParts, request: HttpRequest, { url }: Hop, redirectsMax: number) {
  try {
    guard.checkUrl(url);
  } catch (error) {
    return failureOfWire(request, url, new WireError('blocked', (error as Error).message, true));
  }
  if (redirectsMax === 0) return failureOfContract(request, 'redirects elsewhere instead of answering');
  return failureOfContract(request, `redirects more than ${redirectsMax} times`);
}
