import { callTRPCProcedure, getTRPCErrorFromUnknown, TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import type { Logger } from '@workbench/services/shared/context';
import type { OpenApiMethod } from 'trpc-to-openapi';
import type { RequestContext } from './context.ts';
import { type ErrorBody, errorBody, toTrpcError } from './error-map.ts';
import { appRouter } from './root.ts';

/** A procedure that is open to REST. */
export interface RestOperation {
  method: OpenApiMethod;
  /** As in the OpenAPI document: "/companies/{id}". */
  template: string;
  /** Validates the input, calls the verb and rejects with a TRPCError. */
  call(ctx: RequestContext, input: unknown): Promise<unknown>;
}

interface ProcedureWithMeta {
  _def: { type: 'query' | 'mutation'; meta?: { openapi?: { method: OpenApiMethod; path: string } } };
}

/** Every procedure with OpenAPI meta. */
export function restOperations(): RestOperation[] {
  const procedures = Object.entries(appRouter._def.procedures) as unknown as [string, ProcedureWithMeta][];
  return procedures.flatMap(([path, { _def }]) => {
    if (!_def.meta?.openapi) return [];
    const { method, path: template } = _def.meta.openapi;
    const call = (ctx: RequestContext, input: unknown) =>
      callTRPCProcedure({
        router: appRouter,
        path,
        type: _def.type,
        ctx,
        getRawInput: async () => input,
        signal: undefined,
        batchIndex: 0,
      });
    return [{ method, template, call }];
  });
}

/** What a REST client is told of a failure; one that nobody foresaw is logged whole and told to nobody. */
export function toRestError(error: unknown, log: Logger, path: string): { status: number; body: ErrorBody } {
  // A procedure's failure was translated and logged where it happened.
  const known = error instanceof TRPCError ? error : toTrpcError(getTRPCErrorFromUnknown(error), log, path);
  return { status: getHTTPStatusCodeFromError(known), body: errorBody(known) };
}
