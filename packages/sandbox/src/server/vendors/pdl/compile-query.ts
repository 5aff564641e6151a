import { unknownName } from '../json-requests.ts';

/** The part of Elasticsearch's language that the vendor allows and the sandbox understands. */
export type Clause = Record<string, unknown>;
/** A record's value at a field's path. */
type ValueAt = (path: string) => unknown;
/** Whether a record fits a query. */
export type Test = (valueAt: ValueAt) => boolean;

const RANGE_NAMES = ['gte', 'gt', 'lte', 'lt'];

/** A query that the vendor would refuse. */
export class BadQuery extends Error {}

/** Reads a query once, wherever a mistake stands in it. Throws BadQuery. */
export function compileQuery(clause: Clause, fields: readonly string[]): Test {
  const [type = '', ...more] = Object.keys(clause);
  if (more.length > 0) throw new BadQuery('A clause has exactly one type');
  const body = object(clause[type]);
  switch (type) {
    case 'match_all':
      return () => true;
    case 'bool':
      return compileBool(body, fields);
    case 'exists': {
      const field = knownField(String(body.field), fields);
      return (valueAt) => valueAt(field) !== null;
    }
    case 'term':
    case 'terms':
      return compileTerm(type, body, fields);
    case 'range':
      return compileRange(body, fields);
    case 'match':
    case 'match_phrase':
    case 'prefix':
    case 'wildcard':
      return compileText(type, body, fields);
    default:
      throw new BadQuery(`Clause type ${type} is not allowed`);
  }
}

function compileBool(body: Clause, fields: readonly string[]): Test {
  const unknown = unknownName(Object.keys(body), ['must', 'should', 'must_not', 'filter']);
  if (unknown !== null) throw new BadQuery(`bool has no ${unknown}`);
  const tests = (name: string) => [body[name] ?? []].flat().map((clause) => compileQuery(object(clause), fields));
  const [must, should, mustNot] = [[...tests('must'), ...tests('filter')], tests('should'), tests('must_not')];
  return (valueAt) =>
    must.every((test) => test(valueAt)) &&
    (should.length === 0 || should.some((test) => test(valueAt))) &&
    !mustNot.some((test) => test(valueAt));
}

function compileTerm(type: string, body: Clause, fields: readonly string[]): Test {
  const [field, value] = onlyEntry(body, fields);
  const isList = Array.isArray(value);
  if (isList !== (type === 'terms')) throw new BadQuery(`${type} takes ${type === 'terms' ? 'a list' : 'one value'}`);
  const expectedValue = [value].flat();
  if (expectedValue.length > 100) throw new BadQuery('terms takes at most 100 values');
  for (const one of expectedValue) if (typeof one === 'string') checkLowerCase(one);
  return (valueAt) => [valueAt(field)].flat().some((one) => expectedValue.includes(one));
}

function compileText(type: string, body: Clause, fields: readonly string[]): Test {
  const [field, searchText] = onlyEntry(body, fields);
  if (typeof searchText !== 'string' || searchText === '') throw new BadQuery(`${type} takes a text`);
  checkLowerCase(searchText);
  const isLike = similarityTest(type, searchText);
  return (valueAt) => [valueAt(field)].flat().some((value) => typeof value === 'string' && isLike(value));
}

function similarityTest(type: string, searchText: string): (value: string) => boolean {
  const searchedWords = tokens(searchText);
  switch (type) {
    case 'match':
      return (value) => tokens(value).some((word) => searchedWords.includes(word));
    case 'match_phrase': {
      const phrase = ` ${searchedWords.join(' ')} `;
      return (value) => searchedWords.length > 0 && ` ${tokens(value).join(' ')} `.includes(phrase);
    }
    case 'prefix':
      return (value) => value.startsWith(searchText);
    default: {
      const pattern = new RegExp(`^${searchText.split('*').map(escaped).join('.*')}$`, 's');
      return (value) => pattern.test(value);
    }
  }
}

const tokens = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
const escaped = (text: string): string => text.replace(/[.+^${}()|[\]\\]/g, '\\$&').replaceAll('?', '.');

/** Against lower-case text an upper-case value finds nothing, which a test must hear of. */
function checkLowerCase(value: string): void {
  if (value !== value.toLowerCase()) throw new BadQuery(`"${value}" is not in lower case`);
}

function compileRange(body: Clause, fields: readonly string[]): Test {
  const [field, bounds] = onlyEntry(body, fields);
  const range = object(bounds);
  const unknown = unknownName(Object.keys(range), RANGE_NAMES);
  if (unknown !== null) throw new BadQuery(`range has no ${unknown}`);
  return (valueAt) => {
    const value = valueAt(field);
    if (typeof value !== 'number') return false;
    const { gte = value, lte = value, gt = value - 1, lt = value + 1 } = range as Record<string, number>;
    return value >= gte && value <= lte && value > gt && value < lt;
  };
}

function onlyEntry(body: Clause, fields: readonly string[]): [field: string, value: unknown] {
  const [entry, ...more] = Object.entries(body);
  if (entry === undefined || more.length > 0) throw new BadQuery('A clause names exactly one field');
  return [knownField(entry[0], fields), entry[1]];
}

function knownField(path: string, fields: readonly string[]): string {
  if (fields.includes(path)) return path;
  throw new BadQuery(`There is no field ${path}`);
}

export function object(value: unknown): Clause {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Clause;
  throw new BadQuery('An object is expected');
}
