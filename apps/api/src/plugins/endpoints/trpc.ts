import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import { type AppRouter, appRouter } from '@workbench/trpc';
import type { FastifyInstance } from 'fastify';
import { requestContext } from '../http/request-context.ts';

/** The web client sends smaller batches; a request counts once towards its limit, however much work it asks for. */
const BATCH_MAX = 20;

/** The procedures for the web client. */
export async function addTrpc(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    takeWhatRestTakes(scope);
    await scope.register(fastifyTRPCPlugin, {
      prefix: '/trpc',
      trpcOptions: {
        router: appRouter,
        createContext: ({ req }) => requestContext(req),
        maxBatchSize: BATCH_MAX,
      } satisfies FastifyTRPCPluginOptions<AppRouter>['trpcOptions'],
    });
  });
}

/** The library reads bodies itself: it would take `__proto__`, and no "APPLICATION/JSON". */
function takeWhatRestTakes(scope: FastifyInstance): void {
  const parseJson = scope.getDefaultJsonParser('error', 'error');
  scope.addHook('onRequest', async ({ raw: { headers } }) => {
    const type = headers['content-type'];
    if (type !== undefined) headers['content-type'] = type.replace(/^[^;]*/, (mediaType) => mediaType.toLowerCase());
  });
  scope.addHook('preHandler', (request, _reply, done) => {
    if (typeof request.body !== 'string' || request.body === '') done();
    else parseJson(request, request.body, (error) => done(error ?? undefined));
  });
}
