import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isHealthProbe } from '../endpoints/health.ts';
import { HttpError } from '../http/error-handler.ts';

const COOKIE = 'workbench_access';

/**
 * Requires the token on every request: as a bearer token from scripts, as a cookie from browsers. Opening
 * `/?token=…` once sets the cookie and redirects to the address without the token.
 */
export function addAccessToken(app: FastifyInstance, options: { token: string; publicUrl?: string }): void {
  // The cookie contains a hash, so that a stolen cookie does not work as a bearer token.
  const session = createHash('sha256').update(`session:${options.token}`).digest('hex');

  app.addHook('onRequest', async (request, reply) => {
    if (isHealthProbe(request.url)) return;
    if (isAccessLink(request)) return openSession(request, reply, options, session);
    const bearer = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (bearer !== undefined && isEqualInConstantTime(bearer, options.token)) return;
    const cookie = readCookie(request.headers.cookie ?? '');
    if (cookie !== undefined && isEqualInConstantTime(cookie, session)) return;
    reply.header('www-authenticate', 'Bearer');
    throw new HttpError(
      401,
      'UNAUTHORIZED',
      'An access token is needed: open /?token=… once, or send "Authorization: Bearer …".',
    );
  });
}

function isAccessLink(request: FastifyRequest): boolean {
  return request.method === 'GET' && /^\/\?(.*&)?token=/.test(request.url);
}

function openSession(
  request: FastifyRequest,
  reply: FastifyReply,
  { token, publicUrl }: { token: string; publicUrl?: string },
  session: string,
): FastifyReply {
  const query = new URLSearchParams(request.url.slice(2));
  if (!isEqualInConstantTime(query.get('token') ?? '', token))
    throw new HttpError(401, 'UNAUTHORIZED', 'This access link is not valid.');
  query.delete('token');
  const isHttps = publicUrl?.startsWith('https:') && request.headers.host === new URL(publicUrl).host;
  return reply
    .header('set-cookie', `${COOKIE}=${session}; HttpOnly; SameSite=Strict; Path=/${isHttps ? '; Secure' : ''}`)
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-store')
    .redirect(query.size > 0 ? `/?${query}` : '/', 303);
}

/** Compares hashes, so that neither timing nor length leaks information. */
function isEqualInConstantTime(candidate: string, expected: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(candidate), hash(expected));
}

function readCookie(header: string): string | undefined {
  const prefix = `${COOKIE}=`;
  return header
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(prefix))
    ?.slice(prefix.length);
}
