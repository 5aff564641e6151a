import type { SandboxCompany, SandboxWorld } from '../../sandbox-world.ts';
import type { SandboxAnswer, SandboxRequest, SandboxVendor } from '../../types.ts';
import { bandOf } from '../company-answers.ts';
import { answerJson, isDomain, jsonBody, unknownName } from '../json-requests.ts';
import { knownCompany } from '../known-company.ts';
import { clientOfForm, isClient, tokenFor, tokenState } from './oauth-token.ts';

const SHARE = 0.8;
const JSON_API = 'application/vnd.api+json';
const SCOPE = 'api:data:company';
const INPUT_NAMES = ['companyId', 'companyName', 'companyWebsite', 'companyTicker', 'companyPhone', 'companyStreet'];

/** JSON:API with client credentials. The token's own host is folded into this address. */
export const zoominfoVendor: SandboxVendor = {
  id: 'zoominfo',
  hasHosts: false,
  limits: () => ({ minGapMs: 100, concurrency: 2 }),
  answer(request, world) {
    if (request.path === '/oauth2/default/v1/token') return token(request);
    if (`${request.method} ${request.path}` !== 'POST /gtm/data/v1/companies/enrich') return problem(404, 'Not found');
    const state = tokenState('zoominfo', request);
    if (state === 'wrong') return problem(401, 'The token is missing, wrong or expired');
    if (state === 'empty') return problem(402, 'The credits of this account are used up');
    if (request.headers['content-type'] !== JSON_API) return problem(415, `Content-Type must be ${JSON_API}`);
    if (request.headers.accept !== JSON_API) return problem(406, `Accept must be ${JSON_API}`);
    return enrich(request, world);
  },
};

function token(request: SandboxRequest): SandboxAnswer {
  const form = new URLSearchParams(request.body);
  const [clientId, clientSecret] = clientOfForm(request, form);
  if (!isClient('zoominfo', clientId, clientSecret)) {
    return answerJson(401, { error: 'invalid_client', error_description: 'Client authentication failed' });
  }
  if (form.get('grant_type') !== 'client_credentials') return answerJson(400, { error: 'unsupported_grant_type' });
  if (form.get('scope') !== SCOPE) return answerJson(400, { error: 'invalid_scope' });
  const access_token = tokenFor('zoominfo', clientSecret);
  return answerJson(200, { access_token, token_type: 'Bearer', expires_in: 3600, scope: SCOPE });
}

function enrich(request: SandboxRequest, world: SandboxWorld): SandboxAnswer {
  const data = jsonBody(request)?.data as { type?: unknown; attributes?: Record<string, unknown> } | undefined;
  if (data?.type !== 'CompanyEnrich' || typeof data.attributes !== 'object') {
    return problem(400, 'data.type must be CompanyEnrich');
  }
  const unknown = unknownName(Object.keys(data.attributes), ['matchCompanyInput', 'outputFields', 'requiredFields']);
  if (unknown !== null) return problem(400, `Unknown attribute ${unknown}`);
  const { matchCompanyInput: inputs, outputFields: fields } = data.attributes;
  if (!Array.isArray(inputs) || inputs.length === 0 || inputs.length > 25) {
    return problem(400, 'matchCompanyInput takes 1 to 25 companies');
  }
  if (!Array.isArray(fields) || fields.length === 0) return problem(400, 'outputFields is missing');
  const misnamed = inputs.map((input) => unknownName(Object.keys(input), INPUT_NAMES)).find((name) => name !== null);
  if (misnamed) return problem(400, `Unknown input ${misnamed}`);
  const found = inputs.flatMap((input) => {
    const domain: unknown = input.companyWebsite;
    return (isDomain(domain) && knownCompany(world, 'zoominfo', SHARE, domain)) || [];
  });
  const notAField = fields.find((name) => !(name in attributesOf(world.all()[0] as SandboxCompany, world)));
  if (notAField !== undefined) return problem(400, `Unknown output field ${notAField}`);
  return {
    headers: { 'content-type': JSON_API },
    body: JSON.stringify({ data: found.map((company) => resource(company, fields, world)) }),
    ...(found[0] && { charge: { item: `company:${found[0].domain}`, credits: found.length } }),
  };
}

function resource(company: SandboxCompany, fields: readonly unknown[], world: SandboxWorld) {
  const attributes = Object.entries(attributesOf(company, world)).filter(([name]) => fields.includes(name));
  return {
    id: company.ids.ico,
    type: 'Company',
    meta: { matchStatus: 'FULL_MATCH' },
    attributes: Object.fromEntries(attributes),
  };
}

function attributesOf(company: SandboxCompany, world: SandboxWorld) {
  const persons = world.headcount(company, 'zoominfo');
  return {
    id: Number(company.ids.ico),
    name: company.name,
    website: company.domain,
    industry: company.industry,
    employeeCount: persons,
    employeeRange: bandOf(persons).text.replace('-', ' - '),
    city: company.city,
    state: null,
    country: company.country,
  };
}

function problem(status: number, detail: string): SandboxAnswer {
  return {
    status,
    headers: { 'content-type': JSON_API },
    body: JSON.stringify({ errors: [{ status: String(status), detail }] }),
  };
}
