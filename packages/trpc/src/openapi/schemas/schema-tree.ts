export type Json = Record<string, unknown>;

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const mapValues = (object: Json, change: (value: unknown, key: string) => unknown): Json =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value, key)]));

/** Where a schema stands: the named schema or the operation that has it, and the members that lead to it. */
export interface SchemaPosition {
  owner: string;
  members: readonly string[];
  isOption: boolean;
}

type SchemaChange = (schema: unknown, position: SchemaPosition) => unknown;

/** A copy with each schema that stands directly in this one changed. Pure. */
export function mapChildren(schema: Json, position: SchemaPosition, change: SchemaChange): Json {
  const inside = (member?: string, isOption = false): SchemaPosition => ({
    owner: position.owner,
    members: member === undefined ? position.members : [...position.members, member],
    isOption,
  });
  const changed: Json = { ...schema };
  if (isJson(schema.properties)) {
    changed.properties = mapValues(schema.properties, (child, name) => change(child, inside(name)));
  }
  for (const key of ['items', 'additionalProperties', 'propertyNames', 'contentSchema', 'not'])
    if (isJson(schema[key])) changed[key] = change(schema[key], inside());
  for (const key of ['anyOf', 'oneOf', 'allOf', 'prefixItems']) {
    const options = schema[key];
    if (Array.isArray(options)) changed[key] = options.map((option) => change(option, inside(undefined, true)));
  }
  return changed;
}

/** A copy of paths with the schema of each parameter, body and answer changed. Pure. */
export function mapPathSchemas(paths: Json, change: SchemaChange): Json {
  const changed = mapOperations(paths, (operation) => {
    const { parameters, requestBody, ...rest } = operation;
    const at = positionOf(operation);
    return {
      ...rest,
      ...(Array.isArray(parameters) && {
        parameters: parameters.map((one: Json) => withSchema(one, at(String(one.name)), change)),
      }),
      ...(requestBody !== undefined && { requestBody: withContent(requestBody, at('input'), change) }),
    };
  });
  return mapResponseSchemas(changed, change);
}

/** A copy of paths with the schema of each answer changed. Pure. */
export function mapResponseSchemas(paths: Json, change: SchemaChange): Json {
  return mapOperations(paths, (operation) => ({
    ...operation,
    responses: mapValues(operation.responses as Json, (response) =>
      withContent(response, positionOf(operation)('output'), change),
    ),
  }));
}

const positionOf =
  (operation: Json) =>
  (member: string): SchemaPosition => ({
    owner: pascal(String(operation.operationId)),
    members: [member],
    isOption: false,
  });

const withSchema = (holder: unknown, position: SchemaPosition, change: SchemaChange): unknown =>
  isJson(holder) && 'schema' in holder ? { ...holder, schema: change(holder.schema, position) } : holder;

const withContent = (holder: unknown, position: SchemaPosition, change: SchemaChange): unknown =>
  isJson(holder) && isJson(holder.content)
    ? { ...holder, content: mapValues(holder.content, (media) => withSchema(media, position, change)) }
    : holder;

/** A copy of paths with each operation changed. Pure. */
export function mapOperations(paths: Json, change: (operation: Json, method: string, path: string) => unknown): Json {
  return mapValues(paths, (item, path) =>
    mapValues(item as Json, (operation, method) => (isJson(operation) ? change(operation, method, path) : operation)),
  );
}

/** `companies-importCsv` → `CompaniesImportCsv`. */
export const pascal = (text: string): string =>
  text
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
