import { CompanyModel, ReportModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { Types } from 'mongoose';
import { beforeEach, expect, it } from 'vitest';
import { contextOf, TestClock, track } from '../reports.fixtures.ts';
import { listReports } from './list-reports.ts';

useTestDatabase();
beforeEach(() => emptyTestDatabase());
const ctx = contextOf(new TestClock());
const list = (limit = 50, cursor?: string) => listReports({ ctx, input: { limit, cursor } });

async function storeVersion(companyId: string, version: number, day: string): Promise<string> {
  const id = `run-${version}.${companyId}`;
  const news = { category: 'funding', title: `Raised ${version} million`, date: day, isBackground: false };
  await ReportModel.collection.insertOne({
    _id: id,
    companyId: new Types.ObjectId(companyId),
    companyName: 'As it was called then',
    domain: 'then.example',
    version,
    generatedAt: new Date(`${day}T08:00:00Z`),
    batchId: `run-${version}`,
    data: { analysis: { jobOpenings: { count: 4 }, recentNews: [news], productLaunches: [] } },
    analystKind: 'built-in',
    analystName: 'Built-in analyst',
    durationMs: 1,
    tokens: 0,
    openings: 4,
  } as never);
  return id;
}

it('has the latest report of each company, newest first, under the name of today', async () => {
  const [a, b] = [await track('Acme', 'acme.example'), await track('Brook', 'brook.example')];
  await storeVersion(a, 1, '2026-11-01');
  const second = await storeVersion(a, 2, '2026-11-05');
  const other = await storeVersion(b, 1, '2026-11-03');
  expect((await list()).items.map(({ id }) => id)).toEqual([second, other]);
  expect((await list(1)).items).toEqual([
    {
      id: second,
      companyId: a,
      companyName: 'Acme',
      domain: 'acme.example',
      version: 2,
      generatedAt: '2026-11-05T08:00:00.000Z',
      news: 1,
      openings: 4,
      lead: { title: 'Raised 2 million', date: '2026-11-05' },
    },
  ]);
});

it('goes on page by page, each report once, also where many older versions and reports of one moment lie between', async () => {
  const ids = await Promise.all(Array.from({ length: 7 }, (_, at) => track(`Company ${at}`, `c${at}.example`)));
  const latest: string[] = [];
  for (const [at, id] of ids.entries()) {
    for (let version = 1; version <= 5; version++) await storeVersion(id, version, `2026-10-0${version}`);
    latest.push(await storeVersion(id, 6, at < 4 ? '2026-11-01' : '2026-09-01'));
  }
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await list(2, cursor);
    expect(page.items.length).toBe(page.nextCursor === null ? 1 : 2);
    seen.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  expect(seen).toHaveLength(7);
  expect(new Set(seen)).toEqual(new Set(latest));
});

it('leaves out companies that are not tracked any more', async () => {
  const gone = await track('Gone', 'gone.example');
  await storeVersion(gone, 1, '2026-11-01');
  await CompanyModel.deleteOne({ _id: gone });
  expect(await list()).toEqual({ items: [], nextCursor: null });
});

it('refuses a cursor of another list', async () => {
  await expect(list(2, `1_${'a'.repeat(24)}`)).rejects.toMatchObject({
    kind: 'invalid',
    issues: [{ path: ['cursor'] }],
  });
});
