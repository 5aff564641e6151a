import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompanyModel, ObservationModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { importCompanies, takeBackImport } from '@workbench/services/companies';
import { createContext } from '@workbench/services/shared/context';
import { beforeEach, expect, inject, it } from 'vitest';

useTestDatabase();
beforeEach(emptyTestDatabase);

const { importRows } = inject('endurance');
const ctx = createContext();
const HEADER = 'name,domain,industry,employees,source,asOf,location';
/** Companies that are compared as a whole; all are counted. */
const COMPARED_EVERY = 97;

async function run(rows: string[]): Promise<string> {
  const path = join(tmpdir(), `take-back-${randomUUID()}.csv`);
  await writeFile(path, [HEADER, ...rows].join('\n'));
  const importId = randomUUID();
  await importCompanies({ ctx, input: { path, fileName: 'list.csv', importId, options: {}, isKept: true } });
  return importId;
}

const rowsOf = (from: number, to: number, row: (at: number) => string) =>
  Array.from({ length: to - from }, (_, at) => row(from + at));

async function snapshot() {
  const domains = rowsOf(0, importRows, (at) => `c${at}.com`).filter((_, at) => at % COMPARED_EVERY === 0);
  return {
    companies: await CompanyModel.find({ domain: { $in: domains } }, { updatedAt: 0 })
      .sort({ _id: 1 })
      .lean(),
    count: await CompanyModel.countDocuments(),
    figures: await ObservationModel.countDocuments(),
  };
}

it(`an import of ${importRows} rows, half of them updates, is taken back as it was`, async () => {
  await run(rowsOf(0, importRows / 2, (at) => `Company ${at},c${at}.com,Toys,${100 + at},LinkedIn,2026-01-01,Oslo`));
  const before = await snapshot();
  const id = await run(
    rowsOf(0, importRows, (at) => `Company ${at} Inc,c${at}.com,Tools,${200 + at},LinkedIn,2026-03-01,Paris`),
  );
  const begun = performance.now();
  const { takenBack } = await takeBackImport({ ctx, input: { id } });
  const seconds = (performance.now() - begun) / 1000;
  console.info(`${importRows} rows taken back in ${seconds.toFixed(1)} s`);
  expect(takenBack).toMatchObject({ removed: importRows / 2, restored: importRows / 2, kept: 0 });
  expect(await snapshot()).toEqual(before);
});
