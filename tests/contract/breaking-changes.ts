/** A document as far as its promises go. */
export interface Contract {
  paths: object;
  components?: object;
}
type Json = Record<string, unknown>;
/** `input`: what a client sends, so that less may not be taken; `output`: what it gets, so that nothing may be missing. */
type Direction = 'input' | 'output';

/**
 * What a client of the released document would stumble over in the present one, in words. What the release had marked
 * `deprecated` may go. Pure.
 */
export function findBreakingChanges(released: Contract, present: Contract): string[] {
  const comparison = new Comparison(released, present);
  for (const [path, item] of Object.entries(released.paths)) {
    for (const [method, operation] of Object.entries(item as Json)) {
      const now = ((present.paths as Json)[path] as Json | undefined)?.[method];
      comparison.operation(`${method.toUpperCase()} ${path}`, operation as Json, now as Json | undefined);
    }
  }
  return comparison.found;
}

class Comparison {
  readonly found: string[] = [];
  private readonly compared = new Set<string>();
  private readonly released: Contract;
  private readonly present: Contract;

  constructor(released: Contract, present: Contract) {
    this.released = released;
    this.present = present;
  }

  operation(key: string, old: Json, now: Json | undefined): void {
    if (now === undefined) {
      if (old.deprecated !== true) this.found.push(`${key} is gone`);
      return;
    }
    if (old.operationId !== now.operationId) this.found.push(`${key} has another operationId`);
    this.parameters(key, old, now);
    this.body(key, old.requestBody, now.requestBody);
    for (const [status, response] of Object.entries(old.responses as Json)) {
      const other = (now.responses as Json)[status];
      if (other === undefined) this.found.push(`${key} no longer answers ${status}`);
      else this.response(`${key} ${status}`, resolve(response, this.released), resolve(other, this.present));
    }
  }

  private parameters(key: string, old: Json, now: Json): void {
    const [before, after] = [parametersOf(old, this.released), parametersOf(now, this.present)];
    for (const [name, parameter] of before) {
      const other = after.get(name);
      if (other !== undefined) this.schema(`${key} ${name}`, 'input', parameter.schema, other.schema);
      else if (parameter.deprecated !== true) this.found.push(`${key} no longer takes the parameter ${name}`);
    }
    for (const [name, parameter] of after) {
      if (parameter.required === true && before.get(name)?.required !== true)
        this.found.push(`${key} needs the parameter ${name} now`);
    }
  }

  private body(key: string, old: unknown, now: unknown): void {
    const before = isJson(old) ? old : null;
    const after = isJson(now) ? now : null;
    if (before !== null && after === null) this.found.push(`${key} no longer takes a body`);
    if (before?.required !== true && after?.required === true) this.found.push(`${key} needs a body now`);
    if (before !== null && after !== null) this.content(`${key} body`, 'input', before, after);
  }

  private response(key: string, old: Json, now: Json): void {
    for (const name of Object.keys((old.headers ?? {}) as Json))
      if (!(name in ((now.headers ?? {}) as Json))) this.found.push(`${key} no longer sends the header ${name}`);
    this.content(key, 'output', old, now);
  }

  private content(key: string, direction: Direction, old: Json, now: Json): void {
    for (const [type, media] of Object.entries((old.content ?? {}) as Json)) {
      const other = ((now.content ?? {}) as Json)[type];
      if (other === undefined) this.found.push(`${key} no longer has the type ${type}`);
      else this.schema(key, direction, (media as Json).schema, (other as Json).schema);
    }
  }

  private schema(key: string, direction: Direction, old: unknown, now: unknown): void {
    const pair = isRef(old) && isRef(now) ? `${direction} ${old.$ref} ${now.$ref}` : '';
    if (pair !== '' && this.compared.has(pair)) return;
    this.compared.add(pair);
    const [before, after] = [optionsOf(old, this.released), optionsOf(now, this.present)];
    this.types(key, direction, before, after);
    if (direction === 'input') this.values(key, before, after);
    for (const type of ['object', 'array']) {
      const candidates = after.filter((option) => option.type === type);
      for (const option of before.filter((one) => one.type === type)) this.nearest(key, direction, option, candidates);
    }
  }

