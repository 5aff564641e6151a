import { type AuditActor, recordOperation, runAs } from '@workbench/services/audit';
import { auditedFileRoutes } from '@workbench/trpc';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { keptRequestId } from './kept-request-id.ts';
import { requestContext } from './request-context.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The JSON of the answer, before it becomes text. */
    answer: unknown;
  }
}

/**
 * Says who does what a request does, also to what it buys on the way, and adds a line for each route for files. Procedures add
 * theirs themselves, since one request of a screen may call many.
 */
export function auditRequests(app: FastifyInstance): void {
  const operations = new Map(
    [...auditedFileRoutes()].map(([key, id]) => [key.replace(' ', ' /api').replace(/\{(\w+)\}/g, ':$1'), id]),
  );
  app.decorateRequest<unknown>('answer', null);
  app.addHook('preHandler', (request, _reply, done) => runAs(actorOf(request), done));
  app.addHook('preSerialization', async (request, _reply, payload) => {
    request.answer = payload;
    return payload;
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const operation = operations.get(`${request.method} ${request.routeOptions.url}`);
    const isRepeated = reply.hasHeader('idempotent-replayed');
    const isDone = reply.statusCode < 400;
    const outcome = isDone ? 'done' : String(Reflect.get(Object(request.answer), 'code') ?? reply.statusCode);
    // What was refused before anything was done is no operation, and a key over its limit must not fill the log.
    const isRefused = reply.statusCode >= 400 && reply.statusCode < 500 && outcome !== 'CONFLICT';
    // Without a database, there is no log either.
    if (operation === undefined || isRepeated || isRefused || reply.statusCode === 503) return payload;
    const { service } = requestContext(request);
    await runAs(actorOf(request), () =>
      recordOperation(service, { operation, input: request.params, answer: isDone ? request.answer : null, outcome }),
    );
    return payload;
  });
}

function actorOf(request: FastifyRequest): AuditActor {
  const { caller, id } = request;
  return {
    kind: caller.kind,
    id: caller.kind === 'key' ? caller.id : null,
    via: request.headers['sec-fetch-site'] === undefined ? 'script' : 'person',
    requestId: keptRequestId(id),
  };
}
