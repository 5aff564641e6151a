import { generateCompanies } from '@workbench/sandbox';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { ServerProcess } from '../faults/helpers/server-process.ts';
import { expectExactStatistics } from '../faults/helpers/stored-state.ts';
import { Workspace } from '../faults/helpers/workspace.ts';
import { sendJson } from '../helpers/send-json.ts';
import { importCsv } from '../helpers/upload.ts';
import { residentMb } from './helpers/memory.ts';

const COMPANIES = inject('endurance').companies;
const PARTS = 10;
const ROWS = COMPANIES / PARTS;
/** Of the server's memory after the last part over that after the first, which fills the caches. */
const GROWTH_MAX = 1.5;

let workspace: Workspace;
let server: ServerProcess;
beforeAll(async () => {
  workspace = await Workspace.create();
  server = await workspace.startServer();
});
afterAll(() => workspace.remove());

test(`${COMPANIES} companies are imported, listed, searched and counted, in memory that does not grow with them`, async () => {
  const memory: number[] = [];
  for (let part = 0; part < PARTS; part++) {
    const csv = [...generateCompanies({ seed: 100 + part, count: ROWS, sources: 2 })].join('');
    const { imported, failed } = await importCsv(server.origin, csv);
    expect([imported, failed]).toEqual([ROWS, 0]);
    memory.push(await residentMb(server.pid));
  }
  expect((memory.at(-1) ?? 0) / (memory[0] ?? 0), memory.map(Math.round).join(' MB, ')).toBeLessThan(GROWTH_MAX);

  const companies = await expectExactStatistics(workspace.dataDir);
  expect(companies).toBeGreaterThan(0.95 * COMPANIES);
  expect(await sendJson(server.origin, 'GET', '/api/workspace')).toMatchObject({ companies });
  const [first] = await sendJson(server.origin, 'GET', '/api/companies?limit=50&sort=name');
  const found = await sendJson(server.origin, 'GET', `/api/companies/search/${first.domain}?limit=5`);
  expect(found.map(({ domain }: { domain: string }) => domain)).toContain(first.domain);
});
