import { isJson, type Json, mapChildren, mapValues, type SchemaPosition } from './schema-tree.ts';

const TIME = /^(?:at|asOf|lastSync|\w+(?:At|Until))$/;
const DAY = /^day$/;

/** Says of the times that the server sends that they are some: their names follow one rule, their schemas do not. Pure. */
export function withTimeFormats(schema: unknown, position: SchemaPosition): unknown {
  if (!isJson(schema)) return schema;
  const changed = mapChildren(schema, position, withTimeFormats);
  if (!isJson(changed.properties)) return changed;
  return { ...changed, properties: mapValues(changed.properties, (child, name) => formatted(child as Json, name)) };
}

function formatted(schema: Json, name: string): Json {
  const isText = [schema.type].flat().includes('string');
  if (!isText || 'format' in schema || 'enum' in schema || 'pattern' in schema) return schema;
  if (DAY.test(name)) return { ...schema, format: 'date' };
  return TIME.test(name) ? { ...schema, format: 'date-time' } : schema;
}
