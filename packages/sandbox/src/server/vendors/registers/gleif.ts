import type { SandboxCompany, SandboxWorld } from '../../sandbox-world.ts';
import type { SandboxAnswer, SandboxRequest, SandboxVendor } from '../../types.ts';
import { pageOf, refusal, searchByName, unknownParameters } from './register-helpers.ts';

const FILTERS = [
  'filter[entity.legalName]',
  'filter[fulltext]',
  'filter[lei]',
  'filter[entity.legalAddress.country]',
  'filter[entity.status]',
];
const COUNTRY_CODES = new Map(
  (
    'Germany DE,France FR,United Kingdom GB,Ireland IE,Netherlands NL,Belgium BE,Switzerland CH,Austria AT,Czechia CZ,' +
    'Poland PL,Denmark DK,Sweden SE,Norway NO,Finland FI,Estonia EE,Spain ES,Portugal PT,Italy IT,Greece GR,Hungary HU,' +
    'Romania RO,United States US,Canada CA,Mexico MX,Brazil BR,Colombia CO,Singapore SG,Japan JP,South Korea KR,' +
    'India IN,Australia AU,New Zealand NZ,South Africa ZA'
  )
    .split(',')
    .map((entry) => [entry.slice(0, -3), entry.slice(-2)] as const),
);

/** The register of legal entity identifiers: about two fifths of all companies have one. */
export const gleifVendor: SandboxVendor = {
  id: 'gleif',
  hasHosts: false,
  limits: () => ({ minGapMs: 1000, concurrency: 1 }),
  answer(request, world) {
    if (request.method !== 'GET') return failure(405, 'Method not allowed');
    if (request.path === '/lei-records') return list(request, world);
    const lei = /^\/lei-records\/([A-Z0-9]{20})$/.exec(request.path)?.[1];
    const company = lei === undefined ? null : world.byId('lei', lei);
    if (company === null || !hasLei(company, world)) return failure(404, 'LEI was not found');
    return { headers: HEADERS, body: { data: record(company, world) } };
  },
};

const HEADERS = { 'content-type': 'application/vnd.api+json' };
const failure = (status: number, title: string) => refusal(status, { errors: [{ status: String(status), title }] });

function list({ query }: SandboxRequest, world: SandboxWorld): SandboxAnswer {
  if (unknownParameters(query, [...FILTERS, 'page[size]', 'page[number]']).length > 0) {
    return failure(400, 'Filter should contain only allowed values');
  }
  const [size, page] = [Number(query.get('page[size]') ?? 15), Number(query.get('page[number]') ?? 1)];
  if (!(size >= 1 && size <= 200) || !(page >= 1)) return failure(400, 'Page size should be between 1 and 200');
  const text = query.get('filter[fulltext]') ?? query.get('filter[entity.legalName]');
  const companies = text === null ? [...world.all()] : searchByName(world, text);
  const records = companies
    .filter((company) => hasLei(company, world))
    .map((company) => record(company, world))
    .filter(({ attributes }) => {
      const { status, legalAddress } = attributes.entity;
      return (
        (query.get('filter[entity.status]') ?? status) === status &&
        (query.get('filter[entity.legalAddress.country]') ?? legalAddress.country) === legalAddress.country &&
        (query.get('filter[lei]') ?? attributes.lei) === attributes.lei
      );
    });
  const { items, totalElements, totalPages } = pageOf(records, page - 1, size);
  const pagination = { currentPage: page, perPage: size, total: totalElements, lastPage: Math.max(1, totalPages) };
  return { headers: HEADERS, body: { meta: { pagination }, links: {}, data: items } };
}

function record(company: SandboxCompany, world: SandboxWorld) {
  const country = COUNTRY_CODES.get(company.country) ?? 'DE';
  const seat = { city: company.city, region: null, country };
  const isAmerican = country === 'US';
  const lei = company.ids.lei;
  return {
    type: 'lei-records',
    id: lei,
    attributes: {
      lei,
      entity: {
        legalName: { name: isAmerican ? `${company.name}, Inc.` : company.name, language: 'en' },
        otherNames: [],
        legalAddress: isAmerican ? { city: 'Wilmington', region: 'US-DE', country } : seat,
        headquartersAddress: seat,
        registeredAs: registeredAs(company, country),
        jurisdiction: isAmerican ? 'US-DE' : country,
        status: 'ACTIVE',
      },
      // A fee that was not paid; the company goes on.
      registration: { status: world.covers(company, 'gleif issued', 0.8) ? 'ISSUED' : 'LAPSED' },
    },
  };
}

function registeredAs({ ids }: SandboxCompany, country: string): string {
  const own: Record<string, string> = { NO: ids.orgnr, FR: ids.siren, CZ: ids.ico, GB: ids.companiesHouse };
  return own[country] ?? ids.cik;
}

const hasLei = (company: SandboxCompany, world: SandboxWorld) => world.covers(company, 'gleif', 0.4);
