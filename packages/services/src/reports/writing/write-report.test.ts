import { ConnectorError } from '@workbench/connectors/errors';
import { CompanyModel, CompanySyncModel, ReportModel, SuppressionModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { Types } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ServiceContext } from '../../shared/context.ts';
import { getReport, getReportVersion } from '../present/get-report.ts';
import {
  contextOf,
  DAY_MS,
  evidenceOf,
  FakePorts,
  gatheredOf,
  gathererOf,
  itemOf,
  NOW,
  paramsOf,
  postingOf,
  TestClock,
  track,
  UNKNOWN_ID,
} from '../reports.fixtures.ts';
import { writeReport } from './write-report.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);

let clock: TestClock;
let ctx: ServiceContext;
let fake: FakePorts;
let id: string;
beforeEach(async () => {
  clock = new TestClock();
  ctx = contextOf(clock);
  fake = new FakePorts();
  id = await track('Acme', 'acme.example', ['Oslo, Norway']);
});

const run = (batchId = 'batch-1', params = paramsOf()) => writeReport(ctx, itemOf(id, { batchId, params }), fake.ports);
const report = () => getReport({ ctx, input: { id } });

describe('a report', () => {
  it('is written, kept with its evidence, and says who wrote it and what it took', async () => {
    expect(await run()).toEqual({ state: 'completed', message: null });
    expect(await report()).toMatchObject({
      companyId: id,
      companyName: 'Acme',
      domain: 'acme.example',
      status: 'completed',
      errorMessage: null,
      id: `batch-1.${id}`,
      version: 1,
      generatedAt: clock.now().toISOString(),
      reportData: {
        analysis: { summary: 'Acme opens an office in Oslo.', jobOpenings: { count: null } },
        evidence: [{ id: 'E1', url: 'https://acme.example/news' }],
        outcomes: [{ source: 'site', state: 'found', evidence: 1 }],
        changes: null,
        analyst: { kind: 'built-in', name: 'Built-in analyst' },
        cost: { inputTokens: 900, outputTokens: 100, pagesRead: 1 },
      },
      versions: [{ version: 1, analyst: 'Built-in analyst' }],
    });
  });

  it('tells sources where the company is and by which identifiers others know it', async () => {
    const sync = {
      _id: new Types.ObjectId(id),
      state: 'completed' as const,
      finishedAt: ctx.now(),
      ids: { cik: '0000000001' },
    };
    await CompanySyncModel.create({ ...sync, outcomes: [] });
    const targets: unknown[] = [];
    fake.gather = async ({ target }) => {
      targets.push(target);
      return gatheredOf({ postings: [] });
    };
    await run();
    const ids = { cik: '0000000001' };
    expect(targets).toEqual([{ name: 'Acme', domain: 'acme.example', locations: ['Oslo, Norway'], ids }]);
  });

  it('of which nothing was found is empty, and nobody is asked to make something of it', async () => {
    const pages = [{ url: 'https://acme.example', state: 'read' as const, message: null }];
    fake.gather = async () => gatheredOf({ pages });
    await run();
    expect(fake.analysed).toEqual([]);
    expect((await report()).reportData).toMatchObject({
      analysis: { summary: '', productLaunches: [], recentNews: [], rdActivity: { hasRD: false } },
      evidence: [],
      cost: { inputTokens: 0, outputTokens: 0, pagesRead: 1 },
      outcomes: [{ state: 'nothing' }],
    });
  });

  it('counts openings from postings, also where there is nothing else to read', async () => {
    fake.gather = async () => gatheredOf({ postings: [postingOf('1'), postingOf('2', 'Welder')] });
    await run();
    expect(fake.analysed).toHaveLength(1);
    expect((await report()).reportData?.analysis.jobOpenings).toMatchObject({ count: 2 });
    expect(await ReportModel.findOne().lean()).toMatchObject({ openings: 2, tokens: 1000 });
  });

  it('keeps nothing of somebody on the do-not-contact list, not even who was erased while it was analysed', async () => {
    const put = (_id: string, kind: string, value: string) =>
      SuppressionModel.create({ _id, hashes: [{ kind, hash: `${kind}:${value}` }], reason: '', addedAt: NOW });
    await put('before', 'profile', 'linkedin.com/in/marta-x1');
    const text = 'Acme opens an office in Oslo with marta@acme.example.\nAsk bob@acme.example or +351 21 000 0000.';
    const profile = 'https://www.linkedin.com/in/marta-x1';
    const unconfirmed = [{ title: 'Marta', url: profile, reason: 'Another Acme' }];
    fake.gather = async () => gatheredOf({ evidence: [evidenceOf('https://acme.example/team', text)], unconfirmed });
    const analyse = fake.analyse;
    fake.analyse = async (input) => {
      await put('meanwhile', 'email', 'marta@acme.example');
      await put('number', 'phone', '351210000000');
      return analyse(input);
    };
    await run();
    const { data } = await ReportModel.findOne().lean().orFail();
    expect(JSON.stringify(data)).not.toMatch(/marta@|marta-x1|21 000/);
    const redacted = 'Acme opens an office in Oslo with [erased].';
    expect(data).toMatchObject({
      evidence: [{ text: `${redacted}\nAsk bob@acme.example or [erased].` }],
      drops: [{ text: redacted }],
    });
  });

  it('drops what the analyst made up, and says so', async () => {
    fake.analyse = async () => {
      const citations = [{ evidenceId: 'E1', quote: 'Acme raised $90 million' }];
      const summary = [{ text: 'Acme raised $90 million.', citations }];
      return {
        draft: { summary, launches: [], keywords: [], mentions: [], news: [] },
        inputTokens: 1,
        outputTokens: 1,
      };
    };
    await run();
    expect((await report()).reportData).toMatchObject({
      analysis: { summary: '' },
      drops: [{ section: 'summary', text: 'Acme raised $90 million.' }],
    });
  });

  it('tells what changed since the version before', async () => {
    fake.gather = async () => gatheredOf({ postings: [postingOf('1', 'Welder')] });
    await run('batch-1');
    fake.gather = async () => gatheredOf({ postings: [postingOf('2', 'Pilot')] });
    clock.forward(DAY_MS);
    await run('batch-2', paramsOf({ askedAt: clock.now().toISOString() }));
    expect((await report()).reportData?.changes).toMatchObject({
      since: 1,
      openedPositions: ['Pilot'],
      closedPositions: ['Welder'],
    });
  });
});

