import { bandOf } from '../company-answers.ts';
import { answerJson, isDomain, unknownName } from '../json-requests.ts';
import { simpleVendor } from './simple-vendor.ts';

/** Size bands alone; the key stands in Authorization without "Bearer". */
export const upleadVendor = simpleVendor({
  id: 'uplead',
  share: 0.7,
  route: 'GET /v2/company-search',
  auth: { header: 'authorization', prefix: '' },
  domainOf({ query }) {
    const unknown = unknownName(query.keys(), ['id', 'domain', 'company']);
    if (unknown !== null) return answerJson(400, { error: `Unknown parameter ${unknown}` });
    const domain = query.get('domain');
    return isDomain(domain) ? domain : answerJson(400, { error: 'One of id, domain and company is needed' });
  },
  found: (company, world) => ({
    data: {
      id: company.ids.ico,
      company_name: company.name,
      domain: company.domain,
      industry: company.industry,
      employees: bandOf(world.headcount(company, 'uplead')).text,
      city: company.city,
      country: company.country,
    },
  }),
  notFound: () => answerJson(200, { data: null }),
  error: (message) => ({ error: message }),
});
