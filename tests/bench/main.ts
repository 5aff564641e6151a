/**
 * `npm run bench -- [--size 1000000] [--no-fail] [--only PART]`: how fast the product is, as ratios to the floor measured in the
 * same run. PART is one of PARTS; search has analytics, REST and
 * export as well. Ends with code 1 when a goal is missed.
 */
import { availableParallelism, loadavg, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { measureAnalytics } from './analytics.ts';
import { measureBackup } from './backup.ts';
import { measureBulk } from './bulk.ts';
import { measureCampaignMemory, measureCampaigns } from './campaign.ts';
import { measureContacts } from './contacts.ts';
import { measureDuplicates } from './duplicates.ts';
import { measureEnrichment } from './enrichment.ts';
import { checkPlans } from './explain.ts';
import { measureExport } from './export.ts';
import { measureFilters } from './filters.ts';
import { measureFootprint } from './footprint.ts';
import { measureHttp } from './http.ts';
import { measureImport } from './import.ts';
import { measureLeads } from './leads.ts';
import { measureReads } from './reads.ts';
import { Report } from './report.ts';
import { measureSiteReports } from './site-report.ts';
import { measureSync } from './sync.ts';
import { measureTakeBack } from './take-back.ts';
import { type BenchWorkspace, openWorkspace } from './workspace.ts';

const PARTS = [
  'footprint',
  'backup',
  'leads',
  'enrichment',
  'contacts',
  'duplicates',
  'filters',
  'take-back',
  'bulk',
  'site-report',
  'background',
  'import',
  'search',
  'plans',
];
const SIZE_DEFAULT = 100_000;
const SIZE_MIN = 10_000;
/** The first of the two imports leaves nothing for later measurements, so a large run shortens it. */
const PLAIN_IMPORT_MAX = 200_000;
const TAKEN_BACK_MAX = 100_000;
const UNCHANGED_GOAL = 0.4;
const GIGABYTE = 1024 ** 3;

const { values: options } = parseArgs({
  options: { size: { type: 'string' }, 'no-fail': { type: 'boolean' }, only: { type: 'string' } },
});
if (options.only !== undefined && !PARTS.includes(options.only)) {
  throw new Error(`--only must be one of ${PARTS.join(', ')}`);
}
const size = Number(options.size ?? SIZE_DEFAULT);
if (!Number.isInteger(size) || size < SIZE_MIN) throw new Error(`--size must be a whole number from ${SIZE_MIN}`);

const report = new Report();
const workspace = await openWorkspace();
const closeEarly = () => void workspace.close().finally(() => process.exit(130));
process.once('SIGINT', closeEarly).once('SIGTERM', closeEarly);
try {
  report.note(await machineFacts(workspace));
  await measureAll(workspace);
} finally {
  await workspace.close();
}

report.note(`\n${report.missed.length === 0 ? 'All goals are met.' : `Missed: ${report.missed.join('; ')}`}`);
if (report.missed.length > 0 && !options['no-fail']) process.exitCode = 1;

async function measureAll({ dataDir, engineUri, connect }: BenchWorkspace): Promise<void> {
  const isWanted = (...parts: string[]) => options.only === undefined || parts.includes(options.only);
  if (isWanted('footprint')) {
    report.section('Memory and start (floor: a bare Fastify server)');
    await measureFootprint(report, engineUri);
  }
  if (isWanted('backup')) {
    report.section('Backup and restore of 100,000 companies (floor: a copy of the folder)');
    await measureBackup(report);
  }
  if (isWanted('leads')) {
    report.section('Leads list over 50,000 leads (floor: a bare Fastify route for the first page)');
    await measureLeads(report, dataDir, engineUri);
  }
  if (isWanted('enrichment')) {
    report.section('Enrichment against sources that take 1 s (floor: the ideal of its concurrency)');
    await measureEnrichment(report);
  }
  if (isWanted('contacts')) {
    report.section('Contact search against a vendor that takes 50 ms');
    await measureContacts(report);
  }
  if (isWanted('duplicates')) {
    report.section('Duplicates: comparing all companies');
    await measureDuplicates(report, size);
  }
  if (isWanted('filters')) {
    report.section(`Lists by filter over ${size.toLocaleString('en')} companies`);
    await measureFilters(report, size);
  }
  if (isWanted('take-back')) {
    report.section('Taking an import back, half of whose rows are updates (floor: the import)');
    await measureTakeBack(report, dataDir, Math.min(size, TAKEN_BACK_MAX));
  }
  if (isWanted('bulk')) {
    report.section('Upserting companies as JSON');
    await measureBulk(report, dataDir);
  }
  if (isWanted('site-report')) {
    report.section('Reports of sites that take 300 ms a page');
    await measureSiteReports(report);
  }
  if (isWanted('background')) await measureBackground();
  if (!isWanted('import', 'search', 'plans')) return;

  // Reads and plans are of the companies that the second import leaves.
  report.section('CSV import');
  const plain = { first: 0.7, unchanged: UNCHANGED_GOAL };
  if (isWanted('import')) await measureImport(report, dataDir, Math.min(size, PLAIN_IMPORT_MAX), 0, plain);
  await measureImport(report, dataDir, size, 3, { first: 0.5, unchanged: UNCHANGED_GOAL });

  if (isWanted('search')) {
    report.section(`Pages and searches over ${size.toLocaleString('en')} companies (floor: its first page)`);
    await measureReads(report, size);

    report.section('Analytics');
    await measureAnalytics(report);

    report.section('REST (floor: a bare Fastify route)');
    await measureHttp(report, dataDir, engineUri);

    report.section('Export (floor: a bare cursor)');
    await measureExport(report, dataDir, size);
  }
  if (isWanted('plans')) {
    report.section('Plans: no scan of a collection, no large sort, no skip');
    await connect({ monitorCommands: true });
    await checkPlans(report, size);
  }
}

async function measureBackground(): Promise<void> {
  report.section('Sync against vendors that take 300 ms (floor: the ideal of its concurrency)');
  await measureSync(report);

  report.section('Campaigns against places that take 1 s (floor: the ideal of its concurrency)');
  await measureCampaigns(report);
  await measureCampaignMemory(report);
}

async function machineFacts({ engineFacts }: BenchWorkspace): Promise<string> {
  const memory = `${Math.round(totalmem() / GIGABYTE)} GB`;
  const load = loadavg()[0]?.toFixed(1);
  const engine = await engineFacts();
  return `${size.toLocaleString('en')} companies · ${availableParallelism()} cores, ${memory} · Node ${process.version} · engine ${engine} · load ${load}`;
}
