import { isJson, type Json, mapValues } from './openapi/schemas/schema-tree.ts';

/**
 * Says of every object that a client sends whether it takes other members: the server refuses those that it does not
 * know, which the generator cannot see. Pure.
 * @param schemas the document's shared schemas, of which those that requests refer to (`inputs`) are closed as well
 */
export function closeInputs<Paths extends object>(
  paths: Paths,
  schemas: Record<string, unknown>,
): { paths: Paths; schemas: Record<string, unknown>; inputs: ReadonlySet<string> } {
  const referred = new Set<string>();
  const closedPaths = mapValues(paths as Record<string, unknown>, (item) =>
    mapValues(item as Json, (operation) => closeBody(operation, referred)),
  ) as Paths;
  const closed = { ...schemas };
  // A set hands out what is added while it is read: schemas that refer to others.
  for (const name of referred) closed[name] = closeSchema(schemas[name], referred);
  return { paths: closedPaths, schemas: closed, inputs: referred };
}

function closeBody(operation: unknown, referred: Set<string>): unknown {
  if (!isJson(operation) || !isJson(operation.requestBody)) return operation;
  const content = mapValues(operation.requestBody.content as Json, (media) =>
    isJson(media) ? { ...media, schema: closeSchema(media.schema, referred) } : media,
  );
  return { ...operation, requestBody: { ...operation.requestBody, content } };
}

function closeSchema(schema: unknown, referred: Set<string>): unknown {
  if (!isJson(schema)) return schema;
  const close = (one: unknown) => closeSchema(one, referred);
  const name = /^#\/components\/schemas\/(.+)$/.exec(String(schema.$ref))?.[1];
  if (name !== undefined) referred.add(name);
  const closed: Json = { ...schema };
  if (isJson(schema.properties)) closed.properties = mapValues(schema.properties, close);
  for (const key of ['items', 'additionalProperties', 'contentSchema'])
    if (key in schema) closed[key] = close(schema[key]);
  for (const key of ['anyOf', 'oneOf', 'prefixItems']) {
    const options = schema[key];
    if (Array.isArray(options)) closed[key] = options.map(close);
  }
  // Beside options, which are closed themselves, it would refuse the members of each.
  const hasOptions = Array.isArray(schema.anyOf) || Array.isArray(schema.oneOf);
  if (schema.type === 'object' && !hasOptions && !('additionalProperties' in schema))
    closed.additionalProperties = false;
  return closed;
}
