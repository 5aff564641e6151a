type Json = Record<string, unknown>;

/** What every operation takes in the same form, by the name of the parameter. */
const BY_NAME: Record<string, unknown> = {
  limit: 50,
  cursor: 'WyIxMjAiLCI2NjVmMWMwZThiM2Y0YTJkOWMxZTdhMDEiXQ',
  'if-match': '"5f0c2a7d"',
};
const OBJECT_ID = '665f1c0e8b3f4a2d9c1e7a01';
const UUID = '3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77';

/**
 * Gives an example to each parameter whose schema has none and whose form says what it is: an id, a page, one of some
 * values. Pure.
 */
export function withParameterExamples<Operation extends object>(operation: Operation): Operation {
  const { parameters } = operation as Json;
  if (!Array.isArray(parameters)) return operation;
  return { ...operation, parameters: parameters.map(withExample) };
}

function withExample(parameter: Json): Json {
  const schema = (parameter.schema ?? {}) as Json;
  if ([parameter, schema].some((one) => 'example' in one || 'examples' in one)) return parameter;
  const example = exampleOf(String(parameter.name), schema);
  return example === undefined ? parameter : { ...parameter, example };
}

function exampleOf(name: string, schema: Json): unknown {
  if ('default' in schema) return schema.default;
  if (name in BY_NAME && typeof BY_NAME[name] === (schema.type === 'integer' ? 'number' : 'string'))
    return BY_NAME[name];
  if (Array.isArray(schema.enum)) return schema.enum[0];
  if (String(schema.pattern ?? '').includes('{24}')) return OBJECT_ID;
  return schema.format === 'uuid' ? UUID : undefined;
}
