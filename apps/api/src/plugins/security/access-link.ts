import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../http/error-handler.ts';

/** Cookies know no port: without it in the name, two workbenches on one host would log each other out. */
const cookieName = (port: number) => `${FORMER_COOKIE}_${port}`;
/** Also accepted: earlier versions set it, and only the right session fits. */
const FORMER_COOKIE = 'workbench_access';

export interface AccessTokenOptions {
  accessToken: string;
  publicUrl?: string;
  /** Used until the server listens. */
  port: number;
}

/** What lets a browser in. */
export interface AccessLink {
  isLink(request: FastifyRequest): boolean;
  /** Sets the cookie and leads to the address without the token. */
  open(request: FastifyRequest, reply: FastifyReply): FastifyReply;
  hasSession(request: FastifyRequest): boolean;
}

/** Opening `/?token=…` once sets a cookie and redirects to the address without the token. */
export function createAccessLink(app: FastifyInstance, options: AccessTokenOptions): AccessLink {
  // The cookie contains a hash, so that a stolen cookie does not work as a bearer token.
  const session = createHash('sha256').update(`session:${options.accessToken}`).digest('hex');
  return {
    isLink: isAccessLink,
    open: (request, reply) => openSession(request, reply, options, `${cookieName(portOf(app, options))}=${session}`),
    hasSession: (request) =>
      [cookieName(portOf(app, options)), FORMER_COOKIE]
        .map((name) => readCookie(request.headers.cookie, name))
        .some((cookie) => cookie !== undefined && isEqualInConstantTime(cookie, session)),
  };
}

function isAccessLink(request: FastifyRequest): boolean {
  return request.method === 'GET' && /^\/\?(.*&)?token=/.test(request.url);
}

function openSession(
  request: FastifyRequest,
  reply: FastifyReply,
  { accessToken, publicUrl }: AccessTokenOptions,
  cookie: string,
): FastifyReply {
  const query = new URLSearchParams(request.url.slice(2));
  if (!tokensIn(request.url).some((candidate) => isEqualInConstantTime(candidate, accessToken)))
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
export function isEqualInConstantTime(candidate: string, expected: string): boolean {
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
