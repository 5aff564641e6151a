import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

interface OpenApiOperation {
  operationId: string;
  /** Every code that its errors can have; the probes have none. */
  'x-error-codes'?: string[];
  parameters?: { in: string; name: string; schema: Record<string, unknown>; example?: unknown }[];
  requestBody?: { required?: boolean; content: Record<string, { schema: object }> };
  responses: Record<string, OpenApiResponse>;
}

interface OpenApiResponse {
  /** Of a shared answer: where it stands in the document. */
  $ref?: string;
  description?: string;
  content?: Record<string, { schema: object }>;
  headers?: Record<string, { $ref?: string; required?: boolean }>;
}

export interface OpenApiDocument {
  info: { version: string };
  paths: Record<string, Record<string, OpenApiOperation>>;
  webhooks: Record<string, object>;
  components: { schemas: Record<string, object>; responses: Record<string, object>; headers: Record<string, object> };
}

export const openApiPath = fileURLToPath(new URL('../../openapi.json', import.meta.url));

/** The committed document: what clients are promised. */
export const openApiDocument = JSON.parse(readFileSync(openApiPath, 'utf8')) as OpenApiDocument;

export interface OperationEntry {
  /** "GET /api/companies/{id}". */
  key: string;
  method: string;
  path: string;
  operation: OpenApiOperation;
}

export const operations: OperationEntry[] = Object.entries(openApiDocument.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => {
    const verb = method.toUpperCase();
    const parameters = operation.parameters?.map(resolveRef);
    return {
      key: `${verb} ${path}`,
      method: verb,
      path,
      operation: { ...operation, ...(parameters && { parameters }) },
    };
  }),
);

/** Without the probes, which look at nothing that a call sends. */
export const apiOperations = operations.filter(({ path }) => path.startsWith('/api/'));

/** @throws Error when the document has no such operation */
export function operationOf(key: string): OperationEntry {
  const found = operations.find((entry) => entry.key === key);
  if (found === undefined) throw new Error(`openapi.json has no operation "${key}"`);
  return found;
}

/** What stands at "#/components/…"; anything else is itself. */
export function resolveRef<T extends object>(value: T): T {
  if (!('$ref' in value) || typeof value.$ref !== 'string') return value;
  const found = value.$ref
    .split('/')
    .slice(1)
    .reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], openApiDocument);
  return found as T;
}

/** What an operation promises for a status; undefined for one that it does not name. */
export function responseOf({ operation }: OperationEntry, status: number | string): OpenApiResponse | undefined {
  const response = operation.responses[String(status)];
  return response && resolveRef(response);
}
