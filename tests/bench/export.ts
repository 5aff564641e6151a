import { Readable } from 'node:stream';
import { exportCompanies } from '@workbench/services/companies';
import type { ExportFormat } from '@workbench/services/companies/schemas';
import { createContext } from '@workbench/services/shared/context';
import { runScript } from './child.ts';
import { exportRows } from './floor.ts';
import { type Round, timeMs } from './measure.ts';
import type { Report } from './report.ts';

const RATE_GOAL = 0.5;
const MEMORY_GOAL_MB = 150;
/** A large collection is its own repetition. */
const ROUNDS_SMALL = 5;
const ROUNDS_LARGE = 2;
const LARGE = 300_000;

export async function measureExport(report: Report, dataDir: string, size: number): Promise<void> {
  const rounds = size > LARGE ? ROUNDS_LARGE : ROUNDS_SMALL;
  for (const format of ['csv', 'json'] as const) {
    const rates: Round[] = [];
    for (let round = 0; round < rounds; round++) {
      const ours = await timeMs(async () => drain(await openExport(format)));
      const floor = await timeMs(() => drain(Readable.from(exportRows(format), { objectMode: false })));
      rates.push({ ours: (size * 1000) / ours, floor: (size * 1000) / floor });
    }
    report.rate(`export ${format}`, rates, 'rows/s', RATE_GOAL);
  }
  for (const format of ['csv', 'json', 'excel'] as const) {
    const growthMb = Number(await runScript('export-memory.ts', dataDir, format));
    report.limit(`export ${format}, growth of memory`, growthMb, 'MB', MEMORY_GOAL_MB);
  }
}

async function openExport(format: ExportFormat): Promise<Readable> {
  const { body } = await exportCompanies({ ctx: createContext(), input: { format } });
  return body;
}

/** Reads to the end and keeps nothing; the number of bytes. */
async function drain(body: Readable): Promise<number> {
  let bytes = 0;
  for await (const chunk of body) bytes += (chunk as Buffer).length;
  if (bytes === 0) throw new Error('The export is empty');
  return bytes;
}
