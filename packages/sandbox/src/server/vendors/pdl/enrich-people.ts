import { hash, type SandboxWorld } from '../../sandbox-world.ts';
import type { SandboxAnswer, SandboxRequest } from '../../types.ts';
import { jsonBody, unknownName } from '../json-requests.ts';
import { type PdlRecord, pdlRecord, peopleOfPdl, withoutContacts } from './person.ts';
import { pdlError } from './search-companies.ts';

const IDENTIFIERS = ['profile', 'email', 'phone', 'email_hash', 'lid', 'pdl_id'];
const NAME_PARTS = ['name', 'first_name', 'last_name', 'middle_name'];
const NAME_COMPANIONS = [
  ...['company', 'school', 'location', 'street_address', 'locality', 'region', 'country', 'postal_code', 'birth_date'],
];
const OPTIONS = ['min_likelihood', 'required', 'include_if_matched', 'titlecase', 'data_include', 'pretty'];
type Params = Record<string, unknown>;

/** GET /person/enrich: one credit for a match. @param hasContacts whether the plan shows them */
export function enrichPdlPerson(
  request: SandboxRequest,
  world: SandboxWorld,
  share: number,
  hasContacts: boolean,
): SandboxAnswer {
  if (request.method !== 'GET') return pdlError(405, 'invalid_method', 'GET');
  const answer = enrich(Object.fromEntries(request.query), world, share, hasContacts);
  const { status } = answer;
  return status === 200
    ? { body: answer, charge: { item: `person:${(answer.data as PdlRecord).id}`, credits: 1 } }
    : { status: status as number, body: answer };
}

/** POST /person/bulk: a bare list of such answers, in order. */
export function bulkPdlPeople(
  request: SandboxRequest,
  world: SandboxWorld,
  share: number,
  hasContacts: boolean,
): SandboxAnswer {
  const body = jsonBody(request);
  if (request.method !== 'POST' || body === null) return pdlError(405, 'invalid_method', 'Send a JSON body by POST');
  const unknown = unknownName(Object.keys(body), ['requests', 'required', 'titlecase', 'include_if_matched']);
  if (unknown !== null) return pdlError(400, 'invalid_request_error', `Unknown parameter ${unknown}`);
  const { requests } = body;
  if (!Array.isArray(requests) || requests.length === 0 || requests.length > 100) {
    return pdlError(400, 'invalid_request_error', 'requests holds 1 to 100 items');
  }
  const items = requests.map(({ params = {}, metadata, ...rest }: Params) => {
    if (Object.keys(rest).length > 0) return { status: 400, error: { type: 'invalid_request_error', message: 'item' } };
    return { ...enrich(params as Params, world, share, hasContacts), ...(metadata !== undefined && { metadata }) };
  });
  const credits = items.filter(({ status }) => status === 200).length;
  return { body: items, ...(credits > 0 && { charge: { item: `people:${credits}`, credits } }) };
}

function enrich(params: Params, world: SandboxWorld, share: number, hasContacts: boolean): Params {
  const refused = (message: string) => ({ status: 400, error: { type: ['invalid_request_error'], message } });
  const unknown = unknownName(Object.keys(params), [...IDENTIFIERS, ...NAME_PARTS, ...NAME_COMPANIONS, ...OPTIONS]);
  if (unknown !== null) return refused(`Unknown parameter ${unknown}`);
  const hasOne = (names: readonly string[]) => names.some((name) => params[name]);
  const hasName = Boolean(params.name) || (Boolean(params.first_name) && Boolean(params.last_name));
  if (!hasOne(IDENTIFIERS) && !(hasName && hasOne(NAME_COMPANIONS))) return refused('Not enough to find a person by');
  const likelihood = Number(params.min_likelihood ?? 2);
  if (!(likelihood >= 1 && likelihood <= 10)) return refused('min_likelihood is from 1 to 10');
  const found = findPerson(params, world, share);
  if (found === null || found.likelihood < likelihood) {
    return { status: 404, error: { type: 'not_found', message: 'No records were found matching your request' } };
  }
  const { record } = found;
  return { status: 200, likelihood: found.likelihood, data: hasContacts ? record : withoutContacts(record) };
}

function findPerson(
  params: Params,
  world: SandboxWorld,
  share: number,
): { record: PdlRecord; likelihood: number } | null {
  const records = peopleOfPdl(world, share).map((person) => pdlRecord(person, world));
  const text = (name: string) => (params[name] === undefined ? null : String(params[name]).toLowerCase());
  const [id, profile, email, company] = ['pdl_id', 'profile', 'email', 'company'].map(text);
  const find = (by: keyof typeof LIKELIHOODS, fits: (record: PdlRecord) => boolean) => {
    const record = records.find(fits);
    return record === undefined ? null : { record, likelihood: likelihoodOf(record, by) };
  };
  if (id) return find('id', (record) => record.id === id);
  if (profile) {
    return find('profile', (record) => record.linkedin_url !== null && profile.endsWith(record.linkedin_url));
  }
  if (email) return find('email', (record) => record.work_email === email);
  const name = text('name') ?? `${text('first_name')} ${text('last_name')}`;
  const isHere = (record: PdlRecord) => record.job_company_name === company || record.job_company_website === company;
  // The last two may be others; a higher `min_likelihood` keeps them out.
  return (
    find('name and company', (record) => record.full_name === name && isHere(record)) ??
    find('similar name', (record) => isHere(record) && isSimilar(record, name)) ??
    find('name', (record) => record.full_name === name)
  );
}

/** How sure the vendor says it is, of 10; the same for the same person and question. */
const LIKELIHOODS = {
  id: [10],
  profile: [10, 10, 9],
  email: [9, 9, 8, 10],
  'name and company': [7, 7, 6, 7, 6, 7, 7, 6, 7, 5, 4, 3],
  'similar name': [3, 2],
  name: [3],
} as const;

function likelihoodOf({ id }: PdlRecord, by: keyof typeof LIKELIHOODS): number {
  const likelihoods = LIKELIHOODS[by];
  return likelihoods[hash(`likelihood ${by} ${id}`) % likelihoods.length] ?? 3;
}

/** The same family name and initial: "m oliveira" for "marta oliveira", and sometimes her brother. */
function isSimilar({ first_name: first, last_name: last }: PdlRecord, name: string): boolean {
  return name.endsWith(` ${last}`) && name.startsWith(first.charAt(0));
}
