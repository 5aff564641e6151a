import type { SandboxCompany, SandboxWorld } from '../../sandbox-world.ts';
import type { SandboxAnswer, SandboxVendor } from '../../types.ts';
import { citiesIn, naceOf, refusal, searchByName } from './register-helpers.ts';

/** Upper ends of the statistical office's categories. */
const CATEGORIES: [max: number, code: string][] = [
  [5, '120'],
  [9, '130'],
  [19, '210'],
  [24, '220'],
  [49, '230'],
  [99, '240'],
  [199, '310'],
  [249, '320'],
  [499, '330'],
  [999, '340'],
  [1499, '410'],
  [1999, '420'],
  [2499, '430'],
  [2999, '440'],
  [3999, '450'],
  [4999, '460'],
  [9999, '470'],
  [Number.POSITIVE_INFINITY, '510'],
];
const FIELDS = ['obchodniJmeno', 'ico', 'sidlo', 'start', 'pocet', 'razeni'];

/** The Czech register: companies with a place in Czechia. */
export const aresVendor: SandboxVendor = {
  id: 'ares',
  hasHosts: false,
  limits: () => ({ minGapMs: 200, concurrency: 1 }),
  answer({ method, path, headers, body }, world) {
    if (path === '/ekonomicke-subjekty/vyhledat') {
      if (method !== 'POST') return refusal(405, { kod: 'CHYBA_VSTUPU' });
      if (!headers['content-type']?.includes('json')) return refusal(415, { kod: 'CHYBA_VSTUPU' });
      return search(body, world);
    }
    const ico = /^\/ekonomicke-subjekty-res\/(\d{8})$/.exec(path)?.[1];
    const company = ico === undefined ? null : world.byId('ico', ico);
    if (company === null || !isCzech(company)) return refusal(404, { kod: 'NENALEZENO', popis: 'Subjekt nenalezen' });
    return { body: record(company, world) };
  },
};

function search(text: string, world: SandboxWorld): SandboxAnswer {
  const input = readObject(text);
  if (input === null) return refusal(400, { kod: 'CHYBA_VSTUPU', popis: 'Neplatný JSON' });
  const unknown = Object.keys(input).find((name) => !FIELDS.includes(name));
  if (unknown !== undefined) return refusal(400, { kod: 'CHYBA_VSTUPU', popis: `Neznámé pole ${unknown}` });
  const found = searchByName(world, String(input.obchodniJmeno ?? '')).filter(isCzech);
  const page = found.slice(Number(input.start ?? 0), Number(input.start ?? 0) + Number(input.pocet ?? 10));
  const ekonomickeSubjekty = page.map((company) => ({
    ico: company.ids.ico,
    obchodniJmeno: `${company.name} s.r.o.`,
    sidlo: seat(company),
  }));
  return { body: { pocetCelkem: found.length, ekonomickeSubjekty } };
}

function record(company: SandboxCompany, world: SandboxWorld) {
  const count = world.headcount(company, 'ares', 6);
  const code = CATEGORIES.find(([max]) => count <= max)?.[1];
  const isStated = world.covers(company, 'ares stated', 0.85);
  const primary = {
    ico: company.ids.ico,
    primarniZaznam: true,
    obchodniJmeno: `${company.name} s.r.o.`,
    sidlo: seat(company),
    czNace: [naceOf(company).replace('.', '')],
    statistickeUdaje: { kategoriePoctuPracovniku: isStated ? code : '000' },
  };
  // An old record may stand first.
  const old = { ...primary, primarniZaznam: false, statistickeUdaje: { kategoriePoctuPracovniku: '000' } };
  return { zaznamy: world.covers(company, 'ares old record', 0.2) ? [old, primary] : [primary] };
}

function seat(company: SandboxCompany) {
  const city = citiesIn(company, 'Czechia')[0];
  return { nazevObce: city === 'Prague' ? 'Praha' : city, kodStatu: 'CZ' };
}

function readObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

const isCzech = (company: SandboxCompany) => citiesIn(company, 'Czechia').length > 0;
