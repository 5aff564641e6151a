export type Json = Record<string, unknown>;

/** A place of the document that a reader looks up: a parameter, a named schema or a property. */
export interface Part {
  path: string;
  name: string;
  description?: string | undefined;
  /** The object of a body or of an answer that generated clients find no name for. */
  isUnnamed?: boolean;
}

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What an operation takes and answers when it succeeds, down to the last property. Pure. */
export function describedParts(operation: Json, components: Record<string, Json>): Part[] {
  const id = String(operation.operationId);
  const seen = new Set<string>();
  const parts: Part[] = [];

  const textOf = (schema: Json): string | undefined => {
    if (typeof schema.description === 'string') return schema.description;
    const name = nameOf(schema);
    if (name !== undefined) return textOf(components[name] ?? {});
    const options = optionsOf(schema).map(textOf);
    return options.find((text) => text !== undefined);
  };
  const visit = (schema: Json, path: string): void => {
    const name = nameOf(schema);
    if (name !== undefined) {
      if (seen.has(name)) return;
      seen.add(name);
      const component = components[name] ?? {};
      parts.push({ path: name, name, description: textOf(component) });
      visit(component, name);
      return;
    }
    for (const [key, property] of Object.entries((schema.properties ?? {}) as Record<string, Json>)) {
      parts.push({ path: `${path}.${key}`, name: key, description: textOf(property) });
      visit(property, `${path}.${key}`);
    }
    for (const option of optionsOf(schema)) visit(option, path);
    for (const key of ['items', 'additionalProperties', 'propertyNames'])
      if (isJson(schema[key])) visit(schema[key], path);
  };
  const enter = (schema: Json, path: string): void => {
    const inner = schema.type === 'array' && isJson(schema.items) ? schema.items : schema;
    parts.push({
      path,
      name: '',
      description: path,
      isUnnamed: Object.keys((inner.properties ?? {}) as Json).length > 0,
    });
    visit(schema, path);
  };

  for (const parameter of (operation.parameters ?? []) as Json[]) {
    const schema = parameter.schema as Json;
    const name = String(parameter.name);
    const description = (parameter.description as string | undefined) ?? textOf(schema);
    parts.push({ path: `${id} ${name}`, name, description });
  }
  for (const [what, schema] of bodiesOf(operation)) enter(schema, `${id} ${what}`);
  return parts;
}

/** The JSON schemas of the body and of the success answers, with what they are of. */
function bodiesOf(operation: Json): [string, Json][] {
  const of = (what: string, container: unknown): [string, Json][] =>
    Object.entries(((container as Json | undefined)?.content ?? {}) as Record<string, Json>).map(([type, media]) => [
      `${what} ${type}`,
      media.schema as Json,
    ]);
  const successes = Object.entries(operation.responses as Json).filter(([status]) => status.startsWith('2'));
  return [
    ...of('body', operation.requestBody),
    ...successes.flatMap(([status, response]) => of(status, response)),
  ].filter(([what]) => /json|form-data/.test(what));
}

const nameOf = (schema: Json): string | undefined => /^#\/components\/schemas\/(.+)$/.exec(String(schema.$ref))?.[1];

const optionsOf = (schema: Json): Json[] =>
  ['anyOf', 'oneOf', 'allOf', 'prefixItems'].flatMap((key) =>
    Array.isArray(schema[key]) ? (schema[key] as Json[]) : [],
  );
