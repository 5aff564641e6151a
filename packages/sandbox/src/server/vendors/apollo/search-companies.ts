import type { SandboxCompany, SandboxWorld } from '../../sandbox-world.ts';
import type { SandboxAnswer, SandboxRequest } from '../../types.ts';
import { variantOf } from '../company-answers.ts';
import { answerJson, jsonBody, unknownName } from '../json-requests.ts';
import { isKnown } from '../known-company.ts';

/** Names of the documentation, as they stand in a JSON body. */
const NAMES = [
  'q_organization_keyword_tags',
  'organization_locations',
  'organization_not_locations',
  'organization_num_employees_ranges',
  'q_organization_name',
  'q_organization_domains_list',
  'organization_ids',
  'revenue_range',
  'currently_using_any_of_technology_uids',
  'latest_funding_amount_range',
  'total_funding_range',
  'latest_funding_date_range',
  'q_organization_job_titles',
  'organization_job_locations',
  'organization_num_jobs_range',
  'organization_job_posted_at_range',
  'page',
  'per_page',
];

/** POST /mixed_companies/search: one credit per page. Items have neither headcount nor industry nor place. */
export function searchApollo(request: SandboxRequest, world: SandboxWorld, share: number): SandboxAnswer {
  const params = parameters(request);
  const unknown = unknownName(Object.keys(params), NAMES);
  if (unknown !== null) return answerJson(422, { error: `Invalid parameters: ${unknown}` });
  const [page, perPage] = [Number(params.page ?? 1), Number(params.per_page ?? 25)];
  if (!(page >= 1 && page <= 500 && perPage >= 1 && perPage <= 100)) {
    return answerJson(422, { error: 'Invalid parameters: page is at most 500 and per_page at most 100' });
  }
  const found = world.all().filter((company) => isKnown(world, 'apollo', share, company, true));
  const matching = found.filter((company) => isMatch(company, params, world));
  const redacted = matching.slice((page - 1) * perPage, page * perPage);
  return {
    body: {
      breadcrumbs: [],
      partial_results_only: false,
      partial_results_limit: 10_000,
      pagination: {
        page,
        per_page: perPage,
        total_entries: matching.length,
        total_pages: Math.ceil(matching.length / perPage),
      },
      // What the team saved stands in `accounts`, and part of that in both lists.
      accounts: redacted.filter((company) => variantOf(company, 5) <= 1).map(account),
      organizations: redacted.filter((company) => variantOf(company, 5) !== 0).map(organization),
      model_ids: redacted.map(organizationId),
      num_fetch_result: redacted.length,
    },
    charge: { item: `search:${page}`, credits: 1 },
  };
}

/** From the query with `[]`, or from a JSON body without. */
export function parameters(request: SandboxRequest): Record<string, unknown> {
  const params: Record<string, unknown> = { ...jsonBody(request) };
  for (const name of new Set(request.query.keys())) {
    const isList = name.endsWith('[]');
    params[isList ? name.slice(0, -2) : name] = isList ? request.query.getAll(name) : request.query.get(name);
  }
  return params;
}

function isMatch(company: SandboxCompany, params: Record<string, unknown>, world: SandboxWorld): boolean {
  const tags = texts(params.q_organization_keyword_tags);
  const locations = texts(params.organization_locations);
  const ranges = texts(params.organization_num_employees_ranges).map((range) => range.split(',').map(Number));
  const persons = world.headcount(company, 'apollo');
  const text = `${company.industry} ${company.name}`.toLowerCase();
  return (
    (tags.length === 0 || tags.some((tag) => text.includes(tag))) &&
    (locations.length === 0 || locations.some((location) => isIn(company, location))) &&
    (ranges.length === 0 || ranges.some(([min = 1, max = 0]) => persons >= min && persons <= max))
  );
}

/** "oslo, norway": each part is the city or the country of the seat. */
function isIn(company: SandboxCompany, location: string): boolean {
  const seat = [company.city.toLowerCase(), company.country.toLowerCase()];
  return location.split(',').every((part) => seat.includes(part.trim()));
}

export const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.map((item) => String(item).toLowerCase()) : [];

export const organizationId = (company: SandboxCompany) => `66bb${company.ids.ico}`;

function account(company: SandboxCompany) {
  return {
    id: `66dd${company.ids.ico}`,
    organization_id: organizationId(company),
    name: company.name,
    primary_domain: company.domain,
  };
}

function organization(company: SandboxCompany) {
  return {
    id: organizationId(company),
    name: company.name,
    website_url: `http://www.${company.domain}`,
    primary_domain: company.domain,
    linkedin_url: null,
    founded_year: null,
    phone: null,
    primary_phone: {},
  };
}
