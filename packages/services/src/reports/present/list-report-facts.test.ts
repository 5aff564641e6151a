import { ReportModel } from '@workbench/db';
import { useTestDatabase } from '@workbench/db/testing';
import { Types } from 'mongoose';
import { expect, it } from 'vitest';
import { contextOf, TestClock, track, UNKNOWN_ID } from '../reports.fixtures.ts';
import { listReportFacts } from './list-report-facts.ts';

useTestDatabase();
const ctx = contextOf(new TestClock());
const facts = (id: string) => listReportFacts({ ctx, input: { id } });

async function storeVersion(companyId: string, version: number, title: string): Promise<void> {
  const citations = [{ evidenceId: 'E1', quote: title }];
  const analysis = {
    productLaunches: [],
    rdActivity: { mentions: [], mentionCitations: [] },
    jobOpenings: { count: null, evidenceId: null },
    recentNews: [{ category: 'other', title, summary: '', date: '2026-10-05', isBackground: false, citations }],
  };
  await ReportModel.collection.insertOne({
    _id: `run-${version}.${companyId}`,
    companyId: new Types.ObjectId(companyId),
    companyName: 'Northwind',
    domain: 'northwind.example',
    version,
    generatedAt: new Date(`2026-11-0${version}T08:00:00Z`),
    batchId: `run-${version}`,
    data: {
      analysis,
      evidence: [{ id: 'E1', url: 'https://northwind.example/news', date: '2026-10-05', text: title }],
    },
    analystKind: 'built-in',
    analystName: 'Built-in analyst',
    durationMs: 1,
    tokens: 0,
    openings: null,
  } as never);
}

it('tells the findings of the newest report with where they were read', async () => {
  const id = await track('Northwind', 'northwind.example');
  await storeVersion(id, 1, 'Northwind opened a plant in Graz');
  await storeVersion(id, 2, 'Northwind opened a plant in Leipzig');
  expect(await facts(id)).toEqual([
    {
      id: expect.stringMatching(`^report\\.${id}\\..+\\.news\\.1$`),
      text: 'Northwind opened a plant in Leipzig',
      source: 'Report of 2026-11-02',
      date: '2026-10-05',
      url: 'https://northwind.example/news',
      company: 'Northwind',
      companyId: id,
    },
  ]);
});

it('has nothing to tell of a company without a report', async () => {
  expect(await facts(await track('Quiet', 'quiet.example'))).toEqual([]);
});

it('does not know an unknown company', async () => {
  await expect(facts(UNKNOWN_ID)).rejects.toMatchObject({ kind: 'not_found' });
});
