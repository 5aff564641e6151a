import { DAY_MS } from '../durations.ts';
import { ConnectorError } from '../errors.ts';
import { HOST_LIMITS } from '../http/host-limits.ts';
import type { HttpClient, HttpRequest } from '../http/types.ts';
import { requireUserAgent } from '../http/user-agent.ts';
import type { ConnectorSettings, Figure } from '../types.ts';
import { requestJsonOrNull } from '../vendor-api/request-json-or-null.ts';
import { toTaggedFigures } from './mapper.ts';
import { conceptSchema, filingColumnsSchema, type Submissions, submissionsSchema, tickersSchema } from './schema.ts';

/** A filing never changes. */
const FOREVER_MS = 365 * DAY_MS;
const MEGABYTE = 1024 * 1024;

export type EdgarApi = ReturnType<typeof createEdgarApi>;

/**
 * EDGAR's files in terms of what the connector asks. All throw ConnectorError.
 * @param signal aborted when no one waits for the answers any longer
 */
export function createEdgarApi(http: HttpClient, settings: ConnectorSettings, signal?: AbortSignal) {
  const userAgent = requireUserAgent(settings, 'sec', 'SEC EDGAR');
  const requestOf = (host: string, path: string, options: Partial<HttpRequest> = {}): HttpRequest => ({
    vendor: 'sec',
    url: `${settings.baseUrl.replaceAll('{host}', host)}${path}`,
    headers: { 'user-agent': userAgent },
    limits: HOST_LIMITS.sec,
    cacheMs: DAY_MS,
    bytesMax: 16 * MEGABYTE,
    ...(signal !== undefined && { signal }),
    ...options,
  });

  return {
    async listCompanies() {
      return (await http.json(requestOf('www.sec.gov', '/files/company_tickers.json'), tickersSchema)).data;
    },
    /** null: no filer has this number. */
    async readSubmissions(cik: string): Promise<Submissions | null> {
      return requestJsonOrNull(http, requestOf('data.sec.gov', `/submissions/CIK${cik}.json`), submissionsSchema);
    },
    async readOlderFilings(name: string) {
      if (!/^CIK\d{10}-submissions-\d{3}\.json$/.test(name)) {
        throw new ConnectorError('contract_changed', 'sec', 'SEC EDGAR names a list of filings in a new way.', {
          field: 'filings.files.0.name',
        });
      }
      return (await http.json(requestOf('data.sec.gov', `/submissions/${name}`), filingColumnsSchema)).data;
    },
    /** Empty with most companies: nearly all state the number in words alone, and then there is no such file. */
    async readTagged(cik: string): Promise<Figure[]> {
      const path = `/api/xbrl/companyconcept/CIK${cik}/dei/EntityNumberOfEmployees.json`;
      const concept = await requestJsonOrNull(http, requestOf('data.sec.gov', path), conceptSchema);
      return concept === null ? [] : toTaggedFigures(concept, cik);
    },
    /** @param path below www.sec.gov */
    async readDocument({ path }: { path: string }): Promise<string> {
      const headers = { 'user-agent': userAgent, accept: 'text/html,application/xml' };
      const options = { cacheMs: FOREVER_MS, bytesMax: 32 * MEGABYTE, headers };
      const { body } = await http.request(requestOf('www.sec.gov', path, options));
      if (body.includes('<') || path.endsWith('.txt')) return body;
      throw new ConnectorError('contract_changed', 'sec', 'SEC EDGAR sent a text instead of a report.');
    },
  };
}
