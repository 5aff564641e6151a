import { bandOf, variantOf } from '../company-answers.ts';
import { answerJson, isDomain, jsonBody, unknownName } from '../json-requests.ts';
import { simpleVendor } from './simple-vendor.ts';

const NAMES = ['clientReferenceId', 'name', 'domain', 'id'];

/** A count with its band, a band alone, or a plain number, as the two versions of its description say. */
export const lushaVendor = simpleVendor({
  id: 'lusha',
  share: 0.75,
  route: 'POST /v3/companies/search-and-enrich',
  auth: { header: 'api_key', prefix: '' },
  domainOf(request) {
    const { companies, ...rest } = jsonBody(request) ?? {};
    const unknown = unknownName(Object.keys(rest), []);
    if (unknown !== null) return answerJson(400, { message: `Unknown field ${unknown}` });
    const [company] = Array.isArray(companies) ? companies : [];
    const misnamed = unknownName(Object.keys(company ?? {}), NAMES);
    if (misnamed !== null) return answerJson(400, { message: `Unknown field ${misnamed}` });
    return isDomain(company?.domain) ? company.domain : answerJson(400, { message: 'companies.0.domain is missing' });
  },
  found: (company, world) => {
    const persons = world.headcount(company, 'lusha');
    const { min, max } = bandOf(persons);
    const forms = [{ exact: persons, min, max }, { exact: null, min, max }, persons];
    return {
      results: [
        {
          clientReferenceId: '1',
          id: company.ids.ico,
          name: company.name,
          domain: company.domain,
          employeeCount: forms[variantOf(company, 3)],
        },
      ],
    };
  },
  notFound: () => answerJson(200, { results: [] }),
  error: (message) => ({ message }),
});
