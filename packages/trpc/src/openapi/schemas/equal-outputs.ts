import { isJson, type Json } from './schema-tree.ts';

const REF = '#/components/schemas/';

/**
 * The generator has a second schema, `…Output`, of what is both sent and answered. Once both are closed they may be the same:
 * then the first one is enough. Pure.
 */
export function withoutEqualOutputs(paths: Json, schemas: Json): { paths: Json; schemas: Json } {
  const equal = new Map(
    Object.entries(schemas).flatMap(([name, schema]) => {
      const base = /^(.+)Output$/.exec(name)?.[1];
      const isEqual = base !== undefined && base in schemas && keyOf(schemas[base]) === keyOf(schema);
      return isEqual ? [[REF + name, REF + base] as const] : [];
    }),
  );
  const refer = <T>(value: T): T =>
    JSON.parse(JSON.stringify(value), (key, child) => (key === '$ref' ? (equal.get(child) ?? child) : child));
  const kept = Object.entries(schemas).filter(([name]) => !equal.has(REF + name));
  return { paths: refer(paths), schemas: refer(Object.fromEntries(kept)) };
}

const keyOf = (schema: unknown): string =>
  JSON.stringify(schema, (_key, value: unknown) =>
    isJson(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value,
  );
