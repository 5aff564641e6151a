import type { SandboxWorld } from '../sandbox-world.ts';
import type { SandboxAnswer, SandboxRequest } from '../types.ts';
import { pdlCompany } from './pdl-company.ts';
import { isKnown, jsonBody, unknownName } from './premium.ts';

const NAMES = ['query', 'sql', 'size', 'scroll_token', 'from', 'titlecase', 'pretty', 'data_include'];
const RANGE_NAMES = ['gte', 'gt', 'lte', 'lt'];
type Company = ReturnType<typeof pdlCompany>;
type Clause = Record<string, unknown>;

export function pdlError(status: number, type: string | string[], message: string): SandboxAnswer {
  return { status, body: { status, error: { type, message } } };
}

/** A query that the vendor would refuse. */
class BadQuery extends Error {}

/** POST /company/search: one credit per record returned. Without `size` a single one; nothing found is a 404. */
export function searchPdl(request: SandboxRequest, world: SandboxWorld, share: number): SandboxAnswer {
  const given = jsonBody(request);
  if (request.method !== 'POST' || given === null) return pdlError(405, 'invalid_method', 'Send a JSON body by POST');
  const unknown = unknownName(Object.keys(given), NAMES);
  if (unknown !== null) return pdlError(400, 'invalid_request_error', `Unknown parameter ${unknown}`);
  if ((given.query === undefined) === (given.sql === undefined)) {
    return pdlError(400, 'invalid_request_error', 'Exactly one of query and sql is needed');
  }
  if (given.query === undefined) return pdlError(400, 'invalid_request_error', 'The sandbox does not speak SQL');
  const size = Number(given.size ?? 1);
  if (!(Number.isInteger(size) && size >= 1 && size <= 100)) {
    return pdlError(400, 'invalid_request_error', 'size is from 1 to 100');
  }
  try {
    return find(given, size, world, share);
  } catch (error) {
    if (error instanceof BadQuery) return pdlError(400, ['invalid_request_error'], error.message);
    throw error;
  }
}

function find(given: Clause, size: number, world: SandboxWorld, share: number): SandboxAnswer {
  const clause = object(object(given.query).query ?? given.query);
  const known = world.all().filter((company) => isKnown(world, 'pdl', share, company, true));
  const matching = known.map((company) => pdlCompany(company, world)).filter((company) => isMatch(company, clause));
  const start = Number(given.scroll_token ?? given.from ?? 0);
  const data = matching.slice(start, start + size);
  if (data.length === 0) return pdlError(404, 'not_found', 'No records were found matching your request');
  const end = start + data.length;
  return {
    body: { status: 200, data, scroll_token: end < matching.length ? String(end) : null, total: matching.length },
    charge: { item: `search:${start}`, credits: data.length },
  };
}

/** The part of Elasticsearch's language that is allowed and used here. */
function isMatch(company: Company, clause: Clause): boolean {
  const [type = '', ...more] = Object.keys(clause);
  if (more.length > 0) throw new BadQuery('A clause has exactly one type');
  const body = object(clause[type]);
  switch (type) {
    case 'match_all':
      return true;
    case 'bool':
      return isBoolMatch(company, body);
    case 'exists':
      return valueAt(company, String(body.field)) !== null;
    case 'term':
    case 'terms':
      return isTermMatch(company, type, body);
    case 'range':
      return isRangeMatch(company, body);
    default:
      throw new BadQuery(`Clause type ${type} is not allowed`);
  }
}

function isBoolMatch(company: Company, body: Clause): boolean {
  const unknown = unknownName(Object.keys(body), ['must', 'should', 'must_not', 'filter']);
  if (unknown !== null) throw new BadQuery(`bool has no ${unknown}`);
  const clauses = (name: string) => [body[name] ?? []].flat().map(object);
  const should = clauses('should');
  return (
    [...clauses('must'), ...clauses('filter')].every((clause) => isMatch(company, clause)) &&
    (should.length === 0 || should.some((clause) => isMatch(company, clause))) &&
    !clauses('must_not').some((clause) => isMatch(company, clause))
  );
}

function isTermMatch(company: Company, type: string, body: Clause): boolean {
  const [field = ''] = Object.keys(body);
  const isList = Array.isArray(body[field]);
  if (isList !== (type === 'terms')) throw new BadQuery(`${type} takes ${type === 'terms' ? 'a list' : 'one value'}`);
  const wanted = [body[field]].flat();
  if (wanted.length > 100) throw new BadQuery('terms takes at most 100 values');
  // Against lower-case text an upper-case value finds nothing, which a test must hear of.
  const upper = wanted.find((value) => typeof value === 'string' && value !== value.toLowerCase());
  if (upper !== undefined) throw new BadQuery(`"${upper}" is not in lower case`);
  return wanted.includes(valueAt(company, field));
}

function isRangeMatch(company: Company, body: Clause): boolean {
  const [field = ''] = Object.keys(body);
  const range = object(body[field]);
  const unknown = unknownName(Object.keys(range), RANGE_NAMES);
  if (unknown !== null) throw new BadQuery(`range has no ${unknown}`);
  const value = valueAt(company, field);
  if (typeof value !== 'number') return false;
  const { gte = value, lte = value, gt = value - 1, lt = value + 1 } = range as Record<string, number>;
  return value >= gte && value <= lte && value > gt && value < lt;
}

const FIELDS = ['id', 'name', 'display_name', 'website', 'size', 'industry', 'employee_count', 'linkedin_slug', 'type'];
const LOCATION_FIELDS = ['country', 'region', 'locality', 'name'];

function valueAt(company: Company, path: string): unknown {
  const [first = '', second] = path.split('.');
  if (second === undefined && FIELDS.includes(first)) return company[first as keyof Company];
  if (first === 'location' && second !== undefined && LOCATION_FIELDS.includes(second)) {
    return company.location[second as keyof Company['location']];
  }
  throw new BadQuery(`There is no field ${path}`);
}

function object(value: unknown): Clause {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Clause;
  throw new BadQuery('An object is expected');
}
