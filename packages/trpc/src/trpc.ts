import { getTRPCErrorFromUnknown, initTRPC } from '@trpc/server';
import { requireScope } from '@workbench/services/api-keys';
import { recordOperation } from '@workbench/services/audit';
import type { Logger } from '@workbench/services/shared/context';
import type { OpenApiMeta } from 'trpc-to-openapi';
import type { RequestContext } from './context.ts';
import { formatError, toTrpcError } from './error-map.ts';
import { type ScopeMeta, scopeOf } from './scopes.ts';
import { guardProcedures } from './unknown-input/guard-procedures.ts';

const t = initTRPC
  .meta<OpenApiMeta & ScopeMeta>()
  .context<RequestContext>()
  .create({ isDev: false, errorFormatter: ({ shape, error }) => formatError(shape, error) });

/** The one place where a service error becomes a tRPC error; REST responses take their status from it. */
const translateErrors = t.middleware(async ({ next, ctx, path }) => {
  const result = await next();
  if (!result.ok) throw toTrpcError(result.error, ctx.service.log, path);
  if (!isAsyncIterable(result.data)) return result;
  return { ...result, data: translateStream(result.data, ctx.service.log, path) };
});

function isAsyncIterable(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}

/** A streaming verb can fail after the call has returned; its errors are mapped the same way. */
async function* translateStream(pieces: AsyncIterable<unknown>, log: Logger, path: string): AsyncGenerator<unknown> {
  try {
    yield* pieces;
  } catch (error) {
    throw toTrpcError(getTRPCErrorFromUnknown(error), log, path);
  }
}

/** Every entrance comes through here: REST, each call of a tRPC batch, and what else calls procedures. */
const checkScope = t.middleware(({ next, ctx, meta, type }) => {
  requireScope(ctx.caller, scopeOf({ type, meta }));
  return next();
});

/** Adds a line to the audit log for whatever may have changed, deleted, exported or bought something. */
const recordInAudit = t.middleware(async ({ next, ctx, meta, type, path, getRawInput }) => {
  const result = await next();
  if (type === 'query' || scopeOf({ type, meta }) === 'read') return result;
  const input = await getRawInput();
  const record = async (outcome: string, answer: unknown) => {
    if (!REFUSED.has(outcome)) await recordOperation(ctx.service, { operation: path, input, answer, outcome });
  };
  if (result.ok && isAsyncIterable(result.data)) return { ...result, data: recordAtEnd(result.data, path, record) };
  await (result.ok ? record('done', result.data) : record(outcomeOf(result.error, path), null));
  return result;
});

const outcomeOf = (error: unknown, path: string) => toTrpcError(getTRPCErrorFromUnknown(error), SILENT, path).code;

/** Whether a stream was done shows at its end; one that its reader leaves has done what it did until then. */
async function* recordAtEnd(
  pieces: AsyncIterable<unknown>,
  path: string,
  record: (outcome: string, answer: unknown) => Promise<void>,
): AsyncGenerator<unknown> {
  let outcome = 'done';
  try {
    yield* pieces;
  } catch (error) {
    outcome = outcomeOf(error, path);
    throw error;
  } finally {
    await record(outcome, null);
  }
}

/** Before anything was done; without a database, there is no log either. */
const REFUSED: ReadonlySet<string> = new Set(['BAD_REQUEST', 'FORBIDDEN', 'NOT_FOUND', 'SERVICE_UNAVAILABLE']);
const SILENT: Logger = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Routers are built here alone, so that no procedure accepts input that it does not know. */
export const router = ((routes) => t.router(guardProcedures(routes))) as typeof t.router;
export const procedure = t.procedure.use(translateErrors).use(checkScope).use(recordInAudit);
export const createCallerFactory = t.createCallerFactory;