describe('versions', () => {
  it('are not doubled when an item is done again after a kill', async () => {
    await run();
    expect(await run()).toEqual({ state: 'completed', message: null });
    expect(fake.requestedDomains).toHaveLength(1);
    expect(await ReportModel.countDocuments()).toBe(1);
  });

  it('are not doubled when two workers do the same item at once', async () => {
    await Promise.all([run(), run(), run()]);
    expect(await ReportModel.find({}, { version: 1 }).lean()).toMatchObject([{ version: 1 }]);
  });

  it('have a number of their own when two runs end at the same moment', async () => {
    await Promise.all(['a', 'b', 'c', 'd'].map((batchId) => run(batchId)));
    expect((await report()).versions.map(({ version }) => version)).toEqual([4, 3, 2, 1]);
  });

  it('older than the newest 20 are removed, and each kept one can be read', async () => {
    for (let number = 1; number <= 22; number++) await run(`batch-${number}`);
    const { versions } = await report();
    expect(versions.map(({ version }) => version)).toEqual(Array.from({ length: 20 }, (_, index) => 22 - index));
    const read = (batchId: string) => getReportVersion({ ctx, input: { reportId: `${batchId}.${id}` } });
    expect(await read('batch-3')).toMatchObject({ status: 'completed', version: 3, reportData: { evidence: [{}] } });
    await expect(read('batch-2')).rejects.toThrow(`No report has the id batch-2.${id}`);
  });
});

describe('a company keeps its report', () => {
  it('while that is younger than the person asked for', async () => {
    await run('batch-1');
    clock.forward(6 * DAY_MS);
    const params = () => paramsOf({ askedAt: clock.now().toISOString(), skipYoungerThanDays: 7 });
    expect(await run('batch-2', params())).toEqual({ state: 'skipped', message: 'Kept the report of 2026-11-21' });
    clock.forward(DAY_MS);
    expect(await run('batch-3', params())).toMatchObject({ state: 'completed' });
  });

  it('but not for one that a clock which was ahead has dated into the future', async () => {
    clock.forward(365 * DAY_MS);
    await run('batch-1');
    clock.forward(-365 * DAY_MS);
    const params = paramsOf({ askedAt: clock.now().toISOString(), skipYoungerThanDays: 7 });
    expect(await run('batch-2', params)).toMatchObject({ state: 'completed' });
    expect(await report()).toMatchObject({ version: 2 });
  });

  it('when another run wrote it after this one was asked for', async () => {
    clock.forward(1000);
    await run('batch-2');
    expect(await run('batch-1')).toMatchObject({ state: 'skipped', message: 'Kept the report of 2026-11-21' });
    expect(fake.requestedDomains).toHaveLength(1);
  });

  it('but not when the other run had another analyst', async () => {
    clock.forward(1000);
    await run('batch-2', paramsOf({ analyst: 'model' }));
    expect(await run('batch-1')).toMatchObject({ state: 'completed' });
    expect(await report()).toMatchObject({ version: 2, reportData: { analyst: { kind: 'built-in' } } });
  });
});

