import { randomInt, randomUUID } from 'node:crypto';
import { copyFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompanyModel, ImportRunModel, ObservationModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { importCompanies, resumeImports, takeBackImport } from '@workbench/services/companies';
import { createContext } from '@workbench/services/shared/context';
import { expect, inject, it } from 'vitest';
import { killAtWrite } from '../../packages/services/src/shared/moves/killed-writes.fixtures.ts';

useTestDatabase();

const { importKills } = inject('endurance');
const ctx = createContext({ now: () => new Date('2026-06-15T10:00:00Z') });
const HEADER = 'name,domain,industry,employees,source,asOf,location';
/** More than an import of these rows makes. */
const WRITES = 24;

const row = (at: number, employees: number, day: string) =>
  `Company ${at} ${day},c${at}.com,${day},${employees},LinkedIn,${day},Oslo`;
const BEFORE = Array.from({ length: 900 }, (_, at) => row(at, at, '2026-01-01'));
/** Three batches; some companies come again in a later one. */
const ROWS = [
  ...Array.from({ length: 1800 }, (_, at) => row(at, at + 5, '2026-03-01')),
  ...Array.from({ length: 500 }, (_, at) => row(at * 3, at + 9, '2026-04-01')),
];

async function begin(rows: readonly string[]) {
  const path = join(tmpdir(), `killed-import-${randomUUID()}.csv`);
  await writeFile(path, [HEADER, ...rows].join('\n'));
  return { path, fileName: 'list.csv', importId: randomUUID(), options: {}, isKept: true };
}

/** Without the ids of companies, which differ with each import. */
async function stored() {
  const domains = new Map<string, string>();
  const companies = [];
  for (const { _id, ...company } of await CompanyModel.find().sort({ domain: 1 }).lean()) {
    domains.set(_id.toHexString(), company.domain);
    companies.push(company);
  }
  const figures = await ObservationModel.find({}, { _id: 0 }).lean();
  const named = figures.map(({ companyId, ...figure }) => ({ domain: domains.get(String(companyId)), ...figure }));
  const keyOf = (figure: (typeof named)[number]) => `${figure.domain} ${figure.source} ${figure.asOf.getTime()}`;
  return { companies, figures: named.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)) };
}

/** As when the process that worked on it is gone and the next one looks for unfinished work. */
async function resume(importId: string): Promise<void> {
  await ImportRunModel.updateOne({ _id: importId }, { $set: { worker: null } });
  await resumeImports(ctx);
}

it(`${importKills} imports that are killed, and killed again while they are taken back, end as undisturbed`, async () => {
  await emptyTestDatabase();
  await importCompanies({ ctx, input: await begin(BEFORE) });
  const before = await stored();
  await importCompanies({ ctx, input: await begin(ROWS) });
  const after = await stored();
  for (let kill = 0; kill < importKills; kill++) {
    await emptyTestDatabase();
    await importCompanies({ ctx, input: await begin(BEFORE) });
    const input = await begin(ROWS);
    // The file of a killed process stays; here its end would remove it.
    await copyFile(input.path, `${input.path}.spare`);
    const write = randomInt(1, WRITES);
    const isKilled = await killAtWrite(write, () => importCompanies({ ctx, input }));
    if (isKilled) {
      await copyFile(`${input.path}.spare`, input.path);
      await resume(input.importId);
    }
    expect(await stored(), `killed at write ${write} of the import`).toEqual(after);
    const second = randomInt(1, WRITES);
    const takeBack = () => takeBackImport({ ctx, input: { id: input.importId } });
    if (await killAtWrite(second, takeBack)) await resume(input.importId);
    await takeBack();
    expect(await stored(), `killed at write ${second} of taking it back`).toEqual(before);
  }
});
