import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CompanyModel, CompanyWriteModel } from '@workbench/db';
import { importCompanies, upsertCompanies } from '@workbench/services/companies';
import { createContext } from '@workbench/services/shared/context';
import { timeMs } from './measure.ts';
import type { Report } from './report.ts';
import { emptyWorkspace } from './workspace.ts';

const ROUNDS = 3;
const ROWS = 10_000;
/** Of the rate of the CSV import of the same rows. */
const GOAL = 0.5;

interface Rates {
  ours: number;
  floor: number;
}

/** Upserts of 10,000 rows as JSON, with the CSV import of other companies with the same fields as the floor. */
export async function measureBulk(report: Report, dataDir: string): Promise<void> {
  await emptyWorkspace();
  const created: Rates[] = [];
  const unchanged: Rates[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const path = join(dataDir, `bulk-${round}.csv`);
    const lines = Array.from({ length: ROWS }, (_, at) => lineOf(`f${round}x${at}.com`, at));
    await writeFile(path, ['name,domain,industry,employees,source,asOf,location', ...lines].join('\n'));
    const rows = Array.from({ length: ROWS }, (_, at) => rowOf(`u${round}x${at}.com`, at));
    for (const rates of [created, unchanged]) {
      const floor = await timeMs(() => importFile(path));
      const ours = await timeMs(() => upsertCompanies({ ctx: createContext(), input: { rows } }));
      rates.push({ ours: (ROWS * 1000) / ours, floor: (ROWS * 1000) / floor });
    }
  }
  const stored = await CompanyModel.countDocuments();
  if (stored !== 2 * ROUNDS * ROWS) throw new Error(`${stored} companies were stored`);
  report.rate(`upserting ${ROWS.toLocaleString('en')} new companies (floor: the CSV import)`, created, 'rows/s', GOAL);
  report.rate('the same again, unchanged (floor: the CSV import, unchanged)', unchanged, 'rows/s', GOAL);
  await measureLog(report);
}

/** What the log of writes adds to an import: its own inserts beside the time of the import. */
async function measureLog(report: Report): Promise<void> {
  const entries = await CompanyWriteModel.find().lean();
  const copies = CompanyWriteModel.db.collection('bench_write_log');
  const ms = await timeMs(async () => {
    for (const entry of entries) await copies.insertOne(entry as never);
  });
  await copies.drop();
  const companies = await CompanyModel.countDocuments();
  report.note(`log of writes: ${entries.length} entries, ${((ms * 1000) / companies).toFixed(2)} µs a company`);
}

const lineOf = (domain: string, at: number) => `Company ${at},${domain},Tools,${100 + at},LinkedIn,2026-01-01,Oslo`;

const rowOf = (domain: string, at: number) => ({
  ...{ domain, name: `Company ${at}`, industry: 'Tools', locations: ['Oslo'] },
  figures: [{ source: 'LinkedIn', employeeCount: 100 + at, asOf: '2026-01-01' }],
});

async function importFile(path: string): Promise<void> {
  const input = { path, fileName: 'bench.csv', importId: randomUUID(), options: {} };
  await importCompanies({ ctx: createContext(), input });
}
