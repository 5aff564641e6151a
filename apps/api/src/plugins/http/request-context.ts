import type { RequestContext } from '@workbench/trpc';
import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    outside: RequestContext['service']['outside'];
  }
}

/** The part of a request that verbs see: a browser names the page that sent it, a script does not. */
export function requestContext(request: FastifyRequest): RequestContext {
  const actor = request.headers['sec-fetch-site'] === undefined ? 'script' : 'person';
  const { outside } = request.server;
  return { service: { actor, now: () => new Date(), log: request.log, outside }, headers: {} };
}
