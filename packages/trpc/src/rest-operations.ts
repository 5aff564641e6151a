import { callTRPCProcedure, getTRPCErrorFromUnknown, TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import type { RequiredScope } from '@workbench/services/api-keys/limits';
import type { Logger } from '@workbench/services/shared/context';
import { ServiceError } from '@workbench/services/shared/errors';
import type { OpenApiMethod } from 'trpc-to-openapi';
import type { RequestContext } from './context.ts';
import { type ErrorBody, errorBody, toTrpcError } from './error-map.ts';
import { fileRoutePaths } from './openapi-file-routes.ts';
import { appRouter } from './root.ts';
import { auditedOperations, type ConditionalScope, fileRouteScopes, type ScopeMeta, scopeOf } from './scopes.ts';

/** A procedure that is exposed over REST. */
export interface RestOperation {
  /** As in the OpenAPI document: "companies-create". */
  operationId: string;
  method: OpenApiMethod;
  /** As in the OpenAPI document: "/companies/{id}". */
  template: string;
  scope: RequiredScope;
  scopeFor: ConditionalScope | null;
  /** Whether it compares the state of a record with `If-Match`. */
  takesIfMatch: boolean;
  /** Validates the input, calls the verb and rejects with a TRPCError. */
  call(ctx: RequestContext, input: unknown): Promise<unknown>;
}

interface ProcedureWithMeta {
  _def: { type: 'query' | 'mutation'; meta?: ScopeMeta & { openapi?: OpenApiRoute } };
}

interface OpenApiRoute {
  method: OpenApiMethod;
  path: string;
  requestHeaders?: { shape: Record<string, unknown> };
}

/** Every procedure with OpenAPI meta. */
export function restOperations(): RestOperation[] {
  const procedures = Object.entries(appRouter._def.procedures) as unknown as [string, ProcedureWithMeta][];
  return procedures.flatMap(([path, { _def }]) => {
    if (!_def.meta?.openapi) return [];
    const { method, path: template, requestHeaders } = _def.meta.openapi;
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
    return [
      {
        operationId: path.replaceAll('.', '-'),
        method,
        template,
        scope: scopeOf(_def),
        scopeFor: _def.meta.scopeFor ?? null,
        takesIfMatch: 'if-match' in (requestHeaders?.shape ?? {}),
        call,
      },
    ];
  });
}

/** The scope that each REST operation needs, by "GET /companies/{id}"; routes for files as well. */
export function restScopes(): Map<string, RequiredScope> {
  const ofProcedures = restOperations().map(({ method, template, scope }) => [`${method} ${template}`, scope] as const);
  return new Map([...ofProcedures, ...fileRouteScopes(fileRoutePaths)]);
}

/** Routes for files that the audit log has lines of, by "POST /leads/import", with their operations. */
export const auditedFileRoutes = (): Map<string, string> => auditedOperations(fileRoutePaths);

/** The response to a failed REST call; an unexpected error is logged in full and masked. */
export function toRestError(error: unknown, log: Logger, path: string): { status: number; body: ErrorBody } {
  // Procedure errors have been mapped and logged already.
  const known = error instanceof TRPCError ? error : toTrpcError(getTRPCErrorFromUnknown(error), log, path);
  const body = errorBody(known);
  if (known.cause instanceof ServiceError && known.cause.kind === 'gone')
    return { status: 410, body: { ...body, code: 'GONE' } };
  return { status: getHTTPStatusCodeFromError(known), body };
}
