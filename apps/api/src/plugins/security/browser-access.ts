import { beginSession, endAllSessions, endSession, isSession } from '@workbench/services/api-keys';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../http/error-handler.ts';
import { isDataRoute, routeAddress } from '../http/route-address.ts';
import { hasToken, isAccessLink, isEqualInConstantTime, withoutToken } from './access-link.ts';
import { ACCESS_PAGE_PATH, openPage, signedInPage, tokenPage } from './access-page.ts';
import type { Refusals } from './rate-limit.ts';
import { createSessionCookie } from './session-cookie.ts';

export interface BrowserAccessOptions {
  accessToken: string;
  publicUrl?: string | undefined;
  /** Used until the server listens. */
  port: number;
}

/** Lets browsers in and out. */
export interface BrowserAccess {
  /** The pages that need no token. */
  isOpenTo(request: FastifyRequest): boolean;
  hasSession(request: FastifyRequest): Promise<boolean>;
  isLink(request: FastifyRequest): boolean;
  /** Begins a session and leads to the address without the token. */
  openLink(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
  /** Answers the page that takes the token, for a screen that a browser opens. */
  sendTokenPage(request: FastifyRequest, reply: FastifyReply): FastifyReply;
}

const WRONG_LINK = new HttpError(401, 'UNAUTHORIZED', 'This access link is not valid.');
const WRONG_TOKEN = new HttpError(401, 'UNAUTHORIZED', 'This is not the access token.');

export function createBrowserAccess(
  app: FastifyInstance,
  options: BrowserAccessOptions,
  refusals: Refusals,
): BrowserAccess {
  const { accessToken } = options;
  const cookie = createSessionCookie(app, options);
  const begin = async (reply: FastifyReply, next: string) =>
    reply
      .header('set-cookie', cookie.set(await beginSession(accessToken, new Date())))
      .header('referrer-policy', 'no-referrer')
      .header('cache-control', 'no-store')
      .redirect(next, 303);
  const hasSession = async (request: FastifyRequest) => {
    const session = cookie.read(request);
    return session !== undefined && session !== '' && isSession(session, accessToken, new Date());
  };

  app.register(async (scope) => {
    takeForms(scope);
    scope.get(ACCESS_PAGE_PATH, async (request, reply) =>
      sendPage(reply, (await hasSession(request)) ? signedInPage() : tokenPage('/')),
    );
    scope.post(ACCESS_PAGE_PATH, async (request, reply) => {
      const { token = '', next = '/' } = request.body as Record<string, string>;
      const target = isOwnPath(next) ? next : '/';
      try {
        await refusals.stopGuessing(request, reply);
        if (isEqualInConstantTime(token.trim(), accessToken)) return await begin(reply, target);
        return await refusals.refuseToken(request, reply, WRONG_TOKEN);
      } catch (error) {
        if (!(error instanceof HttpError)) throw error;
        return sendPage(reply.code(error.statusCode), tokenPage(target, error.message));
      }
    });
    scope.post(`${ACCESS_PAGE_PATH}/end`, async (request, reply) => {
      const { browsers } = request.body as Record<string, string>;
      const session = cookie.read(request) ?? '';
      if (browsers !== 'all') await endSession(session);
      else if (await hasSession(request)) await endAllSessions();
      return reply.header('set-cookie', cookie.clear()).redirect(ACCESS_PAGE_PATH, 303);
    });
  });

  return {
    isOpenTo: (request) => [ACCESS_PAGE_PATH, `${ACCESS_PAGE_PATH}/end`].includes(routeAddress(request)),
    hasSession,
    isLink: isAccessLink,
    openLink: async (request, reply) =>
      hasToken(request.url, accessToken)
        ? begin(reply, withoutToken(request.url))
        : refusals.refuseToken(request, reply, WRONG_LINK),
    sendTokenPage: (request, reply) => sendPage(reply.code(401), tokenPage(request.url)),
  };
}

/** Says that there is no access to end. */
export function addOpenAccessPage(app: FastifyInstance): void {
  app.get(ACCESS_PAGE_PATH, async (_request, reply) => sendPage(reply, openPage()));
}

/** Whether a browser opens a screen, and a person reads the answer. */
export function isScreenRequest(request: FastifyRequest): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return isRead && !isDataRoute(request) && (request.headers.accept ?? '').includes('text/html');
}

function sendPage(reply: FastifyReply, page: string): FastifyReply {
  return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);
}

/** Forms are read here alone: elsewhere a form of another page could send one without being asked. */
function takeForms(scope: FastifyInstance): void {
  const options = { parseAs: 'string', bodyLimit: 16 * 1024 } as const;
  scope.addContentTypeParser('application/x-www-form-urlencoded', options, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
  );
  scope.addHook('preHandler', async (request) => {
    if (typeof request.body !== 'object' || request.body === null) request.body = {};
  });
}

/** A path of this server: never "//host", which is another one. */
const isOwnPath = (path: string) => /^\/(?![/\\])/.test(path) && !/[\r\n\t]/.test(path);
