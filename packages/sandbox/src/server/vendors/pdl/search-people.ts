import type { SandboxWorld } from '../../sandbox-world.ts';
import type { SandboxAnswer, SandboxRequest } from '../../types.ts';
import { unknownName } from '../json-requests.ts';
import { BadQuery, type Clause, compileQuery, object } from './compile-query.ts';
import { type PdlRecord, pdlRecord, peopleOfPdl, withoutContacts } from './person.ts';
import { checkedSearch, pdlError } from './search-companies.ts';

const NAMES = ['query', 'sql', 'size', 'scroll_token', 'from', 'titlecase', 'pretty', 'data_include', 'dataset'];
const DATASETS = ['resume', 'all', 'email', 'phone', 'mobile_phone', 'street_address', 'consumer_social', 'developer'];
/** What a query may ask by. */
const FIELDS = [
  ...['id', 'job_title', 'job_title_role', 'job_title_sub_role', 'job_title_levels', 'location_name'],
  ...['location_locality', 'location_region', 'location_country', 'job_company_name', 'job_company_website'],
  ...['job_company_industry', 'job_company_size', 'job_company_employee_count', 'industry', 'skills', 'summary'],
  ...['job_summary', 'linkedin_url', 'work_email', 'phone_numbers'],
];

/** POST /person/search: one credit per record returned; contacts are flags. */
export function searchPdlPeople(request: SandboxRequest, world: SandboxWorld, share: number): SandboxAnswer {
  return checkedSearch(request, NAMES, (params, size) => {
    const dataset = String(params.dataset ?? 'resume');
    if (!DATASETS.includes(dataset)) throw new BadQuery(`There is no dataset ${dataset}`);
    const isMatch = compileQuery(object(object(params.query).query ?? params.query), FIELDS);
    const records = peopleOfPdl(world, share).map((person) => pdlRecord(person, world));
    const matching = records.filter((record) => isMatch((path) => record[path as keyof PdlRecord] ?? null));
    return page(matching, params, size);
  });
}

function page(matching: readonly PdlRecord[], params: Clause, size: number): SandboxAnswer {
  if (params.scroll_token !== undefined && params.from !== undefined) throw new BadQuery('from and scroll_token');
  const start = startOf(params);
  const pageRecords = matching.slice(start, start + size);
  if (pageRecords.length === 0) return pdlError(404, 'not_found', 'No records were found matching your request');
  const end = start + pageRecords.length;
  return {
    body: {
      status: 200,
      data: pageRecords.map((record) => included(withoutContacts(record), params.data_include)),
      ...tokenAt(end, matching.length),
      total: matching.length,
    },
    charge: { item: `people:${start}`, credits: pageRecords.length },
  };
}

function startOf({ scroll_token: token, from }: Clause): number {
  if (token === undefined) return Number(from ?? 0);
  const [, offset] = /^(\d+)\$\d+\.\d+$/.exec(String(token)) ?? [];
  if (offset === undefined) throw new BadQuery('The scroll_token is not valid');
  return Number(offset);
}

/** All three ends of a list are met: null, no token, and a token behind which there is nothing. */
function tokenAt(end: number, total: number): { scroll_token?: string | null } {
  const token = `${end}$12.35`;
  if (end < total) return { scroll_token: token };
  const ends = [{ scroll_token: null }, {}, { scroll_token: token }];
  return ends[total % ends.length] ?? {};
}

function included(record: Record<string, unknown>, list: unknown): Record<string, unknown> {
  if (list === undefined) return record;
  const names = String(list).split(',');
  const unknown = unknownName(names, Object.keys(record));
  if (unknown !== null) throw new BadQuery(`There is no field ${unknown} to include`);
  return Object.fromEntries(names.map((name) => [name, record[name]]));
}
