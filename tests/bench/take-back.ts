import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CompanyModel } from '@workbench/db';
import { importCompanies, takeBackImport } from '@workbench/services/companies';
import { createContext } from '@workbench/services/shared/context';
import { timeMs } from './measure.ts';
import type { Report } from './report.ts';
import { emptyWorkspace } from './workspace.ts';

const HEADER = 'name,domain,industry,employees,source,asOf,location';
const ROUNDS = 3;
/** Of the import's own rate. */
const GOAL = 0.5;

/** Takes imports of `size` rows back, half of which update companies, with the time of the import itself as the floor. */
export async function measureTakeBack(report: Report, dataDir: string, size: number): Promise<void> {
  await emptyWorkspace();
  const rowsOf = (count: number, row: (at: number) => string) => Array.from({ length: count }, (_, at) => row(at));
  const write = async (name: string, rows: string[]) => {
    const path = join(dataDir, name);
    await writeFile(path, [HEADER, ...rows].join('\n'));
    return path;
  };
  const before = rowsOf(size / 2, (at) => `Company ${at},c${at}.com,Toys,${100 + at},LinkedIn,2026-01-01,Oslo`);
  await runImport(await write('before.csv', before));
  const rows = rowsOf(size, (at) => `Company ${at} Inc,c${at}.com,Tools,${200 + at},LinkedIn,2026-03-01,Paris`);
  const path = await write('taken-back.csv', rows);
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) {
    let id = '';
    const floor = await timeMs(async () => {
      id = await runImport(path);
    });
    const ours = await timeMs(() => takeBackImport({ ctx: createContext(), input: { id } }));
    const left = await CompanyModel.countDocuments();
    if (left !== size / 2) throw new Error(`${left} companies are left of ${size / 2}`);
    rounds.push({ ours: (size * 1000) / ours, floor: (size * 1000) / floor });
  }
  report.rate(`taking back ${size.toLocaleString('en')} rows`, rounds, 'rows/s', GOAL);
}

async function runImport(path: string): Promise<string> {
  const importId = randomUUID();
  await importCompanies({ ctx: createContext(), input: { path, fileName: 'bench.csv', importId, options: {} } });
  return importId;
}
