import type { SandboxCompany, SandboxWorld } from '../../sandbox-world.ts';
import type { SandboxVendor } from '../../types.ts';
import { citiesIn, nafOf, pageOf, refusal, searchByName, unknownParameters } from './register-helpers.ts';

const PARAMETERS = [
  'q',
  'page',
  'per_page',
  'minimal',
  'include',
  'activite_principale',
  'departement',
  'code_postal',
  'tranche_effectif_salarie',
  'etat_administratif',
];
/** What may be asked for; at least one of them must be there. */
const SEARCHED = ['q', 'activite_principale', 'departement', 'code_postal', 'tranche_effectif_salarie'];
const INCLUDES = ['siege', 'complements', 'finances', 'matching_etablissements', 'dirigeants', 'score'];
/** Upper ends of INSEE's bands. */
const BANDS: [max: number, code: string][] = [
  [0, '00'],
  [2, '01'],
  [5, '02'],
  [9, '03'],
  [19, '11'],
  [49, '12'],
  [99, '21'],
  [199, '22'],
  [249, '31'],
  [499, '32'],
  [999, '41'],
  [1999, '42'],
  [4999, '51'],
  [9999, '52'],
  [Number.POSITIVE_INFINITY, '53'],
];
const POSTCODES: Record<string, string> = { Paris: '75008', Lyon: '69002', Toulouse: '31000' };

/** The French search over companies: those with a place in France. */
export const sireneVendor: SandboxVendor = {
  id: 'sirene',
  hasHosts: false,
  limits: () => ({ minGapMs: 143, concurrency: 1 }),
  answer({ method, path, query }, world) {
    if (method !== 'GET' || path !== '/search') return refusal(404, { erreur: 'Not Found' });
    const problem = problemOf(query);
    if (problem !== null) return refusal(400, { erreur: problem });
    const matching = companiesFor(query.get('q'), world)
      .filter((company) => citiesIn(company, 'France').length > 0)
      .map((company) => toUnit(company, world))
      .filter((unit) => fits(unit, query));
    const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('per_page') ?? 10)];
    const { items, totalElements, totalPages } = pageOf(matching, page - 1, size);
    const body = { results: items, total_results: totalElements, page, per_page: size, total_pages: totalPages };
    return { body };
  },
};

function problemOf(query: URLSearchParams): string | null {
  const [unknown] = unknownParameters(query, PARAMETERS);
  if (unknown !== undefined) return `Le paramètre ${unknown} n'existe pas.`;
  if (!SEARCHED.some((name) => query.has(name))) return 'Veuillez indiquer au moins un paramètre de recherche.';
  if (query.has('include') && query.get('minimal') !== 'true') return 'Le paramètre include demande minimal=true.';
  if (
    query
      .get('include')
      ?.split(',')
      .some((each) => !INCLUDES.includes(each))
  )
    return 'include: valeur inconnue.';
  if (!/^([1-9]|1\d|2[0-5])$/.test(query.get('per_page') ?? '10')) return 'per_page doit être entre 1 et 25.';
  if (!/^[1-9]\d*$/.test(query.get('page') ?? '1')) return 'page doit être positive.';
  const bands = query.get('tranche_effectif_salarie')?.split(',') ?? [];
  if (bands.some((code) => !BANDS.some(([, known]) => known === code)))
    return 'tranche_effectif_salarie: valeur inconnue.';
  const codes = query.get('activite_principale')?.split(',') ?? [];
  return codes.every((code) => /^\d\d\.\d\d[A-Z]$/.test(code)) ? null : 'activite_principale: valeur inconnue.';
}

function companiesFor(q: string | null, world: SandboxWorld): SandboxCompany[] {
  if (q === null) return [...world.all()];
  const known = /^\d{9}$/.test(q) ? world.byId('siren', q) : null;
  return known === null ? searchByName(world, q) : [known];
}

function fits(unit: ReturnType<typeof toUnit>, query: URLSearchParams): boolean {
  const isIn = (name: string, value: string) => query.get(name)?.split(',').includes(value) ?? true;
  return (
    isIn('activite_principale', unit.activite_principale) &&
    isIn('tranche_effectif_salarie', unit.tranche_effectif_salarie) &&
    isIn('departement', unit.siege.code_postal.slice(0, 2)) &&
    isIn('code_postal', unit.siege.code_postal) &&
    isIn('etat_administratif', unit.etat_administratif)
  );
}

function toUnit(company: SandboxCompany, world: SandboxWorld) {
  const [city = 'Paris', ...others] = citiesIn(company, 'France');
  // The bands lag about two years; some firms are not known, a few had no one at the end of the year.
  const count = world.covers(company, 'sirene 00', 0.03) ? 0 : world.headcount(company, 'sirene', 22);
  const band = BANDS.find(([max]) => count <= max)?.[1] ?? '53';
  const name = company.name.toUpperCase();
  return {
    siren: company.ids.siren,
    nom_complet: name,
    nom_raison_sociale: name,
    etat_administratif: 'A',
    activite_principale: nafOf(company),
    tranche_effectif_salarie: world.covers(company, 'sirene NN', 0.15) ? 'NN' : band,
    annee_tranche_effectif_salarie: String(world.now().getUTCFullYear() - 2),
    siege: establishment(city, true),
    matching_etablissements: others.map((each) => establishment(each, false)),
  };
}

function establishment(city: string, isSeat: boolean) {
  const libelle = city.toUpperCase();
  return {
    libelle_commune: libelle,
    code_postal: POSTCODES[city] ?? '75001',
    etat_administratif: 'A',
    est_siege: isSeat,
  };
}
