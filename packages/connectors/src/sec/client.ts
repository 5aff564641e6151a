import { DAY_MS } from '../durations.ts';
import type { HttpClient } from '../http/types.ts';
import type { CompanyAnswer, CompanyQuery, Connector, ConnectorSettings, Figure } from '../types.ts';
import { toCik } from './cik.ts';
import { createEdgarApi, type EdgarApi } from './edgar-api.ts';
import { findByName } from './find-company.ts';
import { type AnnualReport, isUpToDate, toAnnualReports, toAnswer, toTextFigure } from './mapper.ts';
import type { Submissions } from './schema.ts';

/** An amendment often repeats only a part of the report, so the one before it is opened as well. */
const MAX_REPORTS_READ = 2;

/** SEC EDGAR: headcounts that companies listed in the US report, tagged or in the words of the annual report. */
export const sec: Connector = {
  id: 'sec',
  label: 'SEC EDGAR',
  gives: 'figures',
  needs: 'contact',
  description: 'Annual reports of companies listed in the US: their headcount, word for word, and their address.',
  licence: 'Public domain (US government)',
  defaultBaseUrl: 'https://{host}',
  creditsPerCompany: 0,
  freshForMs: DAY_MS,
  requiresSourceId: true,
  sample: {
    name: 'Apple Inc.',
    domain: 'apple.com',
    locations: ['Cupertino, United States'],
    ids: { cik: '0000320193' },
  },
  findCompany,
  async testConnection(http, settings) {
    await createEdgarApi(http, settings).listCompanies();
  },
};

async function findCompany(
  http: HttpClient,
  query: CompanyQuery,
  settings: ConnectorSettings,
): Promise<CompanyAnswer | null> {
  const archive = createEdgarApi(http, settings);
  const known = toCik(query.ids.cik ?? '');
  const cik = known ?? findByName(await archive.listCompanies(), query.name);
  if (cik === null) return null;
  const submissions = await archive.readSubmissions(cik);
  if (submissions === null) return null;
  const reports = await listReports(archive, submissions, cik);
  const tagged = await archive.readTagged(cik);
  const read = isUpToDate(tagged, reports) ? null : await readReports(archive, reports, [query.name, submissions.name]);
  const figures = read === null ? tagged : [read, ...tagged.filter((figure) => isOlder(figure, read))];
  return toAnswer(submissions, cik, known === null ? 'name' : 'id', figures);
}

const isOlder = (figure: Figure, than: Figure) => (figure.asOf?.getTime() ?? 0) < (than.asOf?.getTime() ?? 0);

async function listReports(archive: EdgarApi, submissions: Submissions, cik: string): Promise<AnnualReport[]> {
  const recent = toAnnualReports(submissions.filings.recent, cik);
  const older = submissions.filings.files?.[0]?.name;
  // Banks file so much that their annual report is no longer among the recent ones.
  if (recent.length > 0 || older === undefined) return recent;
  return toAnnualReports(await archive.readOlderFilings(older), cik);
}

async function readReports(
  archive: EdgarApi,
  reports: AnnualReport[],
  names: readonly string[],
): Promise<Figure | null> {
  for (const report of reports.slice(0, MAX_REPORTS_READ)) {
    const figure = toTextFigure(report, await archive.readDocument(report), names);
    if (figure !== null) return figure;
  }
  return null;
}
