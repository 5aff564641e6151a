import { callTRPCProcedure } from '@trpc/server';
import { appRouter } from '@workbench/trpc';
import type { FastifyInstance, HTTPMethods } from 'fastify';
import { requestContext } from '../request-context.ts';
import { objectBody } from './json-body.ts';

interface RestOperation {
  /** As tRPC names it: "companies.list". */
  path: string;
  type: 'query' | 'mutation' | 'subscription';
  method: HTTPMethods;
  url: string;
}

/** One Fastify route per procedure with OpenAPI meta: REST is not written a second time. */
export function addRestRoutes(scope: FastifyInstance): void {
  for (const { path, type, method, url } of restOperations()) {
    const takesBody = method !== 'GET' && method !== 'DELETE';
    scope.route({
      method,
      url,
      handler: async (request, reply) => {
        const ctx = requestContext(request);
        const given = takesBody ? objectBody(request.body) : request.query;
        const input = Object.assign({}, given, request.params);
        const output = await callTRPCProcedure({
          router: appRouter,
          path,
          type,
          ctx,
          getRawInput: async () => input,
          signal: undefined,
          batchIndex: 0,
        });
        // A client of this interface always reads JSON, so what has no result answers an empty object.
        return reply
          .code(ctx.status ?? 200)
          .headers(ctx.headers)
          .send(output ?? {});
      },
    });
  }
}

function restOperations(): RestOperation[] {
  const procedures = Object.entries(appRouter._def.procedures) as unknown as [string, ProcedureWithMeta][];
  return procedures.flatMap(([path, { _def }]) => {
    if (!_def.meta?.openapi) return [];
    const { method, path: template } = _def.meta.openapi;
    return [{ path, type: _def.type, method, url: `/api${template.replace(/\{(\w+)\}/g, ':$1')}` }];
  });
}

interface ProcedureWithMeta {
  _def: { type: RestOperation['type']; meta?: { openapi?: { method: HTTPMethods; path: string } } };
}
