import { setTimeout as sleep } from 'node:timers/promises';
import { ConnectorError, type ConnectorErrorKind } from '@workbench/connectors/errors';
import type { GatherJob } from '@workbench/connectors/gather';
import { SettingsModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ServiceContext } from '../../shared/context.ts';
import { contextOf, evidenceOf, FakePorts, gatheredOf, gathererOf, postingOf, TestClock } from '../reports.fixtures.ts';
import { gatherFindings } from './gather-findings.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);

const TARGET = { name: 'Acme', domain: 'acme.example', locations: ['Oslo, Norway'], ids: { cik: '0000000001' } };
let ctx: ServiceContext;
let errors: object[];
let fake: FakePorts;
beforeEach(() => {
  errors = [];
  const log = { info: () => undefined, warn: () => undefined, error: (details: object) => void errors.push(details) };
  ctx = { ...contextOf(new TestClock()), log };
  fake = new FakePorts();
});

const run = (signal = new AbortController().signal) => gatherFindings(ctx, { target: TARGET, signal }, fake.ports);
const outcomes = async () => Object.fromEntries((await run()).outcomes.map((one) => [one.source, one]));
const failing = (error: unknown) => gathererOf('gdelt', () => Promise.reject(error));

describe('gathering', () => {
  it('asks all sources for the company and brings together what they found', async () => {
    const asked: GatherJob[] = [];
    fake.gatherers = [
      gathererOf('job-boards', async (job) => {
        asked.push(job);
        return gatheredOf({ postings: [postingOf('1'), postingOf('2')], note: 'Greenhouse' });
      }),
      gathererOf('gdelt', async () =>
        gatheredOf({
          evidence: [evidenceOf('https://news.example/1')],
          postings: [postingOf('2')],
          unconfirmed: [{ title: 'Acme Bakery', url: 'https://news.example/2', reason: 'Another company' }],
        }),
      ),
    ];
    const found = await run();
    expect(asked[0]).toMatchObject({ target: TARGET, now: ctx.now(), settings: { googleNews: false } });
    expect(found.evidence.map(({ id }) => id)).toEqual(['E1', 'E2']);
    expect(found.postings?.map(({ id }) => id)).toEqual(['1', '2']);
    expect(found.unconfirmed).toHaveLength(1);
    expect(found.pagesRead).toBe(1);
    expect(found.outcomes).toMatchObject([
      { source: 'site', label: 'Company site', state: 'found', evidence: 1, pages: [{ state: 'read' }] },
      { source: 'job-boards', state: 'found', message: 'Greenhouse', evidence: 0 },
      { source: 'gdelt', state: 'found', evidence: 1 },
    ]);
  });

  it('finds no openings where no source has seen a board, and none where a board is empty', async () => {
    expect((await run()).postings).toBeNull();
    fake.gatherers = [gathererOf('job-boards', async () => gatheredOf({ postings: [] }))];
    expect((await run()).postings).toEqual([]);
  });

  it.each(['forbidden', 'failed'] as const)(
    'says %s where not one page could be read for that reason',
    async (state) => {
      const pages = [{ url: 'https://acme.example/', state, message: 'robots.txt forbids it' }];
      fake.gatherers = [gathererOf('gdelt', async () => gatheredOf({ pages }))];
      expect((await outcomes()).gdelt).toMatchObject({ state, message: 'robots.txt forbids it', evidence: 0 });
    },
  );

  it('tells sources what a person has turned on', async () => {
    await SettingsModel.create({ _id: 'workspace', googleNews: true, minimumSources: 2, excludeOutliers: true });
    const asked: boolean[] = [];
    fake.gatherers = [
      gathererOf('google-news', async ({ settings }) => {
        asked.push(settings.googleNews);
        return gatheredOf({});
      }),
    ];
    expect((await run()).outcomes[1]).toMatchObject({ state: 'nothing', message: null });
    expect(asked).toEqual([true]);
  });

  it.each<[ConnectorErrorKind, string]>([
    ['not_connected', 'not_connected'],
    ['forbidden', 'forbidden'],
    ['blocked_address', 'forbidden'],
    ['vendor_unavailable', 'failed'],
    ['too_large', 'failed'],
  ])('keeps a failure of a source (%s) as its outcome, in its own words', async (kind, state) => {
    fake.gatherers = [failing(new ConnectorError(kind, 'gdelt', 'What went wrong'))];
    expect(await outcomes()).toMatchObject({
      site: { state: 'found' },
      gdelt: { state, message: 'What went wrong', evidence: 0 },
    });
    expect(errors).toEqual([]);
  });

  it('outlives a defect of a source, which is logged and told without its inner words', async () => {
    const broken = gathererOf('github', () => {
      throw new TypeError('x is undefined');
    });
    fake.gatherers = [failing(new Error('secret detail')), broken];
    expect(await outcomes()).toMatchObject({
      gdelt: { state: 'failed', message: 'gdelt could not be read' },
      github: { state: 'failed', message: 'github could not be read' },
      site: { state: 'found' },
    });
    expect(errors).toHaveLength(2);
  });

  it('tells the others of the site as soon as it is known, and of nothing when the site fails', async () => {
    const findings = { addresses: ['https://boards.example/acme'], postings: [], careersUrl: null, sameAs: [] };
    const told: unknown[] = [];
    fake.gatherers = [
      gathererOf('job-boards', async ({ site }) => {
        told.push(await site);
        return gatheredOf({});
      }),
    ];
    fake.findings = async () => findings;
    await run();
    fake.findings = () => new Promise(() => undefined);
    fake.gather = () => Promise.reject(new ConnectorError('vendor_unavailable', 'site', 'No answer'));
    await run();
    fake.findings = () => Promise.reject(new Error('a defect'));
    await run();
    expect(told).toEqual([findings, null, null]);
  });
});

describe('a source that takes too long', () => {
  it('is stopped, and what it hands over then counts', async () => {
    const heeding = async ({ signal }: GatherJob) => {
      await sleep(60_000, undefined, { signal }).catch(() => undefined);
      return gatheredOf({ evidence: [evidenceOf('https://news.example/late')] });
    };
    fake.gatherers = [gathererOf('gdelt', heeding, 30)];
    const found = await run();
    expect(found.outcomes[1]).toMatchObject({ state: 'timed_out', evidence: 1 });
    expect(found.outcomes[1]?.message).toContain('stopped after 1 s');
  });

  it('is left behind when it does not heed that', async () => {
    fake.gatherers = [gathererOf('gdelt', () => new Promise(() => undefined), 30)];
    expect(await outcomes()).toMatchObject({ gdelt: { state: 'timed_out', evidence: 0 }, site: { state: 'found' } });
  });

  it('ends with the work that wanted it', async () => {
    const abort = new AbortController();
    fake.gatherers = [
      gathererOf('gdelt', async ({ signal }) => {
        abort.abort(new Error('cancelled'));
        await sleep(60_000, undefined, { signal });
        return gatheredOf({});
      }),
    ];
    await expect(run(abort.signal)).rejects.toThrow('cancelled');
  });
});
