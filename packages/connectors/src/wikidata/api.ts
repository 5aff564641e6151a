import type { z } from 'zod';
import { ConnectorError } from '../errors.ts';
import { HOST_LIMITS } from '../http/host-limits.ts';
import type { HostLimits, HttpAnswer, HttpClient, HttpRequest } from '../http/types.ts';
import { requireUserAgent } from '../http/user-agent.ts';
import type { ConnectorSettings } from '../types.ts';
import { fieldOf } from '../vendor-api/credits-in-body.ts';
import { tryParseJson } from '../vendor-api/try-parse-json.ts';
import type { Labels } from './mapper.ts';
import {
  type ApiError,
  type Entity,
  entitiesSchema,
  nameSearchSchema,
  searchSchema,
  siteInfoSchema,
  sparqlSchema,
} from './schema.ts';

export const WEEK_MS = 7 * 24 * 3600_000;
/** It gives each client 60 seconds of computing per minute. */
const QUERY_LIMITS: HostLimits = { host: 'query.wikidata.org', minGapMs: 2000, concurrency: 1, timeoutMs: 65_000 };
/** What the vendor asks a client to wait when its copies lag behind. */
const LAG_PAUSE_MS = 5000;
const PEOPLE_MAX = 10;
/** Many people have one label for all languages, "mul". */
const NAME_LANGUAGES = 'mul|en|de|fr|es|pt|it|nl|sv|da|nb|fi|pl|cs|tr';

/** Wikidata's two services in terms of what the connector asks. All throw ConnectorError. */
export function createApi(
  http: HttpClient,
  settings: Pick<ConnectorSettings, 'baseUrl' | 'contactEmail'>,
  signal?: AbortSignal,
) {
  const userAgent = requireUserAgent(settings, 'wikidata', 'Wikidata');
  const address = (host: string, path: string, parameters: Record<string, string>) =>
    `${settings.baseUrl.replaceAll('{host}', host)}${path}?${new URLSearchParams(parameters)}`;

  async function callApi<T extends { error?: ApiError | undefined }, P extends keyof T & string>(
    parameters: Record<string, string>,
    schema: z.ZodType<T>,
    part: P,
  ): Promise<{ data: T & Record<P, NonNullable<T[P]>>; answer: HttpAnswer }> {
    const request: HttpRequest = {
      vendor: 'wikidata',
      url: address('www.wikidata.org', '/w/api.php', {
        ...parameters,
        format: 'json',
        formatversion: '2',
        maxlag: '5',
      }),
      headers: { 'user-agent': userAgent },
      limits: HOST_LIMITS.wikidata,
      cacheMs: WEEK_MS,
      isErrorBody: (body) => Boolean(fieldOf(tryParseJson(body), 'error')),
      ...(signal && { signal }),
    };
    let result = await http.json(request, schema);
    // Trouble comes with status 200, so an old complaint may have been kept as an answer.
    if (result.data.error && result.answer.fromStore) result = await http.json({ ...request, cacheMs: 0 }, schema);
    if (result.data.error) throw toError(result.data.error);
    // Beside an error every part may be missing, so the schema can't ask for this one.
    if (result.data[part] === undefined) throw missing(part);
    return result as { data: T & Record<P, NonNullable<T[P]>>; answer: HttpAnswer };
  }

  async function readEntities(
    ids: string[],
    props: string,
    languages = 'en',
  ): Promise<{ entities: Entity[]; fetchedAt: Date }> {
    const { data, answer } = await callApi(
      { action: 'wbgetentities', ids: ids.slice(0, 50).join('|'), props, languages },
      entitiesSchema,
      'entities',
    );
    const entities = Object.values(data.entities).filter(({ missing }) => missing === undefined);
    return { entities, fetchedAt: answer.fetchedAt };
  }

  async function search(srsearch: string, most: number): Promise<string[]> {
    const parameters = { action: 'query', list: 'search', srlimit: String(most), srsearch };
    const { data } = await callApi(parameters, searchSchema, 'query');
    return data.query.search.map(({ title }) => title).filter((title) => /^Q\d+$/.test(title));
  }

  return {
    /** Items that state one of these texts as their website. */
    findByWebsite: (variants: string[]) =>
      search(`haswbstatement:${variants.map((variant) => `P856=${variant}`).join('|')}`, 5),
    /** Humans with a profile at the professional network whose names in any language hold these words. */
    findPeople: (words: string) => search(`haswbstatement:P31=Q5 haswbstatement:P6634 ${words}`, PEOPLE_MAX),
    /** Items with this name, best first. */
    async findByName(search: string): Promise<string[]> {
      const parameters = { action: 'wbsearchentities', search, language: 'en', type: 'item', limit: '5' };
      const { data } = await callApi(parameters, nameSearchSchema, 'search');
      // They become a part of a query.
      return data.search.map(({ id }) => id).filter((id) => /^Q\d+$/.test(id));
    },
    /** Items with their names in the languages of Europe, and other names. */
    readNamed: (ids: string[]) => readEntities(ids, 'labels|aliases|claims', NAME_LANGUAGES),
    async readLabels(ids: string[]): Promise<Labels> {
      if (ids.length === 0) return new Map();
      const { entities } = await readEntities(ids, 'labels');
      return new Map(
        entities.flatMap(({ id, labels }) => (labels.en === undefined ? [] : [[id, labels.en.value] as const])),
      );
    },
    async runQuery(query: string) {
      const request: HttpRequest = {
        vendor: 'wikidata',
        url: address('query.wikidata.org', '/sparql', { query }),
        headers: { 'user-agent': userAgent, accept: 'application/sparql-results+json' },
        limits: QUERY_LIMITS,
        cacheMs: 24 * 3600_000,
        ...(signal && { signal }),
      };
      const { data, answer } = await http.json(request, sparqlSchema);
      return { rows: data.results.bindings, fetchedAt: answer.fetchedAt };
    },
    async ping(): Promise<void> {
      await callApi({ action: 'query', meta: 'siteinfo' }, siteInfoSchema, 'query');
    },
  };
}

const missing = (field: string) =>
  new ConnectorError('contract_changed', 'wikidata', `vendor wikidata: field ${field} is missing`, { field });

function toError({ code }: ApiError): ConnectorError {
  if (code === 'maxlag' || code === 'readonly' || code.startsWith('internal_api_error')) {
    const message = 'Wikidata is busy; try again later.';
    return new ConnectorError('vendor_unavailable', 'wikidata', message, { retryAfterMs: LAG_PAUSE_MS });
  }
  if (code === 'ratelimited') return new ConnectorError('rate_limited', 'wikidata', 'Wikidata: too many requests.');
  // The code is the vendor's own word from a fixed list; the text beside it may repeat the request.
  const shown = code.slice(0, 60).replace(/[^\w-]/g, '');
  return new ConnectorError('invalid_request', 'wikidata', `Wikidata refused the request (${shown}).`);
}
