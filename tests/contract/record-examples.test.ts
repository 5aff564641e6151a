import { describe, expect, it } from 'vitest';
import { operations as entries, openApiDocument } from './document.ts';

type Json = Record<string, unknown>;

const schemas = openApiDocument.components.schemas as Record<string, Json>;
/** The calls on records that one owns: edits, identifiers, relations, merges, notes, tags, lists, views and the trash. */
const OF_RECORDS =
  /^\/api\/(?:companies\/\{id\}\/(?:fields|identifiers|aliases|merge|parent|relations|subsidiaries|notes|tags|timeline)|(?:contact-)?(?:duplicates|merges)|duplicate-searches|lists|views|merges|trash)/;
const operations = entries
  .filter(({ path }) => OF_RECORDS.test(path))
  .map(({ key, operation }) => ({ name: key, call: operation as unknown as Json }));

/** A schema shows what is meant by an example, or by naming its values. */
function isShown(schema: Json): boolean {
  if (['example', 'examples', 'enum', 'const'].some((key) => key in schema) || schema.type === 'boolean') return true;
  if (typeof schema.$ref === 'string') return isShown(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  const options = (schema.anyOf ?? schema.oneOf) as Json[] | undefined;
  if (options) return options.every((option) => option.type === 'null' || isShown(option));
  if (schema.type === 'array') return isShown(schema.items as Json);
  return schema.properties !== undefined && Object.values(schema.properties as Record<string, Json>).every(isShown);
}

describe('the calls on records', () => {
  it('are many', () => expect(operations.length).toBeGreaterThan(40));

  it.each(operations)('$name has a description, and an example of all that it takes', ({ call }) => {
    expect(call.description).toEqual(expect.stringMatching(/\w/));
    const body = (call.requestBody as { content: Record<string, { schema: Json }> } | undefined)?.content;
    const taken = [
      ...((call.parameters ?? []) as Json[]).map(({ name, schema, ...rest }) => ({
        name,
        schema: { ...(schema as Json), ...rest },
      })),
      ...Object.values(body ?? {}).map(({ schema, ...rest }) => ({ name: 'body', schema: { ...schema, ...rest } })),
    ];
    expect(taken.filter(({ schema }) => !isShown(schema)).map(({ name }) => name)).toEqual([]);
  });
});
