import { restOperations } from '@workbench/trpc';
import type { FastifyInstance } from 'fastify';
import { requestContext } from '../request-context.ts';
import { objectBody } from './json-body.ts';

/** One Fastify route per procedure with OpenAPI meta: REST is not written a second time. */
export function addRestRoutes(scope: FastifyInstance): void {
  for (const { method, template, call } of restOperations()) {
    const takesBody = method !== 'GET' && method !== 'DELETE';
    scope.route({
      method,
      url: `/api${template.replace(/\{(\w+)\}/g, ':$1')}`,
      handler: async (request, reply) => {
        const ctx = requestContext(request);
        const given = takesBody ? objectBody(request.body) : request.query;
        const output = await call(ctx, Object.assign({}, given, request.params));
        // A client of this interface always reads JSON, so what has no result answers an empty object.
        return reply
          .code(ctx.status ?? 200)
          .headers(ctx.headers)
          .send(output ?? {});
      },
    });
  }
}
