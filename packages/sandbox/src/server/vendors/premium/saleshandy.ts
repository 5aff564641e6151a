import { answerJson, isDomain, jsonBody, unknownName } from '../json-requests.ts';
import { simpleVendor } from './simple-vendor.ts';

/** The vendor's own description is not public: this one speaks what the preset assumes. */
export const saleshandyVendor = simpleVendor({
  id: 'saleshandy',
  share: 0.6,
  route: 'POST /enrich/company',
  auth: { header: 'x-api-key', prefix: '' },
  domainOf(request) {
    const params = jsonBody(request) ?? {};
    const unknown = unknownName(Object.keys(params), ['domain']);
    if (unknown !== null) return answerJson(400, { message: `Unknown field ${unknown}` });
    return isDomain(params.domain) ? params.domain : answerJson(400, { message: 'domain is missing' });
  },
  found: (company, world) => ({
    data: { domain: company.domain, name: company.name, employeeCount: world.headcount(company, 'saleshandy') },
  }),
  notFound: () => answerJson(404, { message: 'Company not found' }),
  error: (message) => ({ message }),
});
