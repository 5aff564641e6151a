import { createCampaign } from '@workbench/services/campaigns';
import { generateBulkReports, generateReport } from '@workbench/services/reports';
import { expect, it } from 'vitest';
import { countStatements, expectSupported } from './check-report.ts';
import { COMPANIES, useReportBench } from './report-bench.ts';

const bench = useReportBench();

/** A campaign that the built-in analyst wrote, without a word from any model. */
async function expectBuiltIn(analyst?: 'built-in'): Promise<void> {
  const before = bench.models.calls().length;
  const campaign = await bench.campaign(bench.ids, analyst);
  expect(campaign).toMatchObject({ status: 'completed', analyst: 'Built-in analyst', completedReports: COMPANIES });
  const reports = await bench.reports();
  for (const { report, data } of reports) {
    expect(data.analyst).toMatchObject({ kind: 'built-in', name: 'Built-in analyst' });
    expect(data.cost).toMatchObject({ inputTokens: 0, outputTokens: 0 });
    expectSupported(data, { name: report.companyName, domain: report.domain });
  }
  expect(reports.filter(({ data }) => countStatements(data) > 0).length).toBeGreaterThan(COMPANIES / 2);
  expect(bench.models.calls()).toHaveLength(before);
}

it('writes a campaign with the built-in analyst where no model is set up', async () => {
  bench.useModel(null);
  await expectBuiltIn();
});

it('writes it with the built-in analyst where that one is chosen, although a model is set up', async () => {
  await expectBuiltIn('built-in');
});

it('refuses to write with a model where none is set up, and says what to set', async () => {
  bench.useModel(null);
  const { ctx } = bench;
  const [id = ''] = bench.ids;
  const companyIds = bench.ids;
  for (const refused of [
    createCampaign({ ctx, input: { name: 'By model', companyIds, analyst: 'model' } }),
    generateBulkReports({ ctx, input: { companyIds, analyst: 'model' } }),
    generateReport({ ctx, input: { id, analyst: 'model' } }),
  ]) {
    await expect(refused).rejects.toMatchObject({ kind: 'invalid', message: expect.stringContaining('AI_PROVIDER') });
  }
});
