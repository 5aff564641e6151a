import type { SandboxWorld } from '../../sandbox-world.ts';
import type { SandboxAnswer, SandboxRequest, SandboxVendor } from '../../types.ts';
import { keyState } from '../account-key.ts';
import { isDomain, unknownName } from '../json-requests.ts';
import { knownCompany } from '../known-company.ts';
import { cleanedCompany, pdlCompany } from './company.ts';
import { bulkPdlPeople, enrichPdlPerson } from './enrich-people.ts';
import { listPdlOptOuts } from './opt-outs.ts';
import { pdlError, searchPdl } from './search-companies.ts';
import { searchPdlPeople } from './search-people.ts';

const SHARE = 0.9;
const KEY = 'sandbox-pdl-key';
const OPT_OUTS = '/person/subjectrequest';
/** Free, and in every plan. */
const OPEN = ['/company/clean', '/autocomplete'];
const IDENTIFIERS = ['pdl_id', 'name', 'profile', 'ticker', 'website'];
const PLACES = ['location', 'street_address', 'locality', 'region', 'country', 'postal_code'];
const OPTIONS = ['min_likelihood', 'required', 'titlecase', 'include_if_matched', 'pretty', 'data_include'];
const FIELDS = ['company', 'country', 'industry', 'location', 'location_name', 'all_location', 'region', 'website'];

/** Headcounts by website, company search, people, and the free cleaner and completion. */
export const pdlVendor: SandboxVendor = {
  id: 'pdl',
  hasHosts: false,
  limits: () => ({ minGapMs: 60, concurrency: 4 }),
  answer(request, world) {
    const answer = checked(request, world);
    const spent = answer.charge?.credits ?? 0;
    const reset = new Date(world.now().getTime() + 60_000).toISOString();
    return {
      ...answer,
      headers: {
        'x-ratelimit-limit': "{'minute': 1000}",
        'x-ratelimit-remaining': "{'minute': 999}",
        'x-ratelimit-reset': reset,
        'x-call-credits-spent': String(spent),
        // Nothing is told of an account to one without its key.
        ...(answer.status !== 401 && { 'x-lifetime-used': String(request.creditsInvoiced + spent) }),
        ...answer.headers,
      },
    };
  },
};

function checked(request: SandboxRequest, world: SandboxWorld): SandboxAnswer {
  if (request.query.has('api_key')) return pdlError(400, 'invalid_request_error', 'The key belongs in X-Api-Key');
  const state = keyState(request.headers['x-api-key'], KEY);
  if (state === 'wrong') return pdlError(401, 'authentication_error', 'Request contained a missing or invalid key');
  if (state === 'empty' && !OPEN.includes(request.path) && request.path !== OPT_OUTS) {
    const refused = pdlError(402, 'payment_required', 'You have hit your account maximum');
    return { ...refused, headers: { 'x-totallimit-remaining': '0' } };
  }
  if (state === 'scope' && !OPEN.includes(request.path))
    return pdlError(403, 'forbidden', 'Your plan does not include this endpoint');
  switch (request.path) {
    case '/company/enrich':
      return enrich(request, world);
    case '/company/search':
      return searchPdl(request, world, SHARE);
    // With the plan's key, contacts are never more than flags.
    case '/person/search':
      return searchPdlPeople(request, world, SHARE);
    case '/person/enrich':
      return enrichPdlPerson(request, world, SHARE, state !== 'plan');
    case '/person/bulk':
      return bulkPdlPeople(request, world, SHARE, state !== 'plan');
    case OPT_OUTS:
      return listPdlOptOuts(request, world, SHARE);
    case '/company/clean':
      return clean(request, world);
    case '/autocomplete':
      return autocomplete(request, world);
    default:
      return pdlError(404, 'not_found', 'The requested URL was not found');
  }
}

function enrich({ query }: SandboxRequest, world: SandboxWorld): SandboxAnswer {
  const unknown = unknownName(query.keys(), [...IDENTIFIERS, ...PLACES, ...OPTIONS]);
  if (unknown !== null) return pdlError(400, ['invalid_request_error'], `Unknown parameter ${unknown}`);
  if (!IDENTIFIERS.some((name) => query.get(name))) {
    return pdlError(400, ['invalid_request_error'], 'Request must contain a name, website, profile, ticker or pdl_id');
  }
  const likelihood = Number(query.get('min_likelihood') ?? 2);
  if (!(likelihood >= 1 && likelihood <= 10)) {
    return pdlError(400, 'invalid_request_error', 'min_likelihood is from 1 to 10');
  }
  const domain = query.get('website');
  const company = isDomain(domain) ? knownCompany(world, 'pdl', SHARE, domain, true) : null;
  if (company === null) return pdlError(404, 'not_found', 'No records were found matching your request');
  return {
    body: { status: 200, likelihood: 9, ...pdlCompany(company, world) },
    charge: { item: `company:${company.domain}`, credits: 1 },
  };
}

function clean({ query }: SandboxRequest, world: SandboxWorld): SandboxAnswer {
  const unknown = unknownName(query.keys(), ['name', 'website', 'profile', 'pretty']);
  if (unknown !== null) return pdlError(400, 'invalid_request_error', `Unknown parameter ${unknown}`);
  const domain = query.get('website');
  const company = domain === null ? world.byName(query.get('name') ?? '')[0] : world.byDomain(domain);
  if (!company) return pdlError(404, 'not_found', 'No records were found matching your request');
  return { body: { status: 200, ...cleanedCompany(company, world), fuzzy_match: false, score: 1 } };
}

function autocomplete({ query }: SandboxRequest, world: SandboxWorld): SandboxAnswer {
  const unknown = unknownName(query.keys(), ['field', 'text', 'size', 'titlecase', 'pretty']);
  if (unknown !== null) return pdlError(400, 'invalid_request_error', `Unknown parameter ${unknown}`);
  const field = query.get('field') ?? '';
  if (!FIELDS.includes(field)) return pdlError(400, 'invalid_request_error', `Unknown field ${field}`);
  const counts = new Map<string, number>();
  for (const company of field === 'industry' ? world.all() : []) {
    const name = company.industry.toLowerCase();
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const text = (query.get('text') ?? '').toLowerCase();
  const data = [...counts]
    .filter(([name]) => name.includes(text))
    .slice(0, Number(query.get('size') ?? 10))
    .map(([name, count]) => ({ name, count, meta: {} }));
  return { body: { status: 200, data } };
}
