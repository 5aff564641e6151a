import type { SandboxCompany, SandboxWorld } from '../../sandbox-world.ts';
import type { SandboxAnswer, SandboxRequest, SandboxVendor } from '../../types.ts';
import { keyState } from '../account-key.ts';
import { variantOf } from '../company-answers.ts';
import { answerJson, isDomain, jsonBody, unknownName } from '../json-requests.ts';
import { knownCompany } from '../known-company.ts';
import { bulkMatchApollo, matchApollo } from './match-people.ts';
import { searchApollo } from './search-companies.ts';
import { searchApolloPeople } from './search-people.ts';

const SHARE = 0.92;
const KEY = 'sandbox-apollo-key';
const ENRICH_NAMES = ['domain', 'linkedin_url', 'name', 'website'];

/** What stands in an answer's headers once the key is accepted. */
const RATE_HEADERS = {
  'x-rate-limit-minute': '1000',
  'x-minute-usage': '1',
  'x-minute-requests-left': '999',
  'x-rate-limit-hourly': '6000',
  'x-hourly-usage': '1',
  'x-hourly-requests-left': '5999',
  'x-rate-limit-24-hour': '50000',
  'x-24-hour-usage': '1',
  'x-24-hour-requests-left': '49999',
};

/** Headcounts by domain, organization search, and people. The key's ending chooses an account without credits, scope or plan. */
export const apolloVendor: SandboxVendor = {
  id: 'apollo',
  hasHosts: false,
  limits: () => ({ minGapMs: 300, concurrency: 4 }),
  answer(request, world) {
    const state = keyState(request.headers['x-api-key'], KEY);
    if (request.path === '/auth/health') return answerJson(200, { healthy: true, is_logged_in: state !== 'wrong' });
    if (state === 'wrong') return invalidKey();
    if (request.query.has('api_key')) return answerJson(422, { error: 'Send the key in the x-api-key header' });
    const answer = refusalFor(state, request.path) ?? route(request, world);
    return { ...answer, headers: { ...RATE_HEADERS, ...answer.headers } };
  },
};

function invalidKey(): SandboxAnswer {
  const body = 'Invalid API key. See https://docs.apollo.io/reference/authentication for help.';
  return { status: 401, headers: { 'content-type': 'text/plain' }, body };
}

function refusalFor(state: ReturnType<typeof keyState>, path: string): SandboxAnswer | null {
  if (path.startsWith('/usage_stats/')) return null;
  switch (state) {
    case 'empty':
      return answerJson(422, { error: 'You have insufficient credits! Please buy more credits.' });
    case 'scope':
      return answerJson(403, {
        error: `The API key is not authorized to access api/v1${path}`,
        error_code: 'API_INACCESSIBLE',
      });
    case 'plan':
      return answerJson(403, { message: 'This endpoint is only available to Apollo users on paid plans.' });
    case 'blocked':
      return answerJson(200, { error: 'You have insufficient credits to perform this action.' });
    default:
      return null;
  }
}

function route(request: SandboxRequest, world: SandboxWorld): SandboxAnswer {
  switch (`${request.method} ${request.path}`) {
    case 'GET /organizations/enrich':
      return enrich(Object.fromEntries(request.query), world);
    case 'POST /organizations/enrich':
      return enrich(jsonBody(request) ?? {}, world);
    case 'POST /mixed_companies/search':
      return searchApollo(request, world, SHARE);
    case 'POST /mixed_people/api_search':
      return searchApolloPeople(request, world, SHARE);
    case 'POST /people/match':
      return matchApollo(request, world, SHARE);
    case 'POST /people/bulk_match':
      return bulkMatchApollo(request, world, SHARE);
    case 'POST /usage_stats/credit_usage_stats':
      return answerJson(200, creditUsage(request.creditsInvoiced));
    case 'POST /mixed_people/search':
      return answerJson(422, {
        error: 'This endpoint is deprecated for API callers. Please use the new mixed_people/api_search endpoint.',
      });
    default:
      return answerJson(404, { error: 'Not found' });
  }
}

function creditUsage(consumed: number) {
  const limit = 1_000_000;
  const unused = { limit: 0, consumed: 0, left_over: 0 };
  return {
    credit_usage_stats: {
      lead_credit: { limit, consumed, left_over: limit - consumed },
      direct_dial_credit: unused,
      export_credit: unused,
      ai_credit: unused,
    },
    current_credit_cycle: 1,
  };
}

function enrich(params: Record<string, unknown>, world: SandboxWorld): SandboxAnswer {
  const unknown = unknownName(Object.keys(params), ENRICH_NAMES);
  if (unknown !== null) return answerJson(422, { error: `Invalid parameters: ${unknown}` });
  const { domain } = params;
  if (domain === undefined) return answerJson(422, { error: "Required parameter 'domain' missing" });
  if (!isDomain(domain)) return answerJson(422, { error: 'Invalid parameters: domain has no www. and no @' });
  const company = knownCompany(world, 'apollo', SHARE, domain, true);
  // Both forms of "no match" are met.
  if (company === null) return answerJson(200, domain.length % 2 === 0 ? {} : { organization: null });
  return {
    body: { organization: organization(company, world) },
    charge: { item: `company:${company.domain}`, credits: 1 },
  };
}

function organization(company: SandboxCompany, world: SandboxWorld) {
  const slug = company.domain.split('.')[0];
  return {
    id: `66bb${company.ids.ico}`,
    name: company.name,
    primary_domain: company.domain,
    website_url: `http://www.${company.domain}`,
    linkedin_url: `http://www.linkedin.com/company/${slug}-example`,
    phone: null,
    primary_phone: {},
    industry: company.industry.toLowerCase(),
    industries: [company.industry.toLowerCase()],
    keywords: [],
    // A few are known without a count.
    estimated_num_employees: variantOf(company, 40) === 0 ? null : world.headcount(company, 'apollo'),
    founded_year: null,
    city: company.city,
    state: null,
    country: company.country,
    annual_revenue: null,
    technology_names: [],
  };
}
