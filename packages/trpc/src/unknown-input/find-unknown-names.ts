import { z } from 'zod';

export interface UnknownName {
  path: (string | number)[];
  /** The names that would be known in its position. */
  known: string[];
}

type Schema = z.core.$ZodType;
type Path = UnknownName['path'];
type ObjectDef = z.core.$ZodObjectDef;

/**
 * The members of a value that its schema does not know and would drop silently. Pure. Records without
 * listed keys and objects with a catchall are open; a value of the wrong type has no names, and parsing it says so.
 */
export function findUnknownNames(schema: Schema, value: unknown, path: Path = []): UnknownName[] {
  if (typeof value !== 'object' || value === null) return [];
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return inObject(def, value, path);
    case 'array':
      return inMembers(value, path, () => def.element);
    case 'record':
      return [...unknownKeys(def, value, path), ...inMembers(value, path, () => def.valueType)];
    case 'tuple':
      return inMembers(value, path, (at) => def.items[Number(at)] ?? def.rest ?? undefined);
    case 'optional':
    case 'nonoptional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
    case 'catch':
      return findUnknownNames(def.innerType, value, path);
    case 'pipe':
      return findUnknownNames(def.in, value, path);
    case 'lazy':
      return findUnknownNames(def.getter(), value, path);
    case 'union':
      return inUnion(def, value, path);
    case 'intersection':
      return unknownToAll([def.left, def.right], value, path);
    default:
      return [];
  }
}

/** A name is known when one of the schemas knows it. */
export function unknownToAll(schemas: readonly Schema[], value: unknown, path: Path = []): UnknownName[] {
  const [first = [], ...others] = schemas.map((schema) => findUnknownNames(schema, value, path));
  return first.flatMap((one) => {
    const matches = others.map((names) => names.find((other) => pathText(other) === pathText(one)));
    if (matches.includes(undefined)) return [];
    return [{ ...one, known: [...one.known, ...matches.flatMap((match) => match?.known ?? [])] }];
  });
}

function inObject({ shape, catchall }: ObjectDef, value: object, path: Path): UnknownName[] {
  const isOpen = catchall !== undefined && (catchall as z.core.$ZodTypes)._zod.def.type !== 'never';
  return Object.entries(value).flatMap(([name, member]) => {
    const schema = Object.hasOwn(shape, name) ? shape[name] : isOpen ? catchall : undefined;
    if (schema !== undefined) return findUnknownNames(schema, member, [...path, name]);
    return member === undefined ? [] : [{ path: [...path, name], known: Object.keys(shape) }];
  });
}

/** A record whose keys are listed knows no others. */
function unknownKeys({ keyType }: z.core.$ZodRecordDef, value: object, path: Path): UnknownName[] {
  const { def } = (keyType as z.core.$ZodTypes)._zod;
  if (def.type !== 'enum') return [];
  const known = Object.values(def.entries).map(String);
  return Object.keys(value)
    .filter((name) => !known.includes(name))
    .map((name) => ({ path: [...path, name], known }));
}

function inMembers(value: object, path: Path, schemaAt: (at: string) => Schema | undefined): UnknownName[] {
  const members = Object.entries(value);
  return members.flatMap(([at, member]) => {
    const schema = schemaAt(at);
    const step = Array.isArray(value) ? Number(at) : at;
    return schema === undefined ? [] : findUnknownNames(schema, member, [...path, step]);
  });
}

/** What the option that is meant does not know: the one that its discriminator names, else the one that knows the most. */
function inUnion(def: z.core.$ZodUnionDef, value: object, path: Path): UnknownName[] {
  const named =
    'discriminator' in def ? def.options.filter((one) => isNamedBy(`${def.discriminator}`, one, value)) : def.options;
  const found = (named.length > 0 ? named : def.options).map((option) => findUnknownNames(option, value, path));
  return found.sort((a, b) => a.length - b.length)[0] ?? [];
}

function isNamedBy(discriminator: string, option: Schema, value: object): boolean {
  const { def } = (option as z.core.$ZodTypes)._zod;
  const schema = def.type === 'object' ? def.shape[discriminator] : undefined;
  return schema === undefined || z.safeParse(schema, Reflect.get(value, discriminator)).success;
}

const pathText = ({ path }: UnknownName) => JSON.stringify(path);
