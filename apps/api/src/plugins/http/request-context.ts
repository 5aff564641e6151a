import type { Infrastructure } from '@workbench/services/shared/context';
import type { RequestContext } from '@workbench/trpc';
import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    infrastructure: Infrastructure;
  }
}

/** The part of a request that verbs see: a browser names the page that sent it, a script does not. */
export function requestContext(request: FastifyRequest): RequestContext {
  const actor = request.headers['sec-fetch-site'] === undefined ? 'script' : 'person';
  const service = { ...request.server.infrastructure, actor, now: () => new Date(), log: request.log } as const;
  return { service, caller: request.caller, headers: {}, ifMatch: request.headers['if-match'] ?? null };
}
