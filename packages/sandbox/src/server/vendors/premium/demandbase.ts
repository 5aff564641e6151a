import type { SandboxWorld } from '../../sandbox-world.ts';
import type { SandboxAnswer, SandboxRequest, SandboxVendor } from '../../types.ts';
import { answerJson, isDomain, jsonBody, unknownName } from '../json-requests.ts';
import { knownCompany } from '../known-company.ts';
import { isClient, tokenFor, tokenState } from './oauth-token.ts';

const SHARE = 0.65;

/** Client credentials asked for in JSON; companies by website. */
export const demandbaseVendor: SandboxVendor = {
  id: 'demandbase',
  hasHosts: false,
  limits: () => ({ minGapMs: 100, concurrency: 2 }),
  answer(request, world) {
    if (`${request.method} ${request.path}` === 'POST /auth/v1/token') return token(request);
    const state = tokenState('demandbase', request);
    if (state === 'wrong') return problem(401, '401-100', 'Unauthorized');
    if (state === 'empty') return problem(402, '402-100', 'The credits of this account are used up');
    if (`${request.method} ${request.path}` !== 'POST /data/b2b/v1/companies') {
      return problem(404, '404-100', 'Not found');
    }
    return companies(request, world);
  },
};

function token(request: SandboxRequest): SandboxAnswer {
  const { grantType, clientId, clientSecret } = jsonBody(request) ?? {};
  if (grantType !== 'client_credentials') return problem(400, '400-100', 'grantType must be client_credentials');
  if (!isClient('demandbase', clientId, clientSecret)) return problem(401, '401-101', 'Wrong client id or secret');
  return answerJson(200, { accessToken: tokenFor('demandbase', clientSecret), expiresIn: 28_800 });
}

function companies(request: SandboxRequest, world: SandboxWorld): SandboxAnswer {
  const params = jsonBody(request) ?? {};
  const unknown = unknownName(Object.keys(params), ['companyName', 'companyWebsite', 'page', 'perPage']);
  if (unknown !== null) return problem(400, '400-106', `Unknown parameter ${unknown}`);
  const { companyWebsite: domain, page = 1, perPage = 10 } = params;
  if (!(Number(perPage) >= 1 && Number(perPage) <= 50)) {
    return problem(400, '400-101', 'perPage must be between 1 and 50.');
  }
  if (domain === undefined) return problem(400, '400-107', 'At least one parameter must be provided.');
  const company = isDomain(domain) ? knownCompany(world, 'demandbase', SHARE, domain) : null;
  const results = company
    ? [
        {
          companyId: Number(company.ids.ico),
          companyName: company.name,
          websites: [company.domain],
          employeeCount: world.headcount(company, 'demandbase'),
          country: company.country,
        },
      ]
    : [];
  return {
    body: { companyResults: results, totalCount: results.length, pageNo: page, pageSize: perPage },
    ...(company && { charge: { item: `company:${company.domain}`, credits: 1 } }),
  };
}

const problem = (status: number, errorCode: string, errorMessage: string): SandboxAnswer =>
  answerJson(status, { errorCode, errorMessage, diagnosticCode: '00000000-0000-4000-8000-000000000000' });
