import { type OperationEntry, openApiDocument } from './document.ts';

interface Schema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  example?: unknown;
  examples?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  minimum?: number;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  format?: string;
}

/** A value that fits a schema of the document as far as it says what fits: its example, or the least that it requires. */
function sampleOf(given: unknown): unknown {
  const schema = given as Schema;
  if (schema.$ref !== undefined) {
    return sampleOf(openApiDocument.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  }
  const [stated] = [schema.const, schema.example, schema.examples?.[0], schema.default, schema.enum?.[0]].filter(
    (one) => one !== undefined,
  );
  if (stated !== undefined) return stated;
  const [part] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [];
  if (part !== undefined) return sampleOf(part);
  return sampleOfType(schema);
}

function sampleOfType(schema: Schema): unknown {
  switch ([schema.type].flat()[0]) {
    case 'object': {
      const { properties = {}, required = [] } = schema;
      return Object.fromEntries(required.map((name) => [name, sampleOf(properties[name] ?? {})]));
    }
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => sampleOf(schema.items ?? {}));
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 1);
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return schema.format === 'date-time' ? '2026-01-01T00:00:00.000Z' : 'acme.com';
  }
}

/** The body that an operation takes: JSON, or a form with a small file. */
export function sampleBody({ operation }: OperationEntry): RequestInit {
  const content = (operation.requestBody?.content ?? {}) as Record<string, { schema: unknown }>;
  const json = content['application/json'];
  if (json !== undefined) {
    return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(sampleOf(json.schema)) };
  }
  if (content['multipart/form-data'] === undefined) return {};
  const form = new FormData();
  form.set('file', new Blob(['name,domain,industry,email\nAcme,acme-sample.com,X,ada@acme.com\n']), 'rows.csv');
  return { body: form };
}
