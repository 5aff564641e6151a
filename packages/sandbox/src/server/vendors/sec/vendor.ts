import { hash, type SandboxCompany, type SandboxWorld } from '../../sandbox-world.ts';
import type { SandboxAnswer, SandboxVendor } from '../../types.ts';
import { documentOf, filingsOf, hasTag, taggedFacts } from './annual-filings.ts';
import { currentFilingsOf } from './current-filings.ts';

/** EDGAR's two hosts of files, over the fictional companies that are large enough to be listed in the US. */
export const secVendor: SandboxVendor = {
  id: 'sec',
  hasHosts: true,
  // 10 requests a second, whichever host.
  limits: () => ({ minGapMs: 100, concurrency: 2 }),
  answer({ headers, host, path }, world) {
    // Whoever does not say whom to reach is taken for an undeclared tool.
    if (!/\S+@\S+/.test(headers['user-agent'] ?? '')) return undeclaredTool();
    if (host === 'www.sec.gov') return answerFiles(path, world);
    if (host === 'data.sec.gov') return answerData(path, world);
    return notFound();
  },
};

const isPublicCompany = ({ country, headcounts }: SandboxCompany) =>
  country === 'United States' && (headcounts[0] ?? 0) > 300;

function byCik(cik: string, world: SandboxWorld): SandboxCompany | null {
  const company = world.byId('cik', cik.padStart(10, '0'));
  return company !== null && isPublicCompany(company) ? company : null;
}

function answerFiles(path: string, world: SandboxWorld): SandboxAnswer {
  if (path === '/files/company_tickers.json') return { body: tickers(world) };
  const [, cik = '', accession = '', file = ''] =
    /^\/Archives\/edgar\/data\/(\d+)\/(\d{18})\/([\w.-]+)$/.exec(path) ?? [];
  const company = byCik(cik, world);
  if (company === null) return notFound();
  const isRequestedFiling = (one: { accession: string }) => one.accession.replaceAll('-', '') === accession;
  const report = filingsOf(company, world).find((one) => isRequestedFiling(one) && one.document === file);
  if (report) return { headers: { 'content-type': 'text/html' }, body: documentOf(company, report, world) };
  const current = currentFilingsOf(company, world).find((one) => isRequestedFiling(one) && one.file === file);
  return current ? { headers: { 'content-type': current.contentType }, body: current.body } : notFound();
}

function answerData(path: string, world: SandboxWorld): SandboxAnswer {
  const submissions = /^\/submissions\/CIK(\d{10})\.json$/.exec(path);
  const concept = /^\/api\/xbrl\/companyconcept\/CIK(\d{10})\/dei\/EntityNumberOfEmployees\.json$/.exec(path);
  const company = byCik(submissions?.[1] ?? concept?.[1] ?? '', world);
  if (company === null) return noSuchKey();
  if (submissions !== null) return { body: submissionsOf(company, world) };
  return hasTag(company) ? { body: taggedFacts(company, world) } : noSuchKey();
}

const tickerOf = ({ name }: SandboxCompany) =>
  name
    .replace(/[^A-Za-z]/g, '')
    .slice(0, 4)
    .toUpperCase();

/** Names stand there as filed: in capitals or not, with a legal form; some twice, for their share classes. */
function tickers(world: SandboxWorld): object {
  const rows = world
    .all()
    .filter(isPublicCompany)
    .flatMap((company) => {
      const variant = hash(`sec title ${company.domain}`) % 4;
      const title =
        variant === 0 ? `${company.name.toUpperCase()} INC` : `${company.name}${variant === 1 ? ' Corp' : ', Inc.'}`;
      const row = { cik_str: Number(company.ids.cik), ticker: tickerOf(company), title };
      return variant === 3 ? [row, { ...row, ticker: `${row.ticker}-B` }] : [row];
    });
  return Object.fromEntries(rows.map((row, index) => [String(index), row]));
}

const STATES: Record<string, string> = {
  'New York': 'NY',
  Boston: 'MA',
  Chicago: 'IL',
  Austin: 'TX',
  Denver: 'CO',
  Seattle: 'WA',
  'San Francisco': 'CA',
  Atlanta: 'GA',
};

function submissionsOf(company: SandboxCompany, world: SandboxWorld): object {
  const state = STATES[company.city] ?? 'DE';
  const location = {
    street1: '1 Test Way',
    street2: null,
    city: company.city.toUpperCase(),
    stateOrCountry: state,
    zipCode: '00000',
    stateOrCountryDescription: state,
  };
  const filings = allFilings(company, world);
  return {
    cik: company.ids.cik,
    entityType: 'operating',
    sic: '0000',
    sicDescription: company.industry,
    name: `${company.name.toUpperCase()} INC`,
    tickers: [tickerOf(company)],
    exchanges: ['Nasdaq'],
    ein: '990000001',
    lei: hash(company.domain) % 2 === 0 ? company.ids.lei : null,
    website: '',
    investorWebsite: '',
    addresses: { mailing: location, business: location },
    formerNames: [],
    filings: {
      recent: {
        accessionNumber: filings.map(({ accession }) => accession),
        filingDate: filings.map(({ filed }) => filed),
        reportDate: filings.map(({ reportDate }) => reportDate),
        form: filings.map(({ form }) => form),
        items: filings.map(({ items }) => items),
        primaryDocument: filings.map(({ document }) => document),
      },
      files: [],
    },
  };
}

/** All that it filed, newest first. */
function allFilings(company: SandboxCompany, world: SandboxWorld) {
  const reports = filingsOf(company, world).map((filing) => ({ ...filing, items: '' }));
  const current = currentFilingsOf(company, world).map((filing) => ({ ...filing, reportDate: filing.filed }));
  return [...reports, ...current].toSorted((a, b) => b.filed.localeCompare(a.filed));
}

function undeclaredTool(): SandboxAnswer {
  const body =
    '<html><head><title>SEC.gov | Request Rate Threshold Exceeded</title></head><body><h1>Your Request Originates ' +
    'from an Undeclared Automated Tool</h1><p>Please declare your traffic by updating your user agent.</p></body></html>';
  return { status: 403, headers: { 'content-type': 'text/html' }, body };
}

const notFound = (): SandboxAnswer => ({
  status: 404,
  headers: { 'content-type': 'text/html' },
  body: '<html><body><h1>404 Not Found</h1></body></html>',
});

const noSuchKey = (): SandboxAnswer => ({
  status: 404,
  headers: { 'content-type': 'application/xml' },
  body: '<?xml version="1.0" encoding="UTF-8"?><Error><Code>NoSuchKey</Code><Message>The specified key does not exist.</Message></Error>',
});
