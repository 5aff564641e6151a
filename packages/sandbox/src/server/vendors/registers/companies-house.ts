import type { SandboxCompany, SandboxWorld } from '../../sandbox-world.ts';
import type { SandboxAnswer, SandboxRequest, SandboxVendor } from '../../types.ts';
import { writeAccounts } from './companies-house-accounts.ts';
import { citiesIn, naceOf, refusal, searchByName, unknownParameters } from './register-helpers.ts';

const KEY = 'sandbox-companies-house-key';
const API_HOST = 'api.company-information.service.gov.uk';
const DOCUMENT_HOST = 'document-api.company-information.service.gov.uk';
/** Stands for the signed storage that documents are really read from. */
const STORAGE_HOST = 'storage';
const SIGNATURE = 'X-Amz-Signature';

/** The British register: companies with a place in the United Kingdom. */
export const companiesHouseVendor: SandboxVendor = {
  id: 'companies-house',
  hasHosts: true,
  limits: (host) => (host === STORAGE_HOST ? { minGapMs: 0, concurrency: 10 } : { minGapMs: 500, concurrency: 1 }),
  answer(request, world) {
    if (request.host === STORAGE_HOST) return answerStorage(request, world);
    if (request.headers.authorization !== `Basic ${btoa(`${KEY}:`)}`) {
      return refusal(401, { error: 'Invalid Authorization', type: 'ch:service' });
    }
    if (request.host === API_HOST) return answerRegister(request, world);
    if (request.host === DOCUMENT_HOST) return answerDocument(request, world);
    return NOT_FOUND;
  },
};

const NOT_FOUND = refusal(404, { errors: [{ error: 'company-profile-not-found', type: 'ch:service' }] });

function answerRegister({ path, query }: SandboxRequest, world: SandboxWorld): SandboxAnswer {
  const known = ['q', 'items_per_page', 'start_index', 'category', 'restrictions'];
  if (unknownParameters(query, known).length > 0) return refusal(400, { error: 'invalid parameter' });
  if (path === '/search/companies') {
    if (!query.get('q')) return refusal(400, { error: 'q is required' });
    const items = searchByName(world, query.get('q') ?? '')
      .filter(isBritish)
      .map(searchItem);
    return { body: { kind: 'search#companies', total_results: items.length, items } };
  }
  const [, number = '', rest = ''] = /^\/company\/([A-Z0-9]{8})(\/filing-history)?$/.exec(path) ?? [];
  const company = world.byId('companiesHouse', number);
  if (company === null || !isBritish(company)) return NOT_FOUND;
  return { body: rest === '' ? profile(company) : filingHistory(company, world) };
}

function answerDocument({ path, headers, baseUrl }: SandboxRequest, world: SandboxWorld): SandboxAnswer {
  const [, number = '', content] = /^\/document\/acc-(\d{8})(\/content)?$/.exec(path) ?? [];
  const company = world.byId('companiesHouse', number);
  if (company === null || !isBritish(company)) return NOT_FOUND;
  const hasData = world.covers(company, 'companies-house xhtml', 0.85);
  if (content !== undefined) {
    if (headers.accept !== 'application/xhtml+xml' || !hasData) return refusal(406, { error: 'Not Acceptable' });
    const location = `${baseUrl(STORAGE_HOST)}/docs/acc-${number}?${SIGNATURE}=signed`;
    return { status: 302, headers: { location }, body: '' };
  }
  const self = `https://${DOCUMENT_HOST}/document/acc-${number}`;
  const data = hasData ? { 'application/xhtml+xml': { content_length: 88_000 } } : {};
  const resources = { 'application/pdf': { content_length: 120_000 }, ...data };
  return {
    body: { company_number: number, category: 'accounts', links: { self, document: `${self}/content` }, resources },
  };
}

function answerStorage({ path, query, headers }: SandboxRequest, world: SandboxWorld): SandboxAnswer {
  // As the real one: a signature and an Authorization header are one way too many to sign in.
  if (headers.authorization !== undefined) {
    return { status: 400, body: '<Error><Code>InvalidArgument</Code></Error>' };
  }
  const number = /^\/docs\/acc-(\d{8})$/.exec(path)?.[1] ?? '';
  const company = world.byId('companiesHouse', number);
  if (query.get(SIGNATURE) !== 'signed' || company === null) {
    return { status: 403, body: '<Error><Code>AccessDenied</Code></Error>' };
  }
  return { headers: { 'content-type': 'application/xhtml+xml' }, body: writeAccounts(company, world) };
}

function searchItem(company: SandboxCompany) {
  return {
    kind: 'searchresults#company',
    title: `${company.name.toUpperCase()} LIMITED`,
    company_number: company.ids.companiesHouse,
    company_status: 'active',
    address: { locality: citiesIn(company, 'United Kingdom')[0], country: 'England' },
  };
}

function profile(company: SandboxCompany) {
  return {
    company_name: `${company.name.toUpperCase()} LIMITED`,
    company_number: company.ids.companiesHouse,
    company_status: 'active',
    date_of_creation: '2016-03-01',
    sic_codes: [`${naceOf(company).replace('.', '')}0`],
    registered_office_address: { locality: citiesIn(company, 'United Kingdom')[0], country: 'England' },
  };
}

function filingHistory(company: SandboxCompany, world: SandboxWorld) {
  const number = company.ids.companiesHouse;
  const filed = {
    category: 'accounts',
    type: 'AA',
    date: `${world.now().getUTCFullYear() - 1}-11-14`,
    links: { document_metadata: `https://${DOCUMENT_HOST}/document/acc-${number}` },
  };
  // Some file on paper; some have not filed yet.
  const items = world.covers(company, 'companies-house filed', 0.93) ? [filed] : [{ ...filed, links: {} }];
  return { kind: 'filing-history', total_count: items.length, items };
}

const isBritish = (company: SandboxCompany) => citiesIn(company, 'United Kingdom').length > 0;
