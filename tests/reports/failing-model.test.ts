import { AI_PROVIDERS, type AiProvider } from '@workbench/connectors/language-model/types';
import type { ModelBehaviour } from '@workbench/sandbox/server';
import { describe, expect, it } from 'vitest';
import { expectAddsUp } from './check-report.ts';
import { useReportBench } from './report-bench.ts';

const bench = useReportBench();
/** As the product declares them for reports. */
const ATTEMPTS_MAX = 5;
const SOME = 2;
const some = () => bench.ids.slice(-SOME);

/**
 * Cases that wait for seconds, with the first provider alone: tests/connectors/language-model shows of each that it fails
 * in the same way.
 */
const withFirst = <Case>(provider: AiProvider, ...cases: Case[]) => (provider === AI_PROVIDERS[0] ? cases : []);

/** A run over some companies while the model behaves so, what its items became and how often the model was asked. */
async function runWhile(behaviour: ModelBehaviour, times?: number) {
  const before = bench.models.calls().length;
  bench.models.behave(behaviour, times);
  const run = await bench.bulk(some());
  return { run, endings: await bench.endings(run.id), calls: bench.models.calls().length - before };
}

describe.each(AI_PROVIDERS)('a model of %s', (provider) => {
  it.each<ModelBehaviour>(['broken-json', 'wrong-shape', 'text-in-200'])(
    'that answers %s is asked once more, then the report has failed and says why',
    async (behaviour) => {
      bench.useModel({ provider });
      const { run, endings, calls } = await runWhile(behaviour);
      expectAddsUp(run, { failed: SOME });
      for (const { attempts, message } of endings) {
        expect(attempts).toBe(1);
        expect(message).toBe('The language model sandbox-1 returned something other than the requested JSON');
      }
      expect(calls).toBe(2 * SOME);
    },
  );

  // Only a hanging call needs a short limit. The calls after it are answered within seconds, on a busy machine too.
  it.each<[ModelBehaviour, number, { timeoutMs?: number }]>([
    ['server-error', 4, {}],
    ['rate-limited', 2, {}],
    ['breaks-off', 2, {}],
    ...withFirst<[ModelBehaviour, number, { timeoutMs?: number }]>(provider, ['hanging', 2, { timeoutMs: 4000 }]),
  ])('that fails with %s %i times is asked again, and the reports are written', async (behaviour, times, limits) => {
    bench.useModel({ provider, ...limits });
    const { run, endings, calls } = await runWhile(behaviour, times);
    expectAddsUp(run, { completed: SOME });
    // Each report is written and read again.
    expect(calls).toBe(2 * SOME + times);
    expect(endings.reduce((sum, { attempts }) => sum + attempts, 0)).toBe(SOME + times);
  });

  it.each<[ModelBehaviour, string, { timeoutMs?: number }]>([
    ['server-error', 'The language model sandbox-1 fails at the moment (500)', {}],
    ...withFirst<[ModelBehaviour, string, { timeoutMs?: number }]>(
      provider,
      ['rate-limited', 'The language model sandbox-1 is limiting requests', {}],
      ['hanging', 'The language model sandbox-1 did not answer within 1 s', { timeoutMs: 250 }],
    ),
  ])(
    'that fails with %s for ever has failed after all attempts, with the reason',
    async (behaviour, reason, limits) => {
      bench.useModel({ provider, ...limits });
      const { run, endings } = await runWhile(behaviour);
      expectAddsUp(run, { failed: SOME });
      for (const { attempts, message } of endings) {
        expect(attempts).toBe(ATTEMPTS_MAX);
        expect(message).toContain(reason);
      }
      const [id = ''] = some();
      expect(await bench.report(id)).toMatchObject({ status: 'failed', errorMessage: expect.stringContaining(reason) });
    },
  );

  it('that refuses has failed at once, and the reason is its refusal', async () => {
    bench.useModel({ provider });
    const { run, endings, calls } = await runWhile('refuses');
    expectAddsUp(run, { failed: SOME });
    for (const { message } of endings) expect(message).toContain('refused the request');
    expect(calls).toBe(SOME);
  });

  it('without credit has failed at once', async () => {
    bench.useModel({ provider });
    const { run, endings, calls } = await runWhile('no-credit');
    expectAddsUp(run, { failed: SOME });
    expect(calls).toBe(SOME);
    for (const { attempts, message } of endings)
      expect([attempts, message]).toEqual([1, expect.stringMatching(/credit/)]);
  });

  it('that refuses the key has failed at once, and the reason names the setting and not the key', async () => {
    bench.useModel({ provider, apiKey: 'sk-wrong-key-123' });
    const { run, endings } = await runWhile('honest');
    expectAddsUp(run, { failed: SOME });
    for (const { attempts, message } of endings) {
      expect([attempts, message]).toEqual([1, expect.stringContaining('AI_API_KEY')]);
      expect(message).not.toContain('sk-wrong');
    }
  });
});

it.each<[ModelBehaviour, string]>([
  ['broken-json', 'something other than the requested JSON'],
  ['wrong-shape', 'something other than the requested JSON'],
  ['server-error', 'fails at the moment (500)'],
  ['no-credit', 'credit'],
  ['unauthorized', 'AI_API_KEY'],
])(
  'whose second reading fails with %s leaves the report to the rules, and the report says so',
  async (behaviour, reason) => {
    const [id] = some();
    const before = bench.models.calls().length;
    bench.models.behave(behaviour);
    bench.models.behave('honest', 1);
    const { status, reportData } = await bench.single(id);
    expect(status).toBe('completed');
    expect(reportData?.analysis.summary).not.toBe('');
    const reading = reportData?.outcomes.find(({ source }) => source === 'second_reading');
    expect(reading).toMatchObject({ state: 'failed', message: expect.stringContaining('Rules alone decided') });
    expect(reading?.message).toContain(reason);
    // What does not fit is sent back once.
    const isSentBack = ['broken-json', 'wrong-shape'].includes(behaviour);
    expect(bench.models.calls().length - before).toBe(isSentBack ? 3 : 2);
  },
);

it('writes the report of one company after a failure when it is asked for again', async () => {
  const [id] = some();
  bench.models.behave('no-credit');
  expect(await bench.single(id)).toMatchObject({ status: 'failed', reportData: null });
  bench.models.behave('honest');
  expect(await bench.single(id)).toMatchObject({ status: 'completed', errorMessage: null });
});
