import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, expect, it } from 'vitest';
import { contextOf, FakePorts, itemOf, TestClock, track } from '../reports.fixtures.ts';
import { companyReportSchema } from '../schemas.ts';
import { writeReport } from '../writing/write-report.ts';
import { exportReport } from './export-report.ts';
import { getReportVersion } from './get-report.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);

const ctx = contextOf(new TestClock());

it('gives a report as a file, readable for people and whole for machines', async () => {
  const id = await track('Acme', 'acme.example');
  await writeReport(ctx, itemOf(id), new FakePorts().ports);
  const reportId = `batch-1.${id}`;
  const markdown = await exportReport({ ctx, input: { reportId, format: 'markdown' } });
  expect(markdown).toMatchObject({
    fileName: 'acme.example-report-v1.md',
    contentType: 'text/markdown; charset=utf-8',
  });
  expect(markdown.text).toContain('Acme opens an office in Oslo.');
  expect(markdown.text).toContain('https://acme.example/news');
  const json = await exportReport({ ctx, input: { reportId, format: 'json' } });
  expect(json.fileName).toBe('acme.example-report-v1.json');
  const read = companyReportSchema.parse(JSON.parse(json.text));
  expect(read).toEqual(await getReportVersion({ ctx, input: { reportId } }));
  const unknown = exportReport({ ctx, input: { reportId: 'nope', format: 'json' } });
  await expect(unknown).rejects.toMatchObject({ kind: 'not_found' });
});
