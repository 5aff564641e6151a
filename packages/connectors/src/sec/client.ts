import { ConnectorError } from '../errors.ts';
import { findJson } from '../find-json.ts';
import { HOST_LIMITS } from '../http/host-limits.ts';
import type { HttpClient, HttpRequest } from '../http/types.ts';
import type { CompanyAnswer, CompanyQuery, Connector, ConnectorSettings, Figure } from '../types.ts';
import { requireUserAgent } from '../user-agent.ts';
import {
  type AnnualReport,
  findByName,
  isUpToDate,
  toAnnualReports,
  toAnswer,
  toCik,
  toTaggedFigures,
  toTextFigure,
} from './mapper.ts';
import { conceptSchema, filingColumnsSchema, type Submissions, submissionsSchema, tickersSchema } from './schema.ts';

const DAY_MS = 24 * 3600_000;
/** A filing never changes. */
const FOREVER_MS = 365 * DAY_MS;
const MEGABYTE = 1024 * 1024;
/** An amendment often repeats only a part of the report, so the one before it is opened as well. */
const MAX_REPORTS_READ = 2;

/** SEC EDGAR: head counts that companies listed in the US report, tagged or in the words of the annual report. */
export const sec: Connector = {
  id: 'sec',
  label: 'SEC EDGAR',
  gives: 'figures',
  needs: 'contact',
  description: 'Annual reports of companies listed in the US: their head count, word for word, and their address.',
  licence: 'Public domain (US government)',
  defaultBaseUrl: 'https://{host}',
  creditsPerCompany: 0,
  freshForMs: DAY_MS,
  asksById: true,
  findCompany,
  async testConnection(http, settings) {
    await createArchive(http, settings).listCompanies();
  },
};

async function findCompany(
  http: HttpClient,
  query: CompanyQuery,
  settings: ConnectorSettings,
): Promise<CompanyAnswer | null> {
  const archive = createArchive(http, settings);
  const known = toCik(query.ids.cik ?? '');
  const cik = known ?? findByName(await archive.listCompanies(), query.name);
  if (cik === null) return null;
  const submissions = await archive.readSubmissions(cik);
  if (submissions === null) return null;
  const reports = await listReports(archive, submissions, cik);
  const tagged = await archive.readTagged(cik);
  const read = isUpToDate(tagged, reports) ? null : await readReports(archive, reports);
  const figures = read === null ? tagged : [read, ...tagged.filter((figure) => isOlder(figure, read))];
  return toAnswer(submissions, cik, known === null ? 'name' : 'id', figures);
}

const isOlder = (figure: Figure, than: Figure) => (figure.asOf?.getTime() ?? 0) < (than.asOf?.getTime() ?? 0);

type Archive = ReturnType<typeof createArchive>;

async function listReports(archive: Archive, submissions: Submissions, cik: string): Promise<AnnualReport[]> {
  const recent = toAnnualReports(submissions.filings.recent, cik);
  const older = submissions.filings.files?.[0]?.name;
  // Banks file so much that their annual report is no longer among the recent ones.
  if (recent.length > 0 || older === undefined) return recent;
  return toAnnualReports(await archive.readOlderFilings(older), cik);
}

async function readReports(archive: Archive, reports: AnnualReport[]): Promise<Figure | null> {
  for (const report of reports.slice(0, MAX_REPORTS_READ)) {
    const figure = toTextFigure(report, await archive.readDocument(report));
    if (figure !== null) return figure;
  }
  return null;
}

/** EDGAR's files in terms of what the connector asks. All throw ConnectorError. */
function createArchive(http: HttpClient, settings: ConnectorSettings) {
  const userAgent = requireUserAgent(settings, 'sec', 'SEC EDGAR');
  const requestOf = (host: string, path: string, options: Partial<HttpRequest> = {}): HttpRequest => ({
    vendor: 'sec',
    url: `${settings.baseUrl.replaceAll('{host}', host)}${path}`,
    headers: { 'user-agent': userAgent },
    limits: HOST_LIMITS.sec,
    cacheMs: DAY_MS,
    bytesMax: 16 * MEGABYTE,
    ...options,
  });

  return {
    async listCompanies() {
      return (await http.json(requestOf('www.sec.gov', '/files/company_tickers.json'), tickersSchema)).data;
    },
    /** null: no filer has this number. */
    async readSubmissions(cik: string): Promise<Submissions | null> {
      return findJson(http, requestOf('data.sec.gov', `/submissions/CIK${cik}.json`), submissionsSchema);
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
      const concept = await findJson(http, requestOf('data.sec.gov', path), conceptSchema);
      return concept === null ? [] : toTaggedFigures(concept, cik);
    },
    async readDocument(report: AnnualReport): Promise<string> {
      const headers = { 'user-agent': userAgent, accept: 'text/html' };
      const options = { cacheMs: FOREVER_MS, bytesMax: 32 * MEGABYTE, headers };
      const { body } = await http.request(requestOf('www.sec.gov', report.path, options));
      if (body.includes('<') || report.path.endsWith('.txt')) return body;
      throw new ConnectorError('contract_changed', 'sec', 'SEC EDGAR sent a text in the place of a report.');
    },
  };
}
