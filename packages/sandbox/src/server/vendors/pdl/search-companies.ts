import type { SandboxWorld } from '../../sandbox-world.ts';
import type { SandboxAnswer, SandboxRequest } from '../../types.ts';
import { jsonBody, unknownName } from '../json-requests.ts';
import { isKnown } from '../known-company.ts';
import { pdlCompany } from './company.ts';
import { BadQuery, type Clause, compileQuery, object } from './compile-query.ts';

const NAMES = ['query', 'sql', 'size', 'scroll_token', 'from', 'titlecase', 'pretty', 'data_include'];
type Company = ReturnType<typeof pdlCompany>;

export function pdlError(status: number, type: string | string[], message: string): SandboxAnswer {
  return { status, body: { status, error: { type, message } } };
}

/** What any search is checked for before it is carried out: names, one query, a size. */
export function checkedSearch(
  request: SandboxRequest,
  names: readonly string[],
  find: (given: Clause, size: number) => SandboxAnswer,
): SandboxAnswer {
  const given = jsonBody(request);
  if (request.method !== 'POST' || given === null) return pdlError(405, 'invalid_method', 'Send a JSON body by POST');
  const unknown = unknownName(Object.keys(given), names);
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
    return find(given, size);
  } catch (error) {
    if (error instanceof BadQuery) return pdlError(400, ['invalid_request_error'], error.message);
    throw error;
  }
}

/** POST /company/search: one credit per record returned. Without `size` a single one; nothing found is a 404. */
export function searchPdl(request: SandboxRequest, world: SandboxWorld, share: number): SandboxAnswer {
  return checkedSearch(request, NAMES, (params, size) => find(params, size, world, share));
}

function find(params: Clause, size: number, world: SandboxWorld, share: number): SandboxAnswer {
  const isMatch = compileQuery(object(object(params.query).query ?? params.query), FIELDS);
  const known = world.all().filter((company) => isKnown(world, 'pdl', share, company, true));
  const companies = known.map((company) => pdlCompany(company, world));
  const matching = companies.filter((company) => isMatch((path) => valueAt(company, path)));
  const start = Number(params.scroll_token ?? params.from ?? 0);
  const data = matching.slice(start, start + size);
  if (data.length === 0) return pdlError(404, 'not_found', 'No records were found matching your request');
  const end = start + data.length;
  return {
    body: { status: 200, data, scroll_token: end < matching.length ? String(end) : null, total: matching.length },
    charge: { item: `search:${start}`, credits: data.length },
  };
}

const FIELDS = [
  ...['id', 'name', 'display_name', 'website', 'size', 'industry', 'employee_count', 'linkedin_slug', 'type'],
  ...['location.country', 'location.region', 'location.locality', 'location.name'],
];

function valueAt(company: Company, path: string): unknown {
  const [first = '', second] = path.split('.');
  const value = company[first as keyof Company];
  return second === undefined ? value : company.location[second as keyof Company['location']];
}
