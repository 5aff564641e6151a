import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CompanyDoc, CompanyModel } from '@workbench/db';
import { generateCompanies } from '@workbench/sandbox';
import { importCompanies } from '@workbench/services/companies';
import { createContext } from '@workbench/services/shared/context';
import type { mongo } from 'mongoose';
import { countChanged, emptyFloor, insertMissing } from './floor.ts';
import { type Round, timeMs } from './measure.ts';
import type { Report } from './report.ts';
import { emptyWorkspace } from './workspace.ts';

/** Ours and the floor import one part each in turn, into collections that grow alike. */
const ROWS_PER_PART = 25_000;
const ROWS_PER_CHUNK = 1000;
const SEED = 1;
/** Enough parts for a median; a large run does not repeat all of its rows. */
const REPEATED_PARTS_MAX = 8;

interface ImportGoals {
  first: number;
  unchanged: number;
}

/** Imports `size` companies into empty collections, then parts of them again. They stay stored for what comes next. */
export async function measureImport(
  report: Report,
  dataDir: string,
  size: number,
  sources: 0 | 3,
  goals: ImportGoals,
): Promise<void> {
  await emptyWorkspace();
  await emptyFloor();
  const label = sources === 0 ? 'no employee columns' : 'three employee columns';
  const parts: string[] = [];
  const first: Round[] = [];
  let lastId: mongo.ObjectId | null = null;
  for await (const part of writeParts(dataDir, size, sources)) {
    parts.push(part.path);
    const ours = await timeMs(() => importPart(part, 'created'));
    const stored = await readStored(lastId);
    if (stored.length !== part.rows) throw new Error(`${stored.length} of ${part.rows} companies were stored`);
    lastId = stored.at(-1)?._id ?? null;
    const floor = await timeMs(() => insertMissing(stored));
    first.push(ratesOf(part.rows, ours, floor));
  }
  report.rate(`first import of ${size.toLocaleString('en')}, ${label}`, first, 'rows/s', goals.first);

  const again: Round[] = [];
  lastId = null;
  for (const path of parts.slice(0, REPEATED_PARTS_MAX)) {
    const stored = await readStored(lastId);
    lastId = stored.at(-1)?._id ?? null;
    const ours = await timeMs(() => importPart({ path, rows: stored.length }, 'unchanged'));
    const floor = await timeMs(async () => {
      if ((await countChanged(stored)) > 0) throw new Error('The floor finds a difference where there is none');
    });
    again.push(ratesOf(stored.length, ours, floor));
  }
  report.rate(`unchanged again, ${label}`, again, 'rows/s', goals.unchanged);
}

interface Part {
  path: string;
  rows: number;
}

async function* writeParts(dataDir: string, size: number, sources: 0 | 3): AsyncGenerator<Part> {
  let header = '';
  let rows = '';
  let count = 0;
  let number = 0;
  let remaining = size;
  for (const chunk of generateCompanies({ seed: SEED, count: size, sources })) {
    if (header === '') {
      header = chunk;
      continue;
    }
    rows += chunk;
    const chunkRows = Math.min(ROWS_PER_CHUNK, remaining);
    count += chunkRows;
    remaining -= chunkRows;
    if (count < ROWS_PER_PART && remaining > 0) continue;
    const path = join(dataDir, `bench-${sources}-${number++}.csv`);
    await writeFile(path, header + rows);
    yield { path, rows: count };
    rows = '';
    count = 0;
  }
}

async function importPart({ path, rows }: Part, expected: 'created' | 'unchanged'): Promise<void> {
  const result = await importCompanies({
    ctx: createContext(),
    input: { path, fileName: 'bench.csv', importId: randomUUID(), options: {} },
  });
  if (result[expected] !== rows) throw new Error(`${result[expected]} of ${rows} rows were ${expected}`);
}

/** The next part as it was stored, in the order of import: the documents that the floor writes too. */
function readStored(after: mongo.ObjectId | null): Promise<CompanyDoc[]> {
  return CompanyModel.collection
    .find<CompanyDoc>(after === null ? {} : { _id: { $gt: after } }, { batchSize: 5000 })
    .sort({ _id: 1 })
    .limit(ROWS_PER_PART)
    .toArray();
}

function ratesOf(rows: number, oursMs: number, floorMs: number): Round {
  return { ours: (rows * 1000) / oursMs, floor: (rows * 1000) / floorMs };
}
