import { answerJson, isDomain, jsonBody, unknownName } from '../json-requests.ts';
import { simpleVendor } from './simple-vendor.ts';

/** The vendor's own description is not public: this one speaks what the preset assumes. */
export const cognismVendor = simpleVendor({
  id: 'cognism',
  share: 0.6,
  route: 'POST /api/search/account/enrich',
  auth: { header: 'authorization', prefix: 'Bearer ' },
  domainOf(request) {
    const body = jsonBody(request) ?? {};
    const unknown = unknownName(Object.keys(body), ['domain', 'name']);
    if (unknown !== null) return answerJson(400, { message: `Unknown field ${unknown}` });
    return isDomain(body.domain) ? body.domain : answerJson(400, { message: 'domain is missing' });
  },
  found: (company, world) => ({
    results: [
      {
        id: company.ids.ico,
        name: company.name,
        domain: company.domain,
        headcount: world.headcount(company, 'cognism'),
      },
    ],
  }),
  notFound: () => answerJson(200, { results: [] }),
  error: (message) => ({ message }),
});
