import {
  isJson,
  type Json,
  mapChildren,
  mapOperations,
  mapPathSchemas,
  pascal,
  type SchemaPosition,
} from './schema-tree.ts';

type Schemas = Record<string, unknown>;

/** What may differ where the same schema is used. */
const OF_THE_USE = ['description', 'default', 'example', 'examples', 'title'];

/**
 * Gives names to the schemas that have none: each JSON body and answer (`CompaniesCreateInput`, `CampaignsListOutput`), each
 * object among options, and what stands in several places, named after the first (`CampaignStatus`). An id in the code
 * (`.meta({ id })`) goes before these rules. Pure.
 */
export function nameSchemas(paths: Json, schemas: Schemas): { paths: Json; schemas: Schemas } {
  const names = new SchemaNames(schemas);
  let present = nameBodiesAndAnswers(paths, names);
  // Within what has just been named, more may stand in several places.
  for (let known = -1; known !== names.size; ) {
    known = names.size;
    const repeated = findRepeated(present, names.schemas);
    const visit = (schema: unknown, position: SchemaPosition): unknown => {
      if (!isJson(schema)) return schema;
      const bare = bareSchema(schema);
      const isNamed =
        bare !== null && (names.has(bare) || repeated.has(keyOf(bare)) || (position.isOption && isRecord(bare)));
      return isNamed ? names.refer(schema, bare, position) : mapChildren(schema, position, visit);
    };
    present = mapPathSchemas(present, visit);
    names.changeAll(visit);
  }
  return { paths: present, schemas: names.schemas };
}

function nameBodiesAndAnswers(paths: Json, names: SchemaNames): Json {
  return mapOperations(paths, (operation) => {
    const owner = pascal(String(operation.operationId));
    const named = (schema: unknown, member: string): unknown => {
      const bare = isRecord(schema) ? bareSchema(schema) : null;
      return bare === null ? schema : names.refer(schema as Json, bare, { owner, members: [member], isOption: false });
    };
    const inContent = (holder: unknown, member: string): unknown => {
      if (!isJson(holder) || !isJson(holder.content)) return holder;
      const content = Object.entries(holder.content).map(([type, media]) => {
        const { schema } = media as Json;
        const isList = isJson(schema) && schema.type === 'array' && isRecord(schema.items);
        const changed = isList ? { ...schema, items: named(schema.items, 'item') } : named(schema, member);
        return [type, { ...(media as Json), schema: changed }];
      });
      return { ...holder, content: Object.fromEntries(content) };
    };
    const responses = Object.entries(operation.responses as Json).map(([status, response]) => [
      status,
      inContent(response, status === '202' ? 'accepted' : 'output'),
    ]);
    return {
      ...operation,
      ...(operation.requestBody !== undefined && { requestBody: inContent(operation.requestBody, 'input') }),
      responses: Object.fromEntries(responses),
    };
  });
}

class SchemaNames {
  schemas: Schemas;
  private readonly names = new Map<string, string>();

  constructor(schemas: Schemas) {
    this.schemas = { ...schemas };
    for (const [name, schema] of Object.entries(schemas)) this.remember(name, schema);
  }

  get size(): number {
    return Object.keys(this.schemas).length;
  }

  has(bare: Json): boolean {
    return this.names.has(keyOf(bare));
  }

  /** The reference that stands in for a schema. */
  refer(schema: Json, bare: Json, position: SchemaPosition): Json {
    const name = this.names.get(keyOf(bare)) ?? this.add(bare, schema.description, position);
    const $ref = `#/components/schemas/${name}`;
    const own = Object.fromEntries(OF_THE_USE.filter((key) => key in schema).map((key) => [key, schema[key]]));
    return [schema.type].flat().includes('null') ? { anyOf: [{ $ref }, { type: 'null' }], ...own } : { $ref, ...own };
  }

  changeAll(change: (schema: unknown, position: SchemaPosition) => unknown): void {
    const before = Object.entries(this.schemas);
    for (const [owner, schema] of before) {
      const changed = isJson(schema) ? mapChildren(schema, { owner, members: [], isOption: false }, change) : schema;
      this.schemas[owner] = changed;
      this.remember(owner, changed);
    }
  }

  private add(bare: Json, description: unknown, position: SchemaPosition): string {
    const name = this.freeName(bare, position);
    this.schemas[name] = description === undefined ? bare : { description, ...bare };
    this.remember(name, bare);
    return name;
  }

  private remember(name: string, schema: unknown): void {
    const bare = bareSchema(schema);
    if (bare !== null && !this.names.has(keyOf(bare))) this.names.set(keyOf(bare), name);
  }

  private freeName(bare: Json, { owner, members, isOption }: SchemaPosition): string {
    const option = isOption ? optionName(bare) : '';
    for (let count = 1; count <= members.length; count += 1) {
      const name = owner + members.slice(-count).map(pascal).join('') + option;
      if (!(name in this.schemas)) return name;
    }
    for (let number = 2; ; number += 1) {
      const name = `${owner}${members.map(pascal).join('')}${option}${number}`;
      if (!(name in this.schemas)) return name;
    }
  }
}

/** The value that tells an option from the others: `{ kind: 'addTags' }` → `AddTags`. */
function optionName(bare: Json): string {
  const values = Object.values((bare.properties ?? {}) as Json).map((child) =>
    isJson(child) ? child.const : undefined,
  );
  const value = values.find((one) => typeof one === 'string');
  return typeof value === 'string' ? pascal(value) : '';
}

const isRecord = (schema: unknown): schema is Json =>
  isJson(schema) && schema.type === 'object' && isJson(schema.properties) && Object.keys(schema.properties).length > 0;

/** A schema that can have a name, without what belongs to its position and without null; null for any other. */
function bareSchema(schema: unknown): Json | null {
  if (!isJson(schema)) return null;
  const bare = Object.fromEntries(Object.entries(schema).filter(([key]) => !OF_THE_USE.includes(key)));
  const types = [bare.type].flat().filter((type) => type !== 'null');
  if (types.length !== 1) return null;
  [bare.type] = types;
  if (bare.type === 'string' && Array.isArray(bare.enum)) {
    const values = bare.enum.filter((value) => value !== null);
    return values.length > 1 ? { ...bare, enum: values } : null;
  }
  return isRecord(bare) ? bare : null;
}

const keyOf = (bare: Json): string => JSON.stringify(bare, sortedKeys);

function sortedKeys(_key: string, value: unknown): unknown {
  return isJson(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value;
}

/** The keys of what stands in several places. */
function findRepeated(paths: Json, schemas: Schemas): Set<string> {
  const counts = new Map<string, number>();
  const count = (schema: unknown, position: SchemaPosition): unknown => {
    const bare = bareSchema(schema);
    if (bare !== null) counts.set(keyOf(bare), (counts.get(keyOf(bare)) ?? 0) + 1);
    return isJson(schema) ? mapChildren(schema, position, count) : schema;
  };
  mapPathSchemas(paths, count);
  for (const [owner, schema] of Object.entries(schemas))
    if (isJson(schema)) mapChildren(schema, { owner, members: [], isOption: false }, count);
  return new Set([...counts].filter(([, times]) => times > 1).map(([key]) => key));
}
