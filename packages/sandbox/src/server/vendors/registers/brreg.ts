import type { SandboxCompany, SandboxWorld } from '../../sandbox-world.ts';
import type { SandboxAnswer, SandboxRequest, SandboxVendor } from '../../types.ts';
import { citiesIn, naceOf, pageOf, refusal, searchByName, unknownParameters } from './register-helpers.ts';

const PARAMETERS = [
  'navn',
  'hjemmeside',
  'organisasjonsnummer',
  'fraAntallAnsatte',
  'tilAntallAnsatte',
  'kommunenummer',
  'naeringskode',
  'size',
  'page',
];
const MUNICIPALITIES: Record<string, string> = { Oslo: '0301', Bergen: '4601' };

/** The Norwegian register: companies with a place in Norway. */
export const brregVendor: SandboxVendor = {
  id: 'brreg',
  hasHosts: false,
  limits: () => ({ minGapMs: 150, concurrency: 1 }),
  answer(request, world) {
    if (request.method !== 'GET') return badRequest('Method not supported');
    if (request.path === '/enheter') return listUnits(request, world);
    if (request.path === '/underenheter') return listWorkplaces(request, world);
    const number = /^\/enheter\/(\d{9})$/.exec(request.path)?.[1];
    if (number === undefined) return refusal(404, { status: 404, error: 'Not Found' });
    const company = world.byId('orgnr', number);
    if (company === null || !isNorwegian(company)) return refusal(404, { status: 404, error: 'Not Found' });
    if (isDeleted(company, world)) return refusal(410, { organisasjonsnummer: number, slettedato: '2026-01-31' });
    return { body: unit(company, world) };
  },
};

function listUnits({ query }: SandboxRequest, world: SandboxWorld): SandboxAnswer {
  const [unknown] = unknownParameters(query, PARAMETERS);
  if (unknown !== undefined) return badRequest(`Unknown parameter ${unknown}`);
  const [size, page] = [Number(query.get('size') ?? 20), Number(query.get('page') ?? 0)];
  const [from, to] = [query.get('fraAntallAnsatte'), query.get('tilAntallAnsatte')];
  // Numbers from 1 to 4 are not published, so they can't be searched either.
  if ([from, to].some((each) => each !== null && !/^(0|[5-9]|\d{2,})$/.test(each))) {
    return badRequest('fraAntallAnsatte og tilAntallAnsatte må være 0 eller større enn 4');
  }
  if (!(size > 0) || !(page >= 0) || (page + 1) * size > 10_000) return badRequest('size and page are out of range');

  const codes = query.get('naeringskode')?.split(',');
  const municipality = query.get('kommunenummer');
  const units = candidates(query, world)
    .filter((company) => isNorwegian(company) && !isDeleted(company, world))
    .map((company) => unit(company, world))
    .filter((each) => {
      if (codes && !codes.some((code) => each.naeringskode1.kode.startsWith(code))) return false;
      if (municipality && each.forretningsadresse.kommunenummer !== municipality) return false;
      const count = 'antallAnsatte' in each ? each.antallAnsatte : undefined;
      if (from === null && to === null) return true;
      return count !== undefined && count >= Number(from ?? 0) && count <= Number(to ?? Number.POSITIVE_INFINITY);
    });
  const { items, totalElements, totalPages } = pageOf(units, page, size);
  const embedded = items.length > 0 ? { _embedded: { enheter: items } } : {};
  return { body: { ...embedded, _links: {}, page: { size, totalElements, totalPages, number: page } } };
}

/** By website or name where one is given; everything else is a filter over all. */
function candidates(query: URLSearchParams, world: SandboxWorld): SandboxCompany[] {
  const [site, name, number] = [query.get('hjemmeside'), query.get('navn'), query.get('organisasjonsnummer')];
  if (site !== null) {
    const company = world.byDomain(site.toLowerCase().replace(/^www\./, ''));
    // Some are registered without their website.
    return company !== null && site.startsWith('www.') === writesWww(company, world) && hasSite(company, world)
      ? [company]
      : [];
  }
  if (name !== null) return searchByName(world, name);
  if (number === null) return [...world.all()];
  const company = world.byId('orgnr', number);
  return company === null ? [] : [company];
}

function listWorkplaces({ query }: SandboxRequest, world: SandboxWorld): SandboxAnswer {
  const [unknown] = unknownParameters(query, ['overordnetEnhet', 'size', 'page']);
  if (unknown !== undefined) return badRequest(`Unknown parameter ${unknown}`);
  const company = world.byId('orgnr', query.get('overordnetEnhet') ?? '');
  const cities = company === null || !isNorwegian(company) ? [] : citiesIn(company, 'Norway');
  const underenheter = cities.map((city, index) => ({
    organisasjonsnummer: `98${company?.ids.orgnr.slice(3)}${index}`.slice(0, 9),
    navn: `${company?.name.toUpperCase()} AS AVD ${city.toUpperCase()}`,
    overordnetEnhet: company?.ids.orgnr,
    harRegistrertAntallAnsatte: true,
    antallAnsatte: Math.max(1, Math.round(world.headcount(company as SandboxCompany, 'brreg', 1) / cities.length)),
    beliggenhetsadresse: address(city),
  }));
  const embedded = underenheter.length > 0 ? { _embedded: { underenheter } } : {};
  const page = {
    size: 100,
    totalElements: underenheter.length,
    totalPages: underenheter.length > 0 ? 1 : 0,
    number: 0,
  };
  return { body: { ...embedded, page } };
}

function unit(company: SandboxCompany, world: SandboxWorld) {
  const isRegistered = world.covers(company, 'brreg registered', 0.95);
  const isPublished = isRegistered && world.covers(company, 'brreg published', 0.92);
  return {
    organisasjonsnummer: company.ids.orgnr,
    navn: `${company.name.toUpperCase()} AS`,
    organisasjonsform: { kode: 'AS', beskrivelse: 'Aksjeselskap' },
    ...(hasSite(company, world) ? { hjemmeside: `${writesWww(company, world) ? 'www.' : ''}${company.domain}` } : {}),
    harRegistrertAntallAnsatte: isRegistered,
    ...(isPublished ? { antallAnsatte: world.headcount(company, 'brreg', 1) } : {}),
    naeringskode1: { kode: `${naceOf(company)}0`, beskrivelse: company.industry },
    forretningsadresse: address(citiesIn(company, 'Norway')[0] ?? 'Oslo'),
    konkurs: false,
    underAvvikling: false,
  };
}

function address(city: string) {
  const poststed = city.toUpperCase();
  return { poststed, kommune: poststed, kommunenummer: MUNICIPALITIES[city] ?? '0301', land: 'Norge', landkode: 'NO' };
}

const isNorwegian = (company: SandboxCompany) => citiesIn(company, 'Norway').length > 0;
const isDeleted = (company: SandboxCompany, world: SandboxWorld) => world.covers(company, 'brreg deleted', 0.03);
const hasSite = (company: SandboxCompany, world: SandboxWorld) => world.covers(company, 'brreg site', 0.85);
const writesWww = (company: SandboxCompany, world: SandboxWorld) => world.covers(company, 'brreg www', 0.4);
const badRequest = (message: string) => refusal(400, { status: 400, error: 'Bad Request', message });
