import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import { type AppRouter, appRouter } from '@workbench/trpc';
import type { FastifyInstance } from 'fastify';
import { requestContext } from '../http/request-context.ts';

/** The procedures for the web client. */
export async function addTrpc(app: FastifyInstance): Promise<void> {
  await app.register(fastifyTRPCPlugin, {
    prefix: '/trpc',
    trpcOptions: {
      router: appRouter,
      createContext: ({ req }) => requestContext(req),
    } satisfies FastifyTRPCPluginOptions<AppRouter>['trpcOptions'],
  });
}
