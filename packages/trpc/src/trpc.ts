import { initTRPC } from '@trpc/server';
import type { OpenApiMeta } from 'trpc-to-openapi';
import type { RequestContext } from './context.ts';
import { formatError, toTrpcError } from './error-map.ts';

const t = initTRPC
  .meta<OpenApiMeta>()
  .context<RequestContext>()
  .create({ isDev: false, errorFormatter: ({ shape, error }) => formatError(shape, error) });

/** The one place where a verb's failure becomes a tRPC error; REST answers take their status from it. */
const translateErrors = t.middleware(async ({ next, ctx, path }) => {
  const result = await next();
  if (!result.ok) throw toTrpcError(result.error, ctx.service.log, path);
  return result;
});

export const router = t.router;
export const procedure = t.procedure.use(translateErrors);
export const createCallerFactory = t.createCallerFactory;
