import {
  isJson,
  type Json,
  mapChildren,
  mapOperations,
  mapPathSchemas,
  mapValues,
  type SchemaPosition,
} from './schemas/schema-tree.ts';

/** What OpenAPI 3.0 has no word for; the server checks it all the same. */
const UNKNOWN = new Set([
  'propertyNames',
  'contentMediaType',
  'contentEncoding',
  'contentSchema',
  '$schema',
  'prefixItems',
]);
const NO_POSITION: SchemaPosition = { owner: '', members: [], isOption: false };

/** The same document for generators that read OpenAPI 3.0 alone: no webhooks, `nullable` in place of the type null. Pure. */
export function toOpenApi30({ webhooks, ...document }: Json): Json {
  const components = withoutSchemasOf(webhooks, document);
  const withSchema = (holder: unknown) => ({ ...(holder as Json), schema: convert((holder as Json).schema) });
  return {
    ...document,
    openapi: '3.0.3',
    paths: mapOperations(mapPathSchemas(document.paths as Json, convert), withBareReferences),
    components: {
      ...components,
      schemas: mapValues(components.schemas as Json, (schema) => convert(schema)),
      parameters: mapValues((components.parameters ?? {}) as Json, withSchema),
      headers: mapValues((components.headers ?? {}) as Json, withSchema),
    },
  };
}

/** What an operation says of a shared answer has no place beside a reference. */
function withBareReferences(operation: Json): Json {
  const bare = (response: unknown) => (isJson(response) && '$ref' in response ? { $ref: response.$ref } : response);
  return { ...operation, responses: mapValues(operation.responses as Json, bare) };
}

/** Schemas that webhooks alone refer to have no place without them. */
function withoutSchemasOf(webhooks: unknown, document: Json): Json {
  const { schemas, ...others } = document.components as Json;
  const used = new Set<string>();
  const collect = (value: unknown) => {
    for (const [, name = ''] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (used.has(name)) continue;
      used.add(name);
      collect((schemas as Json)[name] ?? {});
    }
  };
  collect([document.paths, others]);
  const ofPaths = new Set(used);
  collect(webhooks ?? {});
  const kept = Object.entries(schemas as Json).filter(([name]) => ofPaths.has(name) || !used.has(name));
  return { ...others, schemas: Object.fromEntries(kept) };
}

function convert(schema: unknown): unknown {
  if (!isJson(schema)) return schema;
  const kept = Object.fromEntries(Object.entries(schema).filter(([key]) => !UNKNOWN.has(key)));
  const known = 'prefixItems' in schema ? { ...kept, items: {} } : kept;
  const converted = mapChildren(known, NO_POSITION, convert);
  return [withOneExample, withValues, withBooleanBounds, withNullable, withoutSiblings].reduce(
    (one, step) => step(one),
    converted,
  );
}

function withOneExample({ examples, ...schema }: Json): Json {
  return Array.isArray(examples) && examples.length > 0 ? { example: examples[0], ...schema } : schema;
}

function withValues(schema: Json): Json {
  const { const: value, ...rest } = schema;
  return 'const' in schema ? { ...rest, enum: [value] } : schema;
}

function withBooleanBounds(schema: Json): Json {
  const changed = { ...schema };
  for (const [bound, plain] of [
    ['exclusiveMinimum', 'minimum'],
    ['exclusiveMaximum', 'maximum'],
  ] as const) {
    if (typeof schema[bound] === 'number') Object.assign(changed, { [plain]: schema[bound], [bound]: true });
  }
  return changed;
}

function withNullable(schema: Json): Json {
  const { type, ...rest } = schema;
  if (Array.isArray(type)) {
    const types = type.filter((one) => one !== 'null');
    const nullable = type.length > types.length && { nullable: true };
    return types.length === 1
      ? { type: types[0], ...rest, ...nullable }
      : { anyOf: types.map((one) => ({ type: one, ...nullable })), ...rest };
  }
  // 3.0 has nullable only beside a type: null itself is the only value of this one.
  return type === 'null' ? { ...rest, type: 'string', nullable: true, enum: [null] } : schema;
}

/** Beside a reference, 3.0 reads nothing. */
function withoutSiblings(schema: Json): Json {
  const { $ref, ...rest } = schema;
  return $ref === undefined || Object.keys(rest).length === 0 ? schema : { allOf: [{ $ref }], ...rest };
}
