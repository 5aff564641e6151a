import { AI_PROVIDERS } from '@workbench/connectors/language-model/types';
import { INVENTED } from '@workbench/sandbox/server';
import { exportReport } from '@workbench/services/reports';
import { describe, expect, it } from 'vitest';
import { expectSupported } from './check-report.ts';
import { COMPANIES, useReportBench } from './report-bench.ts';

const bench = useReportBench();

const inventionsIn = (text: string) =>
  INVENTED.filter((invented) => text.toLowerCase().includes(invented.toLowerCase()));

describe.each(AI_PROVIDERS)('a model of %s that invents', (provider) => {
  it('gets a campaign of finished reports in which nothing of it stands, and what was left out is counted', async () => {
    bench.useModel({ provider, model: `liar-${provider}` });
    bench.models.behave('inventing');
    const ids = bench.idsFor(provider);
    const campaign = await bench.campaign(ids);
    expect(campaign).toMatchObject({ status: 'completed', completedReports: ids.length, failedReports: 0 });
    let drops = 0;
    for (const { report, data } of await bench.reports(ids)) {
      expect(data.analyst.name).toBe(`liar-${provider}`);
      expect(inventionsIn(JSON.stringify([data.analysis, data.changes])), report.companyName).toEqual([]);
      expectSupported(data, { name: report.companyName, domain: report.domain });
      drops += data.drops.length;
      const isAsked = data.cost.outputTokens > 0;
      expect(data.drops.length > 0, report.companyName).toBe(isAsked);
    }
    // Six sentences, a launch, a keyword, a mention and two pieces of news for each company that has evidence.
    expect(drops).toBeGreaterThanOrEqual(11 * (ids.length - 2));
  });
});

/** Decision 25 says what an agreeing reader can have shown: names of one word, and deeds. */
it('that agrees to what it has invented gets no sum, quote, product or address of its own shown', async () => {
  bench.useModel({ provider: 'openai', model: 'liar-agreeing' });
  bench.models.behave('agreeing');
  const campaign = await bench.campaign();
  expect(campaign).toMatchObject({ status: 'completed', completedReports: COMPANIES, failedReports: 0 });
  for (const { report, data } of await bench.reports()) {
    const shown = JSON.stringify([data.analysis, data.changes]);
    expect(inventionsIn(shown), report.companyName).not.toContain('777 million');
    expect(inventionsIn(shown), report.companyName).not.toContain('HyperWidget');
    for (const invented of ['enthusiastic', 'opened an office', 'atlantis.example', 'yesterday'])
      expect(shown, report.companyName).not.toContain(invented);
    expect(data.analysis.rdActivity.keywords, report.companyName).not.toContain('antigravity');
  }
});

it('has nothing of it in the file that is downloaded', async () => {
  bench.models.behave('inventing');
  const { id } = await bench.single();
  const { text } = await exportReport({ ctx: bench.ctx, input: { reportId: id ?? '', format: 'markdown' } });
  expect(text).toContain('## How this report was made');
  expect(inventionsIn(text)).toEqual([]);
});