describe('a report fails', () => {
  const failing = (key: string) => writeReport(ctx, itemOf(key), fake.ports);

  it('without a domain, and says what to do', async () => {
    await expect(failing(await track('Nowhere', ''))).rejects.toThrow(
      'This company has no domain, so there is no site to read. Add its domain first.',
    );
    expect(fake.requestedDomains).toEqual([]);
  });

  it('for a company that is not tracked any more', async () => {
    await expect(failing(UNKNOWN_ID)).rejects.toMatchObject({ kind: 'not_found' });
  });

  it('for a company that is deleted while its report is written', async () => {
    const id = await track('Gone', 'gone.example');
    const { gather } = fake;
    fake.gather = async (...given) => {
      await CompanyModel.deleteOne({ _id: id });
      return gather(...given);
    };
    await expect(failing(id)).rejects.toMatchObject({ kind: 'not_found' });
    expect(await ReportModel.countDocuments()).toBe(0);
  });

  const unread = gatheredOf({
    pages: [{ url: 'https://acme.example', state: 'failed', message: 'no connection to acme.example' }],
    note: 'The site could not be read. no connection to acme.example',
  });
  it.each([
    { case: 'other sources know nothing', other: async () => gatheredOf({}), rest: 'No other source found anything.' },
    {
      case: 'another source fails',
      other: () => Promise.reject(new ConnectorError('vendor_unavailable', 'gdelt', 'no connection')),
      rest: '1 other source could not be read either.',
    },
  ])('when nothing could be read: $case', async ({ other, rest }) => {
    fake.gather = async () => unread;
    fake.gatherers = [gathererOf('gdelt', other)];
    await expect(run()).rejects.toMatchObject({
      kind: 'unavailable',
      message: `Nothing could be read. Company site: The site could not be read. no connection to acme.example. ${rest}`,
    });
    expect(fake.analysed).toEqual([]);
    expect(await ReportModel.countDocuments()).toBe(0);
  });

  it('for now when a page could not be read, whatever became of others', async () => {
    fake.gather = async () =>
      gatheredOf({
        pages: [
          { url: 'https://acme.example', state: 'failed', message: 'The site has a fault of its own (status 503).' },
          { url: 'https://acme.example/sitemap.xml', state: 'missing', message: 'There is no such page.' },
        ],
        note: 'The site could not be read.',
      });
    await expect(run()).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('for good when every source answers and the site forbids reading it', async () => {
    const message = 'The robots.txt of acme.example disallows automated access to this page.';
    fake.gather = async () =>
      gatheredOf({ pages: [{ url: 'https://acme.example', state: 'forbidden', message }], note: message });
    fake.gatherers = [gathererOf('gdelt', async () => gatheredOf({}))];
    await expect(run()).rejects.toMatchObject({
      kind: 'not_found',
      message: `Nothing could be read. Company site: ${message} No other source found anything.`,
    });
  });

  it.each([
    { case: 'a page', gathered: { pages: [{ url: 'https://acme.example', state: 'read' as const, message: null }] } },
    { case: 'an empty job board', gathered: { postings: [] } },
    {
      case: 'a namesake',
      gathered: { unconfirmed: [{ title: 'Acme', url: 'https://news.example', reason: 'Another' }] },
    },
  ])('but not when $case was read', async ({ gathered }) => {
    fake.gather = async () => gatheredOf(gathered);
    expect(await run()).toMatchObject({ state: 'completed' });
    expect((await report()).reportData?.analysis.summary).toBe('');
  });

  it('with its model, never in silence and without a report', async () => {
    const error = new ConnectorError('rate_limited', 'ai', 'The model is busy', { retryAfterMs: 2000 });
    fake.analyse = () => Promise.reject(error);
    await expect(run()).rejects.toBe(error);
    expect(await ReportModel.countDocuments()).toBe(0);
  });

  it('when it is told to stop, and stores nothing', async () => {
    const abort = new AbortController();
    fake.analyse = async (input) => {
      abort.abort(new Error('cancelled'));
      return {
        draft: { summary: [], launches: [], keywords: [], mentions: [], news: [] },
        inputTokens: 0,
        outputTokens: input.evidence.length,
      };
    };
    await expect(writeReport(ctx, itemOf(id, { signal: abort.signal }), fake.ports)).rejects.toThrow('cancelled');
    expect(await ReportModel.countDocuments()).toBe(0);
  });
});

it('lists versions without reading a document', async () => {
  for (const batchId of ['a', 'b', 'c']) await run(batchId);
  fake.gather = async () => gatheredOf({ evidence: [evidenceOf('https://acme.example/x')] });
  const listed = { _id: 1, version: 1, generatedAt: 1, analystName: 1 } as const;
  const plan = await ReportModel.find({ companyId: new Types.ObjectId(id) }, listed)
    .sort({ version: -1 })
    .hint('by_list')
    .explain('executionStats');
  expect((plan as never as { executionStats: object }).executionStats).toMatchObject({
    nReturned: 3,
    totalDocsExamined: 0,
  });
});
