import { REQUIRED_SCOPES, type RequiredScope } from '@workbench/services/api-keys/limits';
import type { ZodOpenApiPathsObject } from 'zod-openapi';

/** What the meta of a procedure says about the scope that an API key needs for it. */
export interface ScopeMeta {
  /** Only where it is another one than `read` of a query, and `write` of a mutation. */
  scope?: RequiredScope;
  /** What it needs besides, for some inputs; the procedure asks for it itself. */
  scopeFor?: ConditionalScope;
}

export interface ConditionalScope {
  scope: RequiredScope;
  when: string;
}

export const ENRICHING: ConditionalScope = {
  scope: 'spend',
  when: 'the leads are enriched, as they are without `"enrich": false`',
};

/** The scope that a procedure needs, whichever input it is given. */
export function scopeOf({ type, meta }: { type: string; meta?: ScopeMeta | undefined }): RequiredScope {
  return meta?.scope ?? (type === 'query' ? 'read' : 'write');
}

/** How operations of the document say it; in those of files, where no procedure does, by hand. */
export const SCOPE_FIELD = 'x-required-scope';
export const CONDITIONAL_SCOPE_FIELD = 'x-conditional-scope';

/** The scopes of routes for files, by "POST /companies/import-csv": as they are marked, else by their method. */
export function fileRouteScopes(paths: ZodOpenApiPathsObject): Map<string, RequiredScope> {
  const routes = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => {
      const marked: unknown = (operation as Record<string, unknown>)[SCOPE_FIELD];
      const scope = REQUIRED_SCOPES.find((one) => one === marked) ?? (method === 'get' ? 'read' : 'write');
      return [`${method.toUpperCase()} ${path}`, scope] as const;
    }),
  );
  return new Map(routes);
}

/** Routes for files whose calls are in the audit log, with their operations: imports and exports, no previews. */
export function auditedOperations(paths: ZodOpenApiPathsObject): Map<string, string> {
  const routes = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => {
      const id = String((operation as { operationId?: string }).operationId).replace('-', '.');
      return [`${method.toUpperCase()} ${path}`, id] as const;
    }),
  );
  return new Map(routes.filter(([, id]) => !id.includes('.preview')));
}
