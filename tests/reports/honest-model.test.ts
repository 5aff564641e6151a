import { AI_PROVIDERS } from '@workbench/connectors/language-model/types';
import { beforeEach, describe, expect, it } from 'vitest';
import { countStatements, expectAddsUp, expectSupported } from './check-report.ts';
import { useReportBench } from './report-bench.ts';

const bench = useReportBench();

/** The reports of all companies, as a model of this name must have written them. */
async function expectWritten(ids: string[], name: string): Promise<void> {
  const reports = await bench.reports(ids);
  for (const { report, data } of reports) {
    expect(report.status).toBe('completed');
    expect(data.analyst).toMatchObject({ kind: 'model', name });
    expect(data.cost.inputTokens, report.companyName).toBeGreaterThan(0);
    expect(data.cost.outputTokens, report.companyName).toBeGreaterThan(0);
    expectSupported(data, { name: report.companyName, domain: report.domain });
  }
  const statements = reports.reduce((sum, { data }) => sum + countStatements(data), 0);
  expect(statements).toBeGreaterThan(ids.length);
}

describe.each(AI_PROVIDERS)('a model of %s', (provider) => {
  const model = `sandbox-${provider}`;
  beforeEach(() => bench.useModel({ provider, model }));

  it('writes the report of one company', async () => {
    const { id, companyId } = await bench.single();
    expect(id).not.toBeNull();
    await expectWritten([companyId], model);
  });

  it('writes a run over many companies', async () => {
    const ids = bench.idsFor(provider);
    const run = await bench.bulk(ids);
    expectAddsUp(run, { total: ids.length, completed: ids.length });
    await expectWritten(ids, model);
  });

  it('writes a campaign, which names it', async () => {
    const ids = bench.idsFor(provider);
    const campaign = await bench.campaign(ids);
    expect(campaign).toMatchObject({
      status: 'completed',
      analyst: model,
      totalCompanies: ids.length,
      completedReports: ids.length,
      keptReports: 0,
      failedReports: 0,
      cancelledReports: 0,
    });
    await expectWritten(ids, model);
  });
});
