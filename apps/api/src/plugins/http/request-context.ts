import type { Infrastructure } from '@workbench/services/shared/context';
import type { RequestContext } from '@workbench/trpc';
import type { FastifyRequest } from 'fastify';
import { keptRequestId } from './kept-request-id.ts';

declare module 'fastify' {
  interface FastifyInstance {
    infrastructure: Infrastructure;
  }
}

/** The part of a request that verbs see: a browser names the page that sent it, a script does not. */
export function requestContext(request: FastifyRequest): RequestContext {
  const actor = request.headers['sec-fetch-site'] === undefined ? 'script' : 'person';
  const requestId = keptRequestId(request.id);
  const own = { actor, now: () => new Date(), log: request.log, requestId, ...callOf(request) } as const;
  const service = { ...request.server.infrastructure, ...own };
  return { service, caller: request.caller, headers: {}, ifMatch: request.headers['if-match'] ?? null };
}

function callOf({ idempotentCall }: FastifyRequest) {
  if (idempotentCall === null || idempotentCall === undefined) return null;
  const { callId, isRepeat, keptOutcome, keepOutcome } = idempotentCall;
  return { callId, isRepeat, keptOutcome, keepOutcome };
}
