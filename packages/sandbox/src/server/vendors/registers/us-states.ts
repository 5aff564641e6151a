import type { SandboxCompany, SandboxWorld } from '../../sandbox-world.ts';
import type { SandboxVendor } from '../../types.ts';
import { citiesIn, refusal, unknownParameters } from './register-helpers.ts';

interface Table {
  id: string;
  cities: readonly string[];
  name: string;
  row(company: SandboxCompany, city: string, formed: string): Record<string, string>;
}

const title = (company: SandboxCompany) => `${company.name}, Inc.`;
const NO_CITIES: readonly string[] = [];

/** The states' own columns. Oregon and Pennsylvania have none of the fictional cities. */
const TABLES: Record<string, Table> = {
  'data.colorado.gov': {
    id: '4ykn-tg5h',
    cities: ['Denver'],
    name: 'entityname',
    row: (company, city, formed) => ({
      entityid: `20${company.ids.cik.slice(2)}`,
      entityname: title(company),
      principalcity: city,
      principalstate: 'CO',
      entitystatus: 'Good Standing',
      jurisdictonofformation: 'DE',
      entityformdate: formed,
    }),
  },
  'data.ny.gov': {
    id: 'n9v6-gdp6',
    cities: ['New York'],
    name: 'current_entity_name',
    row: (company, _city, formed) => ({
      dos_id: company.ids.cik.slice(3),
      current_entity_name: title(company).toUpperCase(),
      initial_dos_filing_date: formed,
      dos_process_city: 'ALBANY',
      dos_process_state: 'NEW YORK',
    }),
  },
  'data.ct.gov': {
    id: 'n7gp-d28j',
    cities: NO_CITIES,
    name: 'name',
    row: (company, city, formed) => ({
      name: title(company),
      accountnumber: company.ids.cik,
      status: 'Active',
      date_registration: formed,
      billingcity: city,
    }),
  },
  'data.oregon.gov': {
    id: 'tckn-sxa6',
    cities: NO_CITIES,
    name: 'business_name',
    row: (company, city, formed) => ({
      business_name: title(company),
      registry_number: company.ids.cik,
      registry_date: formed,
      city,
    }),
  },
  'data.pa.gov': {
    id: 'xvd7-5r2c',
    cities: NO_CITIES,
    name: 'business_name',
    row: (company, city, formed) => ({
      business_name: title(company),
      filing_number: company.ids.cik,
      creationdate: formed,
      city,
    }),
  },
  'data.texas.gov': {
    id: '9cir-efmm',
    cities: ['Austin'],
    name: 'taxpayer_name',
    row: (company, city, formed) => ({
      taxpayer_name: title(company).toUpperCase(),
      secretary_of_state_sos_or_coa_file_number: company.ids.cik,
      right_to_transact_business_code: 'A',
      sos_charter_date: formed,
      taxpayer_city: city.toUpperCase(),
    }),
  },
};
const PARAMETERS = ['$select', '$where', '$order', '$limit', '$offset'];
const COLUMN = /^[a-z_]+$/;

/** Six states' registers on Socrata: companies of their cities, several rows for one here and there. */
export const usStatesVendor: SandboxVendor = {
  id: 'us-states',
  hasHosts: true,
  limits: () => ({ minGapMs: 200, concurrency: 1 }),
  answer({ host, path, query }, world) {
    const table = TABLES[host];
    // As with Iowa, whose dataset moved away.
    if (table === undefined || path !== `/resource/${table.id}.json`) {
      return refusal(404, { code: 'dataset.missing', error: true, message: 'Not found' });
    }
    const [unknown] = unknownParameters(query, PARAMETERS);
    if (unknown !== undefined) return badQuery(`No such column: ${unknown}`);
    const columns = query.get('$select')?.split(',') ?? [];
    if (columns.some((column) => !COLUMN.test(column))) return badQuery('Could not parse SoQL query');
    const start = startOf(query.get('$where'), table.name);
    if (start === null) return badQuery('Could not parse SoQL query');
    const rows = candidates(start, world)
      .filter((company) => world.covers(company, 'us-states', 0.85))
      .flatMap((company) => rowsOf(company, table, world));
    const selected = rows.map((row) =>
      columns.length === 0 ? row : Object.fromEntries(Object.entries(row).filter(([name]) => columns.includes(name))),
    );
    return { body: selected.slice(0, Number(query.get('$limit') ?? 1000)) };
  },
};

const badQuery = (message: string) => refusal(400, { code: 'query.compiler.malformed', error: true, message });

/** The one condition that is understood; '' for none, null for one that SoQL could not read. */
function startOf(where: string | null, column: string): string | null {
  if (where === null) return '';
  const match = /^starts_with\(upper\(([a-z_]+)\),\s*'((?:[^']|'')*)'\)$/.exec(where);
  return match === null || match[1] !== column ? null : (match[2] ?? '').replaceAll("''", "'");
}

function candidates(start: string, world: SandboxWorld): readonly SandboxCompany[] {
  return start === '' ? world.all() : world.byName(start);
}

function rowsOf(company: SandboxCompany, table: Table, world: SandboxWorld): Record<string, string>[] {
  const city = citiesIn(company, 'United States').find((each) => table.cities.includes(each));
  if (city === undefined) return [];
  const row = table.row(company, city, `${2000 + (Number(company.ids.cik) % 23)}-02-03T00:00:00.000`);
  // One row per further name or officer.
  return world.covers(company, 'us-states several rows', 0.2) ? [row, { ...row }] : [row];
}
