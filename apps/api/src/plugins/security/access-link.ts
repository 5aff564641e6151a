import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** Opening `/?token=…` lets a browser in. */
export function isAccessLink(request: FastifyRequest): boolean {
  return request.method === 'GET' && /^\/\?(.*&)?token=/.test(request.url);
}

/** Whether the link has the right token. */
export function hasToken(url: string, accessToken: string): boolean {
  return tokensIn(url).some((candidate) => isEqualInConstantTime(candidate, accessToken));
}

/** The address that the link leads to, without the token. */
export function withoutToken(url: string): string {
  const query = new URLSearchParams(url.slice(2));
  query.delete('token');
  return query.size > 0 ? `/?${query}` : '/';
}

/** As it is read from a form, and as it is written: the "+" and "%" of a random text need not be escaped. */
function tokensIn(url: string): string[] {
  const raw = /[?&]token=([^&#]*)/.exec(url)?.[1] ?? '';
  return [new URLSearchParams(url.slice(2)).get('token') ?? '', raw];
}

/** Compares hashes, so that neither timing nor length leaks information. */
export function isEqualInConstantTime(candidate: string, expected: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(candidate), hash(expected));
}
