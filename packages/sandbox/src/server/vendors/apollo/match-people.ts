import { personVariant, type SandboxPerson } from '../../people/sandbox-person.ts';
import { hash, type SandboxWorld } from '../../sandbox-world.ts';
import type { SandboxAnswer, SandboxRequest } from '../../types.ts';
import { answerJson, isDomain, unknownName } from '../json-requests.ts';
import { organizationId, parameters } from './search-companies.ts';
import { apolloPersonId, peopleOfApollo } from './search-people.ts';

const DETAIL_NAMES = [
  'first_name',
  'last_name',
  'name',
  'email',
  'hashed_email',
  'organization_name',
  'domain',
  'id',
  'linkedin_url',
];
const FLAGS = [
  'reveal_personal_emails',
  'reveal_phone_number',
  'run_waterfall_email',
  'run_waterfall_phone',
  'webhook_url',
];
const BULK_MAX = 10;

/** POST /people/match: one credit for someone found, nothing for no one. */
export function matchApollo(request: SandboxRequest, world: SandboxWorld, share: number): SandboxAnswer {
  const params = parameters(request);
  const problem = problemOf(params, FLAGS);
  if (problem !== null) return answerJson(422, { error: `Invalid parameters: ${problem}` });
  const person = findPerson(params, peopleOfApollo(world, share));
  if (person === null) return rawJson(emptyMatchOf(JSON.stringify(params)));
  return {
    ...rawJson({ person: fullPerson(person, world) }),
    charge: { item: `person:${apolloPersonId(person)}`, credits: 1 },
  };
}

/** POST /people/bulk_match: at most ten, by position, null for a miss. */
export function bulkMatchApollo(request: SandboxRequest, world: SandboxWorld, share: number): SandboxAnswer {
  const { details, ...flags } = parameters(request);
  const failed = (error_code: string, error_message: string) =>
    answerJson(400, { status: 'failed', error_code, error_message });
  if (!Array.isArray(details) || details.length === 0) return failed('INVALID_REQUEST', 'Missing details');
  if (details.length > BULK_MAX) return failed('RECORD_LIMIT_EXCEEDED', 'At most 10 records');
  const problem = [problemOf(flags, FLAGS, []), ...details.map((detail) => problemOf(detail, []))].find(Boolean);
  if (problem) return failed('INVALID_REQUEST', `Invalid parameters: ${problem}`);
  const known = peopleOfApollo(world, share);
  const matches = details.map((detail) => findPerson(detail, known));
  const found = matches.filter((person) => person !== null);
  return {
    ...rawJson({
      status: 'success',
      error_code: null,
      error_message: null,
      total_requested_enrichments: details.length,
      unique_enriched_records: found.length,
      missing_records: details.length - found.length,
      credits_consumed: found.length,
      matches: matches.map((person) => (person === null ? null : fullPerson(person, world))),
    }),
    ...(found.length > 0 && { charge: { item: `people:${found.length}`, credits: found.length } }),
  };
}

function problemOf(params: unknown, flags: readonly string[], names = DETAIL_NAMES): string | null {
  if (typeof params !== 'object' || params === null) return 'a detail is an object';
  const fields = params as Record<string, unknown>;
  const unknown = unknownName(Object.keys(fields), [...names, ...flags]);
  if (unknown !== null) return unknown;
  if (fields.domain !== undefined && !isDomain(fields.domain)) return 'domain has no www. and no @';
  const needsCallback = fields.reveal_phone_number === true || fields.reveal_phone_number === 'true';
  if (needsCallback && !String(fields.webhook_url ?? '').startsWith('https://')) return 'webhook_url is missing';
  // Half a name is no name.
  if (String(fields.name ?? fields.last_name ?? '').includes('*')) return 'name is hidden';
  return null;
}

function findPerson(identifiers: Record<string, unknown>, known: readonly SandboxPerson[]): SandboxPerson | null {
  const text = (name: string) => (typeof identifiers[name] === 'string' ? identifiers[name].toLowerCase() : null);
  const [id, url, email, domain, organization] = ['id', 'linkedin_url', 'email', 'domain', 'organization_name'].map(
    text,
  );
  if (id) return known.find((person) => apolloPersonId(person) === id) ?? null;
  if (url) return known.find(({ slug }) => url.endsWith(`/in/${slug}`)) ?? null;
  if (email) return known.find((person) => person.email === email) ?? null;
  const name = text('name') ?? `${text('first_name') ?? ''} ${text('last_name') ?? ''}`;
  return (
    known.find(
      ({ firstName, lastName, company }) =>
        `${firstName} ${lastName}`.toLowerCase() === name &&
        (domain === company.domain || organization === company.name.toLowerCase()),
    ) ?? null
  );
}

/** Each way to say "no match" is met. */
function emptyMatchOf(requested: string): object {
  const shapes = [{ person: null }, {}, { person: { match_confidence: 'none' } }];
  return shapes[hash(requested) % shapes.length] ?? {};
}

/** With a request id of 19 digits, which no number of JavaScript holds. */
function rawJson(body: object): SandboxAnswer {
  const text = JSON.stringify({ ...body, request_id: 0 }).replace(/0\}$/, '1234567890123456789}');
  return { headers: { 'content-type': 'application/json' }, body: text };
}

function fullPerson(person: SandboxPerson, world: SandboxWorld) {
  const { firstName, lastName, company, isEmployed } = person;
  // For a few the address stays locked, and a placeholder stands in its place.
  const isLocked = person.email !== null && personVariant(person, 25, 'locked') === 0;
  const organization = isEmployed
    ? {
        id: organizationId(company),
        name: company.name,
        primary_domain: company.domain,
        website_url: `http://www.${company.domain}`,
        industry: company.industry.toLowerCase(),
        estimated_num_employees: world.headcount(company, 'apollo'),
        country: company.country,
      }
    : null;
  return {
    id: apolloPersonId(person),
    first_name: firstName,
    last_name: lastName,
    name: `${firstName} ${lastName}`,
    title: person.title,
    headline: null,
    linkedin_url: `http://www.linkedin.com/in/${person.slug}`,
    email: isLocked ? 'email_not_unlocked@domain.com' : person.email,
    email_status:
      person.email === null ? null : personVariant(person, 4, 'status') === 0 ? 'likely to engage' : 'verified',
    extrapolated_email_confidence: null,
    photo_url: null,
    city: person.city,
    state: person.state,
    country: person.country,
    organization_id: organization?.id ?? null,
    seniority: person.seniority,
    departments: [`master_${person.department}`],
    is_likely_to_engage: false,
    revealed_for_current_team: true,
    employment_history: [],
    organization,
  };
}
