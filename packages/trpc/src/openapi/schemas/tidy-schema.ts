import { isJson, type Json, mapChildren, type SchemaPosition } from './schema-tree.ts';

/** Formats that the generator writes and no one defines; a pattern beside them says the same. */
const NO_FORMATS = new Set(['starts_with', 'ends_with', 'includes']);
const NO_POSITION: SchemaPosition = { owner: '', members: [], isOption: false };

/**
 * One way to write each thing, in a schema and all within. Pure.
 * @param schemas the named schemas of the document
 */
export function tidySchemas(schemas: Json): (schema: unknown) => unknown {
  const steps = [withoutEmptyRules, withNamedMembers(schemas), withPlainItems, withFlatOptions, withNullType];
  const tidy = (schema: unknown): unknown =>
    isJson(schema) ? steps.reduce((one, step) => step(one), mapChildren(schema, NO_POSITION, tidy)) : schema;
  return tidy;
}

/** The bounds of every integer that JavaScript can hold, and what else says nothing. */
function withoutEmptyRules({ $schema: _, ...schema }: Json): Json {
  const kept = Object.entries(schema).filter(
    ([key, value]) =>
      !(
        ((key === 'minimum' || key === 'maximum') && Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER) ||
        (key === 'format' && NO_FORMATS.has(String(value))) ||
        (key === 'propertyNames' && JSON.stringify(value) === '{"type":"string"}')
      ),
  );
  return Object.fromEntries(kept);
}

/** A map whose names are known is an object with these members. */
const withNamedMembers =
  (schemas: Json) =>
  (schema: Json): Json => {
    const { propertyNames, additionalProperties, ...rest } = schema;
    if (!isJson(propertyNames)) return schema;
    const name = /^#\/components\/schemas\/(.+)$/.exec(String(propertyNames.$ref))?.[1];
    const names = name === undefined ? propertyNames : schemas[name];
    if (!isJson(names) || !Array.isArray(names.enum)) return schema;
    const properties = Object.fromEntries(names.enum.map((key: string) => [key, additionalProperties]));
    return { ...rest, properties, additionalProperties: false };
  };

/** A pair of the same kind is an array of two. */
function withPlainItems(schema: Json): Json {
  const { prefixItems, ...rest } = schema;
  if (!Array.isArray(prefixItems)) return schema;
  const [first] = prefixItems;
  const isPlain = prefixItems.every((item) => JSON.stringify(item) === JSON.stringify(first));
  if (!isPlain) return { ...schema, items: schema.items ?? false };
  return { ...rest, items: first, minItems: prefixItems.length, maxItems: prefixItems.length };
}

/** Options of options are options. */
function withFlatOptions(schema: Json): Json {
  if (!Array.isArray(schema.anyOf)) return schema;
  const flat = schema.anyOf.flatMap((option: unknown) =>
    isJson(option) && Array.isArray(option.anyOf) && Object.keys(option).length === 1 ? option.anyOf : [option],
  );
  return { ...schema, anyOf: flat };
}

/** What may be null has the type null beside its own; only a reference needs an option for it. */
function withNullType(schema: Json): Json {
  const { anyOf, ...rest } = schema;
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return schema;
  const [one, other] = anyOf as Json[];
  if (one === undefined || other?.type !== 'null' || typeof one.type !== 'string' || 'const' in one) return schema;
  const values = Array.isArray(one.enum) && { enum: [...one.enum, null] };
  return { ...one, type: [one.type, 'null'], ...values, ...rest };
}
