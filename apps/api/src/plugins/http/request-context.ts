import type { RequestContext } from '@workbench/trpc';
import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    outside: RequestContext['service']['outside'];
  }
}

/** What verbs may know of a request: a browser says which page sent it, a script says nothing. */
export function requestContext(request: FastifyRequest): RequestContext {
  const actor = request.headers['sec-fetch-site'] === undefined ? 'script' : 'person';
  const { outside } = request.server;
  return { service: { actor, now: () => new Date(), log: request.log, outside }, headers: {} };
}