  private types(key: string, direction: Direction, before: Json[], after: Json[]): void {
    const [given, taken] = direction === 'input' ? [before, after] : [after, before];
    const left = given
      .filter(({ type }) => !taken.some((one) => fits(type, one.type)))
      .map(({ type }) => type ?? 'any');
    if (left.length === 0) return;
    const names = [...new Set(left)].join(', ');
    this.found.push(direction === 'input' ? `${key} no longer takes ${names}` : `${key} may be ${names} now`);
  }

  private values(key: string, before: Json[], after: Json[]): void {
    const [old, now] = [valuesOf(before), valuesOf(after)];
    if (now === null) return;
    if (old === null) {
      if (before.some(({ type }) => type === 'string')) this.found.push(`${key} takes only certain values now`);
      return;
    }
    const gone = old.filter((value) => !now.includes(value));
    if (gone.length > 0) this.found.push(`${key} no longer takes ${gone.join(', ')}`);
  }

  /** One of several options may have what the released one had. */
  private nearest(key: string, direction: Direction, old: Json, candidates: Json[]): void {
    const attempts = candidates.map((now) => {
      const attempt = new Comparison(this.released, this.present);
      for (const pair of this.compared) attempt.compared.add(pair);
      if (old.type === 'array') attempt.schema(`${key}[]`, direction, old.items ?? {}, now.items ?? {});
      else attempt.members(key, direction, old, now);
      return attempt.found;
    });
    this.found.push(...(attempts.sort((a, b) => a.length - b.length)[0] ?? []));
  }

  private members(key: string, direction: Direction, old: Json, now: Json): void {
    const [before, after] = [propertiesOf(old), propertiesOf(now)];
    const [needed, neededNow] = [requiredOf(old), requiredOf(now)];
    for (const [name, schema] of Object.entries(before)) {
      const other = after[name] ?? (isJson(now.additionalProperties) ? now.additionalProperties : undefined);
      const isDeprecated = isJson(schema) && schema.deprecated === true;
      if (other !== undefined) this.schema(`${key}.${name}`, direction, schema, other);
      else if (!isDeprecated && now.additionalProperties !== true) this.found.push(`${key}.${name} is gone`);
      if (direction === 'output' && needed.includes(name) && name in after && !neededNow.includes(name))
        this.found.push(`${key}.${name} may be missing now`);
    }
    const newlyNeeded = direction === 'input' ? neededNow.filter((name) => !needed.includes(name)) : [];
    for (const name of newlyNeeded) this.found.push(`${key}.${name} is needed now`);
    if (isJson(old.additionalProperties) && isJson(now.additionalProperties))
      this.schema(`${key}.*`, direction, old.additionalProperties, now.additionalProperties);
  }
}

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const isRef = (value: unknown): value is { $ref: string } => isJson(value) && typeof value.$ref === 'string';
const propertiesOf = (schema: Json): Json => (isJson(schema.properties) ? schema.properties : {});
const requiredOf = (schema: Json): string[] => (Array.isArray(schema.required) ? schema.required : []);

function resolve(value: unknown, contract: Contract): Json {
  if (!isRef(value)) return isJson(value) ? value : {};
  const keys = value.$ref.split('/').slice(1);
  return resolve(
    keys.reduce<unknown>((node, key) => (isJson(node) ? node[key] : undefined), contract),
    contract,
  );
}

function parametersOf(operation: Json, contract: Contract): Map<string, Json> {
  const parameters = ((operation.parameters ?? []) as unknown[]).map((one) => resolve(one, contract));
  return new Map(parameters.map((one) => [`${one.in} ${one.name}`, one]));
}

/** What a value may be: schemas with one type each, or without any. */
function optionsOf(schema: unknown, contract: Contract): Json[] {
  const resolved = resolve(schema, contract);
  const options = resolved.anyOf ?? resolved.oneOf;
  if (Array.isArray(options)) return options.flatMap((option) => optionsOf(option, contract));
  const types = [resolved.type].flat();
  return types.map((type) => ({ ...resolved, type }));
}

const fits = (type: unknown, other: unknown): boolean =>
  other === undefined || type === other || (type === 'integer' && other === 'number');

/** The texts that are possible; null where any is. */
function valuesOf(options: Json[]): unknown[] | null {
  const texts = options.filter(({ type }) => type === 'string');
  if (texts.length === 0 || texts.some((one) => !('enum' in one) && !('const' in one))) return null;
  return texts.flatMap((one) => (Array.isArray(one.enum) ? one.enum : [one.const]));
}
