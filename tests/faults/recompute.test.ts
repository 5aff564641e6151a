import { CompanyModel, connectDatabase } from '@workbench/db';
import { generateCompanies } from '@workbench/sandbox';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { sendJson } from '../helpers/send-json.ts';
import { importCsv } from '../helpers/upload.ts';
import type { ServerProcess } from './helpers/server-process.ts';
import { expectExactStatistics } from './helpers/stored-state.ts';
import { until, Workspace } from './helpers/workspace.ts';

const COMPANIES = inject('faultSizes').recomputeCompanies;
const THREE_SOURCES = 0.6 * COMPANIES;

let workspace: Workspace;
let server: ServerProcess;

beforeAll(async () => {
  workspace = await Workspace.create();
  server = await workspace.startServer();
  const csv = (seed: number, count: number, sources: 2 | 3) =>
    [...generateCompanies({ seed, count, sources })].join('');
  await importCsv(server.origin, csv(1, THREE_SOURCES, 3));
  await importCsv(server.origin, csv(2, COMPANIES - THREE_SOURCES, 2));
});
afterAll(() => workspace.remove());

const recompute = async () => (await sendJson(server.origin, 'GET', '/api/settings/recompute')).recompute;

/** What a person sees of the aggregation, by domain. */
async function readAggregates(): Promise<Map<string, string>> {
  const database = await connectDatabase({ dataDir: workspace.dataDir });
  try {
    const fields = { domain: 1, aggregatedEmployeeCount: 1, dataQuality: 1 };
    const companies = await CompanyModel.find({}, fields).lean();
    return new Map(companies.map((one) => [one.domain, `${one.aggregatedEmployeeCount} ${one.dataQuality}`]));
  } finally {
    await database.close();
  }
}

function difference(before: Map<string, string>, after: Map<string, string>): number {
  return [...before].filter(([domain, text]) => after.get(domain) !== text).length;
}

test(`a change of the settings recomputes ${COMPANIES} companies with progress, also over a kill; the preview is the outcome`, async () => {
  const before = await readAggregates();
  const aggregation = { minimumSources: 3, excludeOutliers: false };
  const preview = await sendJson(server.origin, 'POST', '/api/settings/preview', aggregation);
  expect(preview).toMatchObject({ companies: before.size });
  expect(preview.loseAggregate).toBeGreaterThan(0.3 * COMPANIES);

  const settings = await sendJson(server.origin, 'GET', '/api/settings');
  await sendJson(server.origin, 'PUT', '/api/settings', { ...settings, ...aggregation });
  const seen = new Set<number>();
  await until(120_000, 'some are recomputed', async () => {
    const { done, total } = await recompute();
    seen.add(done);
    return done > 0 && done < total;
  });
  await server.kill();
  server = await workspace.startServer();
  await until(120_000, 'all are recomputed', async () => {
    const { state, done } = await recompute();
    seen.add(done);
    return state === 'completed';
  });
  expect(seen.size).toBeGreaterThan(3);

  expect(difference(before, await readAggregates())).toBe(preview.willChange);
  expect(await recompute()).toMatchObject({ changed: preview.willChange, done: before.size, total: before.size });
  expect(await expectExactStatistics(workspace.dataDir)).toBe(before.size);
  const again = await sendJson(server.origin, 'POST', '/api/settings/preview', aggregation);
  expect(again.willChange).toBe(0);
});
