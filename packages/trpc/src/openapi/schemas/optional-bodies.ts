import type { z } from 'zod';
import { isJson, type Json } from './schema-tree.ts';

type Procedures = Record<string, unknown>;

/** What a parameter of a path may be: an id, the key of a run, a name or a source. */
const PATH_VALUES = ['665f1c0e8b3f4a2d9c1e7a01', '3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77', 'acme.com', 'name', 'apollo'];

/**
 * Says of a body that may be missing that it may: no member is needed, also not one of several. Pure.
 * @param procedures of the router, by their path: "companies.create"
 */
export function withOptionalBody(operation: Json, schemas: Json, procedures: Procedures): Json {
  const { requestBody } = operation;
  if (!isJson(requestBody) || !isJson(requestBody.content)) return operation;
  const isNeeded =
    Object.values(requestBody.content).some((media) => needsMember((media as Json).schema, schemas)) ||
    refusesNothing(operation, procedures);
  return { ...operation, requestBody: { ...requestBody, required: isNeeded } };
}

/** Whether a procedure refuses an input without a body, as where one of two members is needed. */
function refusesNothing({ operationId, parameters }: Json, procedures: Procedures): boolean {
  const procedure = procedures[String(operationId).replaceAll('-', '.')] as
    | { _def: { inputs?: z.ZodType[] } }
    | undefined;
  const input = procedure?._def.inputs?.[0];
  if (input === undefined) return false;
  const names = ((parameters ?? []) as Json[]).filter((one) => one.in === 'path').map(({ name }) => String(name));
  const inputs = PATH_VALUES.map((value) => Object.fromEntries(names.map((name) => [name, value])));
  return !inputs.some((one) => input.safeParse(one).success);
}

function needsMember(schema: unknown, schemas: Json): boolean {
  if (!isJson(schema)) return true;
  const name = /^#\/components\/schemas\/(.+)$/.exec(String(schema.$ref))?.[1];
  if (name !== undefined) return needsMember(schemas[name], schemas);
  const options = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(options)) return options.every((option) => needsMember(option, schemas));
  return schema.type !== 'object' || (Array.isArray(schema.required) && schema.required.length > 0);
}
