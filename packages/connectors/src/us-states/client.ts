import { nameStem } from '../company-identity/company-name.ts';
import { locationsInCountry } from '../geography/location.ts';
import { stateOf } from '../geography/us-states.ts';
import { socrataLimits } from '../http/host-limits.ts';
import type { HttpRequest } from '../http/types.ts';
import type { Connector, ConnectorSettings } from '../types.ts';
import { requestJsonOrNull } from '../vendor-api/request-json-or-null.ts';
import { DATASETS, type Dataset } from './datasets.ts';
import { mapCompany, type StateAnswer } from './mapper.ts';
import { rowsSchema } from './schema.ts';

const WEEK_MS = 7 * 86_400_000;
/** Names that begin alike; the right one is picked here. */
const ROWS_MAX = 200;

/** Six states that publish their registers: legal status and formation, never a headcount. */
export const usStates: Connector = {
  id: 'us-states',
  label: 'US state registers',
  gives: 'identity',
  needs: 'nothing',
  description: 'Legal status and formation in Colorado, New York, Connecticut, Oregon, Pennsylvania and Texas.',
  licence: 'Open data of each state',
  defaultBaseUrl: 'https://{host}',
  creditsPerCompany: 0,
  freshForMs: WEEK_MS,
  requiresSourceId: true,
  unqueriedReason: 'No location in a state that this source covers is known',
  findCompany: async (http, { name, locations }, settings) => {
    const knownLocations = locationsInCountry(locations, 'US');
    const states = new Set(
      knownLocations.map(({ city, region }) => stateOf(city, region)).filter((state) => state !== null),
    );
    if (states.size === 0 || nameStem(name) === '') return null;
    const answers: StateAnswer[] = [];
    for (const state of states) {
      const dataset = DATASETS.find((each) => each.state === state) ?? null;
      const rows =
        dataset === null
          ? null
          : await requestJsonOrNull(http, requestOf(settings, dataset, name), rowsSchema(dataset));
      answers.push({ state, dataset, rows });
    }
    return mapCompany(answers, name, knownLocations);
  },
  testConnection: async (http, settings) => {
    const [dataset] = DATASETS;
    if (dataset === undefined) return;
    const query = new URLSearchParams({ $select: dataset.name, $limit: '1' });
    const { cacheMs: _, ...request } = datasetRequest(settings, dataset, query);
    await http.json(request, rowsSchema(dataset));
  },
};

function requestOf(settings: ConnectorSettings, dataset: Dataset, name: string): HttpRequest {
  const { name: nameColumn, number, status, formed, city, jurisdiction } = dataset;
  const columns = [nameColumn, number, status, formed, city, jurisdiction].filter((column) => column !== null);
  // A quote inside a SoQL text is written twice.
  const start = nameStem(name).replaceAll("'", "''");
  const query = new URLSearchParams({
    $select: columns.join(','),
    $where: `starts_with(upper(${nameColumn}),'${start}')`,
    $order: ':id',
    $limit: String(ROWS_MAX),
  });
  return datasetRequest(settings, dataset, query);
}

function datasetRequest({ baseUrl }: ConnectorSettings, { host, id }: Dataset, query: URLSearchParams): HttpRequest {
  const url = `${baseUrl.replace('{host}', host)}/resource/${id}.json?${query}`;
  return { vendor: 'us-states', url, limits: socrataLimits(host), cacheMs: WEEK_MS };
}
