import { type Caller, looksLikeKey } from '@workbench/services/api-keys';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { TOKEN_LENGTH_MIN } from '../../config/read-config.ts';
import { isHealthProbe } from '../endpoints/health.ts';
import { HttpError } from '../http/error-handler.ts';
import { isEqualInConstantTime } from './access-link.ts';
import { addOpenAccessPage, createBrowserAccess, isScreenRequest } from './browser-access.ts';
import { findCallerOfKey, REFUSALS } from './find-caller-of-key.ts';
import type { Refusals } from './rate-limit.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
  }
}

const NEEDED =
  'An access token is needed: open /?token=… once, or send "Authorization: Bearer …" with ACCESS_TOKEN or an API key.';

export interface AuthenticationOptions {
  accessToken?: string | undefined;
  publicUrl?: string | undefined;
  port: number;
}

/**
 * Says who sent a request: the owner, by ACCESS_TOKEN as a bearer token or as the session of a browser; an API key; or anyone,
 * where no ACCESS_TOKEN is configured and no key is sent. A key binds a request to its scopes on every server.
 */
export function addAuthentication(app: FastifyInstance, options: AuthenticationOptions, refusals: Refusals): void {
  const { accessToken } = options;
  app.decorateRequest<Caller | null>('caller', null);
  const browsers = accessToken === undefined ? null : createBrowserAccess(app, { ...options, accessToken }, refusals);
  if (browsers === null) addOpenAccessPage(app);
  // Whoever guesses at a short one is stopped even where the next guess would be right.
  const isGuessable = accessToken !== undefined && accessToken.length < TOKEN_LENGTH_MIN;

  app.addHook('onRequest', async (request, reply) => {
    request.caller = { kind: accessToken === undefined ? 'anyone' : 'owner' };
    if (isHealthProbe(request.url)) return;
    const bearer = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1]?.trim();
    const isLink = browsers?.isLink(request) ?? false;
    if (isGuessable && (bearer !== undefined || isLink)) await refusals.stopGuessing(request, reply);
    if (browsers !== null && isLink) return browsers.openLink(request, reply);
    if (accessToken !== undefined && bearer !== undefined && isEqualInConstantTime(bearer, accessToken)) return;
    if (bearer !== undefined && looksLikeKey(bearer)) {
      const found = await findCallerOfKey(bearer);
      if (typeof found === 'string') return refuse(request, reply, found);
      request.caller = found;
      return;
    }
    if (browsers === null || browsers.isOpenTo(request) || (await browsers.hasSession(request))) return;
    if (bearer === undefined && isScreenRequest(request)) return browsers.sendTokenPage(request, reply);
    reply.header('www-authenticate', 'Bearer');
    const error = new HttpError(401, 'UNAUTHORIZED', NEEDED);
    return bearer === undefined ? refusals.refuse(request, reply, error) : refusals.refuseToken(request, reply, error);
  });

  function refuse(request: FastifyRequest, reply: FastifyReply, reason: string): Promise<never> {
    reply.header('www-authenticate', 'Bearer error="invalid_token"');
    const error = new HttpError(401, 'UNAUTHORIZED', reason);
    // An expired or revoked one is no guess.
    const isGuess = reason === REFUSALS.mistyped || reason === REFUSALS.unknown;
    return isGuess ? refusals.refuseToken(request, reply, error) : refusals.refuse(request, reply, error);
  }
}
