import { locationOf, restOperations } from '@workbench/trpc';
import type { FastifyInstance } from 'fastify';
import { announceWork } from '../http/announce-work.ts';
import { objectBody, refuseForm } from '../http/json-body.ts';
import { refuseBody, refuseIfMatch, refuseOtherTarget, refuseQuery } from '../http/misplaced-input.ts';
import { requestContext } from '../http/request-context.ts';
import { isAnswered } from '../idempotency/answer-once.ts';
import { refuseIdempotencyKey } from '../idempotency/read-key.ts';
import { redirectMerged } from './merged-company.ts';

/** One Fastify route per procedure with OpenAPI meta: REST is not written a second time. */
export function addRestRoutes(scope: FastifyInstance): void {
  for (const { operationId, method, template, takesIfMatch, call } of restOperations()) {
    const takesBody = method !== 'GET' && method !== 'DELETE';
    const preHandler = redirectMerged(template);
    scope.route({
      ...(preHandler && { preHandler }),
      method,
      url: `/api${template.replace(/\{(\w+)\}/g, ':$1')}`,
      handler: async (request, reply) => {
        refuseForm(request);
        if (method !== 'POST' && method !== 'GET') refuseIdempotencyKey(request);
        if (!takesIfMatch) refuseIfMatch(request);
        if (takesBody) refuseQuery(request);
        else refuseBody(request);
        const input = takesBody ? objectBody(request.body) : (request.query as object);
        refuseOtherTarget(input, request);
        if (method === 'POST' && (await isAnswered(request, reply, { operationId, content: input }))) return reply;
        const ctx = requestContext(request);
        const output = await call(ctx, Object.assign({}, input, request.params));
        const location = locationOf(operationId, template, output);
        if (location !== null) reply.header('location', location);
        reply.code(ctx.status ?? 200).headers(ctx.headers);
        // REST clients always expect JSON, so a procedure without a result returns an empty object.
        return announceWork(request, reply, { operationId, output: output ?? {} });
      },
    });
  }
}
