import { readFileSync } from 'node:fs';

interface OpenApiOperation {
  operationId: string;
  parameters?: { in: string; name: string; schema: Record<string, unknown> }[];
  requestBody?: { content: Record<string, unknown> };
  responses: Record<string, { content?: Record<string, { schema: object }>; headers?: Record<string, unknown> }>;
}

export interface OpenApiDocument {
  paths: Record<string, Record<string, OpenApiOperation>>;
  components: { schemas: Record<string, object> };
}

/** The committed document: what clients are promised. */
export const openApiDocument = JSON.parse(
  readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8'),
) as OpenApiDocument;

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
    return { key: `${verb} ${path}`, method: verb, path, operation };
  }),
);

/** @throws Error when the document has no such operation */
export function operationOf(key: string): OperationEntry {
  const found = operations.find((entry) => entry.key === key);
  if (found === undefined) throw new Error(`openapi.json has no operation "${key}"`);
  return found;
}
