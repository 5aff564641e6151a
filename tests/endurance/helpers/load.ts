import { generateCompanies } from '@workbench/sandbox';
import { sendJson } from '../../helpers/send-json.ts';
import { importCsv } from '../../helpers/upload.ts';

/** One thing that a user does, again and again; `round` makes each time a little different. */
type Use = (origin: string, round: number) => Promise<unknown>;

const TERMS = ['trading', 'energy', 'labs', 'health', 'a'];
const TITLES = ['CTO', 'Head of Sales', 'Data Engineer', 'CEO'];
const IMPORT_ROWS = 500;
const REPORTS = 3;
const UNFINISHED = ['running', 'paused', 'preparing'];

const get = (origin: string, path: string) => sendJson(origin, 'GET', path);

const readLists: Use = async (origin) => {
  const companies = await get(origin, '/api/companies?limit=50');
  const { id } = companies[0];
  const paths = ['', '/data', '/aggregate', '/trend'].map((part) => `/api/companies/${id}${part}`);
  const others = ['/api/analytics/overview', '/api/contacts', '/api/leads', '/api/sources', '/api/notifications'];
  await Promise.all([...paths, ...others].map((path) => get(origin, path)));
};

const searchCompanies: Use = (origin, round) =>
  get(origin, `/api/companies/search/${TERMS[round % TERMS.length]}?limit=25`);

const searchPeople: Use = (origin, round) =>
  sendJson(origin, 'POST', '/api/contacts/search', { jobTitles: [TITLES[round % TITLES.length]] });

/** The same companies with other figures each time, so that the workspace gets a history and not more companies. */
const importCompanies: Use = (origin, round) => {
  const csv = [...generateCompanies({ seed: 3, count: IMPORT_ROWS, sources: 2 })].join('');
  const changed = csv.replaceAll(
    /(\d+),(\d+)$/gm,
    (_, a, b) => `${Number(a) + (round % 5)},${Number(b) + (round % 7)}`,
  );
  return importCsv(origin, changed, { asOf: `2026-0${1 + (round % 9)}-15` });
};

/** When the sync before has ended. */
const sync: Use = async (origin) => {
  const { run } = await get(origin, '/api/sources/sync');
  if (run === null || !UNFINISHED.includes(run.state)) await sendJson(origin, 'POST', '/api/sources/sync');
};

const writeReports: Use = async (origin, round) => {
  const companies: { id: string }[] = await get(origin, `/api/companies?limit=${REPORTS * 20}`);
  const first = (round % 20) * REPORTS;
  const companyIds = companies.slice(first, first + REPORTS).map(({ id }) => id);
  await sendJson(origin, 'POST', '/api/companies/bulk/generate-reports', { companyIds });
};

/** How long each user pauses between two uses. */
export const USES: readonly { use: Use; pauseMs: number }[] = [
  { use: readLists, pauseMs: 200 },
  { use: searchCompanies, pauseMs: 100 },
  { use: searchPeople, pauseMs: 500 },
  { use: importCompanies, pauseMs: 3000 },
  { use: sync, pauseMs: 5000 },
  { use: writeReports, pauseMs: 5000 },
];
