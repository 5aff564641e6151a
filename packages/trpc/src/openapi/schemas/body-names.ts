import { z } from 'zod';
import { isJson, type Json, mapOperations } from './schema-tree.ts';

interface ProcedureWithInput {
  _def: { inputs?: z.ZodType[] };
}

/**
 * Makes a named schema of each JSON body whose input has an id (`.meta({ id })`): the generator takes the ids off, as it
 * takes the path parameters out of the input. Pure.
 * @param procedures of the router, by their path: "companies.create"
 * @throws Error when two bodies of different shapes have the same id
 */
export function nameBodies(paths: Json, schemas: Json, procedures: Json): { paths: Json; schemas: Json } {
  const named = { ...schemas };
  const changed = mapOperations(paths, (operation) => {
    const { operationId, requestBody } = operation;
    const content = isJson(requestBody) ? (requestBody.content as Json) : {};
    const media = content['application/json'];
    const id = inputId(procedures[String(operationId).replaceAll('-', '.')]);
    if (!isJson(media) || id === undefined || (isJson(media.schema) && '$ref' in media.schema)) return operation;
    if (named[id] !== undefined && JSON.stringify(named[id]) !== JSON.stringify(media.schema))
      throw new Error(`The body of ${operationId} differs from the schema ${id}; give it another id`);
    named[id] = media.schema;
    const referring = { ...content, 'application/json': { ...media, schema: { $ref: `#/components/schemas/${id}` } } };
    return { ...operation, requestBody: { ...(requestBody as Json), content: referring } };
  });
  return { paths: changed, schemas: named };
}

function inputId(procedure: unknown): string | undefined {
  const input = (procedure as ProcedureWithInput | undefined)?._def.inputs?.[0];
  return input === undefined ? undefined : z.globalRegistry.get(input)?.id;
}
