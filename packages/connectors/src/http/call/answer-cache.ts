import { createHash } from 'node:crypto';
import type { CachedAnswer, HttpAnswer, HttpRequest } from '../types.ts';
import type { ClientParts } from './client-parts.ts';

/** The clocks of two machines differ by less. */
const CLOCK_SKEW_MAX_MS = 5 * 60_000;

/** Headers on which the answer depends: another key or another form is another answer. */
const VARYING_HEADERS = /^(accept|accept-language|authorization|.*key|.*token)$/;

/**
 * The answer from the cache while it is younger than `cacheMs`; older ones are asked for again by ETag or date, and
 * count as new when the server says that nothing changed. `send` takes the headers of the request.
 */
export async function withAnswerCache(
  { shared: { cache }, now }: ClientParts,
  request: HttpRequest,
  headers: Record<string, string>,
  send: (headers: Record<string, string>) => Promise<HttpAnswer>,
  isUsable: (answer: HttpAnswer) => boolean,
): Promise<HttpAnswer> {
  const key = cacheKey(request, headers);
  const known = await cache.read(key);
  if (known !== null && isFresh(known.fetchedAt.getTime(), now(), request.cacheMs ?? 0)) {
    return { ...known, fromStore: true };
  }
  const answer = await send({ ...headers, ...conditions(known) });
  if (answer.status !== 304 || known === null) {
    // Some say "slow down" with a 200: kept, it would be the answer for days.
    if (isUsable(answer)) await cache.write(key, stored(answer));
    return answer;
  }
  const renewed = { ...known, headers: { ...known.headers, ...answer.headers }, fetchedAt: answer.fetchedAt };
  await cache.write(key, renewed);
  return { ...renewed, fromStore: true };
}

/** An answer from the future was stored by a clock that was ahead, and would be fresh until the clock has caught up. */
function isFresh(fetchedAt: number, now: number, cacheMs: number): boolean {
  return fetchedAt + cacheMs > now && fetchedAt <= now + CLOCK_SKEW_MAX_MS;
}

/** Makes the stored answer too old and without marks, so that the next call asks for a whole new one. */
export async function invalidateCachedAnswer(
  { shared: { cache } }: ClientParts,
  request: HttpRequest,
  headers: Record<string, string>,
  answer: HttpAnswer,
): Promise<void> {
  await cache.write(cacheKey(request, headers), { ...stored(answer), headers: {}, fetchedAt: new Date(0) });
}

/** A hash, so that no address and no key stands readable in the store. */
function cacheKey(request: HttpRequest, headers: Record<string, string>): string {
  const varying = Object.entries(headers).filter(([name]) => VARYING_HEADERS.test(name));
  const parts = [request.method ?? 'GET', request.url, request.body ?? '', varying.sort()];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

function conditions(known: CachedAnswer | null): Record<string, string> {
  if (known === null || known.status !== 200) return {};
  const { etag, 'last-modified': lastModified } = known.headers;
  return {
    ...(etag !== undefined && { 'if-none-match': etag }),
    ...(lastModified !== undefined && { 'if-modified-since': lastModified }),
  };
}

function stored({ status, headers, url, body, fetchedAt }: HttpAnswer): CachedAnswer {
  return { status, headers, url, body, fetchedAt };
}
