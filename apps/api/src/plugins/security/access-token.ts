import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isHealthProbe } from '../endpoints/health.ts';
import { HttpError } from '../http/error-handler.ts';

/** Cookies know no port: without it in the name, two workbenches on one host would log each other out. */
const cookieName = (port: number) => `${FORMER_COOKIE}_${port}`;
/** Also accepted: earlier versions set it, and only the right session fits. */
const FORMER_COOKIE = 'workbench_access';

export interface AccessTokenOptions {
  token: string;
  publicUrl?: string;
  /** Used until the server listens. */
  port: number;
}

/**
 * Requires the token on every request: as a bearer token from scripts, as a cookie from browsers. Opening
 * `/?token=…` once sets the cookie and redirects to the address without the token.
 */
export function addAccessToken(app: FastifyInstance, options: AccessTokenOptions): void {
  // The cookie contains a hash, so that a stolen cookie does not work as a bearer token.
  const session = createHash('sha256').update(`session:${options.token}`).digest('hex');

  app.addHook('onRequest', async (request, reply) => {
    if (isHealthProbe(request.url)) return;
    if (isAccessLink(request))
      return openSession(request, reply, options, `${cookieName(portOf(app, options))}=${session}`);
    const bearer = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (bearer !== undefined && isEqualInConstantTime(bearer, options.token)) return;
    const cookies = [cookieName(portOf(app, options)), FORMER_COOKIE].map((name) =>
      readCookie(request.headers.cookie, name),
    );
    if (cookies.some((cookie) => cookie !== undefined && isEqualInConstantTime(cookie, session))) return;
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
  { token, publicUrl }: AccessTokenOptions,
  cookie: string,
): FastifyReply {
  const query = new URLSearchParams(request.url.slice(2));
  if (!tokensIn(request.url).some((candidate) => isEqualInConstantTime(candidate, token)))
    throw new HttpError(401, 'UNAUTHORIZED', 'This access link is not valid.');
  query.delete('token');
  const isHttps = publicUrl?.startsWith('https:') && request.headers.host === new URL(publicUrl).host;
  return reply
    .header('set-cookie', `${cookie}; HttpOnly; SameSite=Strict; Path=/${isHttps ? '; Secure' : ''}`)
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-store')
    .redirect(query.size > 0 ? `/?${query}` : '/', 303);
}

/** As it is read from a form, and as it is written: the "+" and "%" of a random text need not be escaped. */
function tokensIn(url: string): string[] {
  const raw = /[?&]token=([^&#]*)/.exec(url)?.[1] ?? '';
  return [new URLSearchParams(url.slice(2)).get('token') ?? '', raw];
}

/** The port in use, also where any free one was configured. */
function portOf(app: FastifyInstance, { port }: AccessTokenOptions): number {
  const address = app.server.address();
  return address !== null && typeof address === 'object' ? address.port : port;
}

/** Compares hashes, so that neither timing nor length leaks information. */
function isEqualInConstantTime(candidate: string, expected: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(candidate), hash(expected));
}

function readCookie(header: string | undefined, name: string): string | undefined {
  const prefix = `${name}=`;
  return header
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(prefix))
    ?.slice(prefix.length);
}
