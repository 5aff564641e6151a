import { authenticateKey, type Caller, looksLikeKey } from '@workbench/services/api-keys';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isHealthProbe } from '../endpoints/health.ts';
import { HttpError } from '../http/error-handler.ts';
import { type AccessTokenOptions, createAccessLink, isEqualInConstantTime } from './access-link.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
  }
}

/** What is wrong with a key. Only who holds the whole of it learns that it is expired or revoked. */
const REFUSALS = {
  mistyped: 'This API key is mistyped or cut off: its checksum does not fit.',
  unknown: 'This API key is not known here.',
  expired: 'This API key has expired; the owner can create another one.',
  revoked: 'This API key was revoked; the owner can create another one.',
} as const;

/**
 * Says who sent a request: the owner, by ACCESS_TOKEN as a bearer token or as the cookie of a browser; an API key; or anyone,
 * where no ACCESS_TOKEN is configured and no key is sent. A key binds a request to its scopes on every server.
 */
export function addAuthentication(app: FastifyInstance, options: Partial<AccessTokenOptions> & { port: number }): void {
  const { accessToken } = options;
  app.decorateRequest<Caller | null>('caller', null);
  const link = accessToken === undefined ? null : createAccessLink(app, { ...options, accessToken });

  app.addHook('onRequest', async (request, reply) => {
    request.caller = { kind: accessToken === undefined ? 'anyone' : 'owner' };
    if (isHealthProbe(request.url)) return;
    if (link?.isLink(request)) return link.open(request, reply);
    const bearer = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1]?.trim();
    if (accessToken !== undefined && bearer !== undefined && isEqualInConstantTime(bearer, accessToken)) return;
    if (bearer !== undefined && looksLikeKey(bearer)) {
      request.caller = await callerOfKey(bearer, reply);
      return;
    }
    if (link === null || link.hasSession(request)) return;
    reply.header('www-authenticate', 'Bearer');
    throw new HttpError(
      401,
      'UNAUTHORIZED',
      'An access token is needed: open /?token=… once, or send "Authorization: Bearer …" with ACCESS_TOKEN or an API key.',
    );
  });
}

async function callerOfKey(key: string, reply: FastifyReply): Promise<Caller> {
  const found = await findCallerOfKey(key);
  if (typeof found !== 'string') return found;
  reply.header('www-authenticate', 'Bearer error="invalid_token"');
  throw new HttpError(401, 'UNAUTHORIZED', found);
}

/** Whose key it is, or what is wrong with it as a sentence. */
export async function findCallerOfKey(key: string): Promise<Caller | string> {
  const verdict = await authenticateKey(key, new Date());
  return verdict.state === 'accepted' ? verdict.caller : REFUSALS[verdict.state];
}
