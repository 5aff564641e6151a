import { ConnectorError, type ConnectorErrorKind } from '@workbench/connectors/errors';
import { CompanyModel, ReportDraftModel, ReportModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { Types } from 'mongoose';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServiceContext } from '../../shared/context.ts';
import { EMPTY_REPORT_DRAFT } from '../analyse/analyst.ts';
import { getReport } from '../present/get-report.ts';
import {
  contextOf,
  evidenceOf,
  FakePorts,
  gatheredOf,
  itemOf,
  MODEL,
  paramsOf,
  storeReportOf,
  TestClock,
  track,
} from '../reports.fixtures.ts';
import { reportIdOf } from '../runs/report-run-params.ts';
import type { ReportData } from '../schemas.ts';
import type { ReadingInput, SecondReader } from '../second-reading/second-reader.ts';
import { REPORT_PERSONAL_DATA } from '../store/personal-data.ts';
import { claimReadingCall, releaseReadingCall } from '../store/reading-calls.ts';
import { writeReport } from './write-report.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);

let ctx: ServiceContext;
let fake: FakePorts;
let id: string;
beforeEach(async () => {
  ctx = contextOf(new TestClock());
  fake = new FakePorts();
  id = await track('Acme', 'acme.example', ['Oslo, Norway']);
});
const report = () => getReport({ ctx, input: { id } });

describe('the second reading of a report', () => {
  const text = 'Oslo has become home to premises of Acme.';
  const params = paramsOf({ analyst: 'model' });
  const attempt = (number: number) => writeReport(ctx, itemOf(id, { params, attempt: number }), fake.ports);
  const outcome = async () => (await report()).reportData?.outcomes.at(-1);
  let read: SecondReader['read'];
  let reads: ReadingInput[];
  beforeEach(() => {
    const citations = [{ evidenceId: 'E1', quote: 'Acme opens an office in Oslo.' }];
    fake.analyse = async () => ({
      draft: { ...EMPTY_REPORT_DRAFT, summary: [{ text, citations }] },
      inputTokens: 900,
      outputTokens: 100,
    });
    reads = [];
    read = readingOf(true);
    fake.reader = {
      version: 'second-reading 2',
      read: (input) => {
        reads.push(input);
        return read(input);
      },
    };
  });
  const readingOf =
    (isSupported: boolean): SecondReader['read'] =>
    async ({ statements }) => ({
      readings: statements.map((one) => [one.position, { isSupported, reason: 'A desk, not an office' }]),
      inputTokens: 30,
      outputTokens: 7,
    });
  const fail = (kind: ConnectorErrorKind) => () => Promise.reject(new ConnectorError(kind, 'ai', 'The model is away.'));

  it('keeps what its second reading finds supported, and what rules alone would drop', async () => {
    await attempt(1);
    expect((await report()).reportData).toMatchObject({
      analysis: { summary: text },
      drops: [],
      analyst: { version: '1, second-reading 2' },
      cost: { inputTokens: 930, outputTokens: 107 },
    });
    expect(reads).toMatchObject([{ company: { name: 'Acme' }, evidence: [{ id: 'E1' }], statements: [{ text }] }]);
    expect(await outcome()).toMatchObject({ state: 'found', message: '1 statement read again by the model' });
    expect(await ReportDraftModel.countDocuments()).toBe(0);
  });

  it('drops what its second reading finds unsupported, and says who dropped it and why', async () => {
    read = readingOf(false);
    await attempt(1);
    expect((await report()).reportData).toMatchObject({
      analysis: { summary: '' },
      drops: [{ section: 'summary', text, reason: 'Second reading: A desk, not an office' }],
    });
  });

  it.each(['credits_exhausted', 'vendor_unavailable', 'contract_changed', 'auth'] as const)(
    'is decided by rules where the second reading fails (%s), and says so',
    async (kind) => {
      read = fail(kind);
      expect(await attempt(1)).toMatchObject({ state: 'completed' });
      const { drops } = (await report()).reportData as ReportData;
      expect(drops).toMatchObject([{ text, reason: expect.not.stringContaining('Second reading') }]);
      const message = 'Rules alone decided on 1 statement: The model is away';
      expect(await outcome()).toMatchObject({ label: 'Second reading', state: 'failed', message });
    },
  );

  it('waits for a model that limits requests, without paying for its draft again', async () => {
    read = fail('rate_limited');
    await expect(attempt(1)).rejects.toMatchObject({ kind: 'rate_limited' });
    read = readingOf(true);
    expect(await attempt(2)).toMatchObject({ state: 'completed' });
    expect([fake.analysed, reads]).toMatchObject([{ length: 1 }, { length: 2 }]);
    expect((await report()).reportData?.analysis.summary).toBe(text);
  });

  it('is decided by rules after the last attempt at a model that limits requests', async () => {
    read = fail('rate_limited');
    expect(await attempt(5)).toMatchObject({ state: 'completed' });
    expect(await outcome()).toMatchObject({ state: 'failed' });
  });

  it('goes on after a kill in its second reading, and sends neither call again', async () => {
    read = () => Promise.reject(new Error('killed'));
    await expect(attempt(1)).rejects.toThrow('killed');
    await ReportDraftModel.updateMany({}, { $set: { 'calls.0.aliveAt': new Date(0) } });
    expect(await attempt(1)).toMatchObject({ state: 'completed' });
    expect([fake.analysed, reads]).toMatchObject([{ length: 1 }, { length: 1 }]);
    expect(await outcome()).toMatchObject({ message: expect.stringContaining('may have been charged') });
    expect((await report()).reportData?.cost).toMatchObject({ inputTokens: 900 });
  });

  it('goes on after a kill behind its second reading with the answer that was paid for', async () => {
    const { compare } = fake.ports;
    fake.ports.compare = () => {
      throw new Error('killed');
    };
    await expect(attempt(1)).rejects.toThrow('killed');
    fake.ports.compare = compare;
    await attempt(1);
    expect([fake.analysed, reads]).toMatchObject([{ length: 1 }, { length: 1 }]);
    expect((await report()).reportData).toMatchObject({ analysis: { summary: text }, cost: { inputTokens: 930 } });
  });

  it('is waited for by a second worker, and both go on with its answer', async () => {
    const [begun, allowed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    read = async (input) => {
      begun.resolve();
      await allowed.promise;
      return readingOf(true)(input);
    };
    const first = attempt(1);
    await begun.promise;
    const second = attempt(2);
    const isWaiting = vi.spyOn(ReportDraftModel, 'updateOne');
    await vi.waitFor(() => expect(isWaiting.mock.calls.length).toBeGreaterThan(1), 60_000);
    isWaiting.mockRestore();
    allowed.resolve();
    expect(await Promise.all([first, second])).toMatchObject([{ state: 'completed' }, { state: 'completed' }]);
    expect(reads).toHaveLength(1);
    expect(await outcome()).toMatchObject({ state: 'found', message: '1 statement read again by the model' });
    expect(await ReportModel.find({}, { version: 1 }).lean()).toMatchObject([{ version: 1 }]);
  });

  it('ends as superseded where another worker has stored the report meanwhile', async () => {
    const citations = [{ evidenceId: 'E1', quote: 'Acme opens an office in Oslo.' }];
    const mentions = Array.from({ length: 21 }, (_, at) => ({ text: `${text}${' It grows.'.repeat(at)}`, citations }));
    fake.analyse = async () => ({ draft: { ...EMPTY_REPORT_DRAFT, mentions }, inputTokens: 900, outputTokens: 100 });
    const reportId = reportIdOf(itemOf(id).batchId, id);
    read = async (input) => {
      await storeReportOf(id, reportId);
      await ReportDraftModel.deleteMany();
      return readingOf(true)(input);
    };
    const compare = vi.spyOn(fake.ports, 'compare');
    expect(await attempt(1)).toEqual({ state: 'completed', message: null });
    expect([reads, compare.mock.calls]).toMatchObject([{ length: 1 }, { length: 0 }]);
    expect(await ReportModel.find().lean()).toMatchObject([{ _id: reportId, data: {} }]);
  });

  const killAfterReading = async () => {
    const { compare } = fake.ports;
    fake.ports.compare = () => {
      throw new Error('killed');
    };
    await expect(attempt(1)).rejects.toThrow('killed');
    fake.ports.compare = compare;
  };

  it('opens an answer that an earlier version has stored, and names the prompt that was answered', async () => {
    const doubted = 'Acme has 40 desks in Oslo.';
    const citations = [{ evidenceId: 'E1', quote: 'Acme opens an office in Oslo.' }];
    const summary = [text, doubted].map((one) => ({ text: one, citations }));
    fake.analyse = async () => ({ draft: { ...EMPTY_REPORT_DRAFT, summary }, inputTokens: 900, outputTokens: 100 });
    await killAfterReading();
    await ReportDraftModel.updateMany({}, { $unset: { 'calls.0.version': 1 } });
    await attempt(2);
    expect((await report()).reportData).toMatchObject({
      analysis: { summary: text },
      drops: [{ text: doubted, reason: 'The number 40 is not in its source' }],
      analyst: { version: '1, second-reading 1' },
    });
  });

  it('names the prompt that was answered, also where another one is in use since the kill', async () => {
    await killAfterReading();
    fake.reader = { version: 'second-reading 3', read: () => Promise.reject(new Error('read twice')) };
    await attempt(2);
    expect((await report()).reportData?.analyst).toMatchObject({ version: '1, second-reading 2' });
  });

  it.each([
    ['was renamed', { name: 'Globex' }, 'acme.example'],
    ['has another domain', { domain: 'globex.example' }, 'globex.example'],
  ])('is written anew, with its draft, for a company that %s since the kill', async (_, change, domain) => {
    await killAfterReading();
    await CompanyModel.collection.updateOne({ _id: new Types.ObjectId(id) as never }, { $set: change });
    expect(await attempt(2)).toMatchObject({ state: 'completed' });
    expect(fake.analysed).toHaveLength(2);
    expect((await report()).reportData?.evidence).toMatchObject([{ url: `https://${domain}/news` }]);
  });

  it('says nothing of the company that was merged into its own since the kill', async () => {
    const survivorId = await track('Globex', 'globex.example');
    await killAfterReading();
    await CompanyModel.deleteOne({ _id: id });
    await CompanyModel.updateOne({ _id: survivorId }, { $set: { formerIds: [new Types.ObjectId(id)] } });
    expect(await attempt(2)).toMatchObject({ state: 'completed' });
    const { companyName, reportData } = await getReport({ ctx, input: { id: survivorId } });
    expect([companyName, reportData?.evidence]).toMatchObject(['Globex', [{ url: 'https://globex.example/news' }]]);
    expect(JSON.stringify(reportData?.analysis)).not.toContain('Acme');
  });

  it('names the model that wrote the draft, also when another one is set since the kill', async () => {
    ctx = contextOf(new TestClock(), MODEL);
    await killAfterReading();
    ctx = contextOf(new TestClock(), { ...MODEL, model: 'another-model' });
    await attempt(2);
    expect(fake.analysed).toHaveLength(1);
    expect((await report()).reportData?.analyst).toMatchObject({ name: 'test-model' });
  });

  describe('after an erasure', () => {
    const query = {
      identifiers: [{ kind: 'email', value: 'marta@acme.example' }],
      name: 'Marta Doe',
      company: null,
    } as const;
    const erase = async () => {
      for (const { find, erase: eraseFound } of REPORT_PERSONAL_DATA) {
        const found = await find(ctx, query as never);
        await eraseFound(
          ctx,
          found.map((one) => one.id),
          query as never,
        );
      }
    };
    const named = 'Marta Doe heads the office of Acme in Oslo.';
    const quote = 'Acme opens an office in Oslo. Marta Doe (marta@acme.example) heads it.';
    beforeEach(() => {
      fake.gather = async ({ target }) =>
        gatheredOf({ evidence: [evidenceOf(`https://${target.domain}/news`, quote)] });
      fake.analyse = async () => ({
        draft: {
          ...EMPTY_REPORT_DRAFT,
          summary: [text, named].map((one) => ({ text: one, citations: [{ evidenceId: 'E1', quote }] })),
        },
        inputTokens: 900,
        outputTokens: 100,
      });
    });
    const saying =
      (reason: string, before: () => Promise<void>): SecondReader['read'] =>
      async ({ statements }) => {
        await before();
        const basis = [`${reason} lead it`];
        const readings = statements.map(({ position }) => [position, { isSupported: false, reason, basis }] as never);
        return { readings, inputTokens: 30, outputTokens: 7 };
      };

    it('during it, neither the draft nor the report names the person again', async () => {
      read = saying('Marta Doe does not', erase);
      await killAfterReading();
      expect(JSON.stringify(await ReportDraftModel.find().lean())).not.toMatch(/Marta/);
      await attempt(2);
      expect(JSON.stringify((await report()).reportData)).not.toMatch(/Marta/);
    });

    it('during it, the report of the same attempt does not name them either', async () => {
      read = saying('Marta Doe does not', erase);
      await attempt(1);
      expect(JSON.stringify((await report()).reportData)).not.toMatch(/Marta/);
    });

    it('during the second of two calls, what the first said of the person goes, and nothing more is sent of them', async () => {
      const mentions = Array.from({ length: 41 }, (_, at) => ({
        text: `${named}${' It grows.'.repeat(at)}`,
        citations: [{ evidenceId: 'E1', quote }],
      }));
      fake.analyse = async () => ({ draft: { ...EMPTY_REPORT_DRAFT, mentions }, inputTokens: 900, outputTokens: 100 });
      read = saying('Marta Doe does not', async () => {
        if (reads.length === 2) await erase();
      });
      await attempt(1);
      expect(JSON.stringify((await report()).reportData)).not.toMatch(/Marta/);
      expect(reads.map((sent) => /Marta/.test(JSON.stringify(sent)))).toEqual([true, true, false]);
    });

    it('behind it, what was rejected stays rejected, and what it said of the person goes', async () => {
      read = saying('marta@acme.example does not', async () => undefined);
      await killAfterReading();
      await erase();
      expect(JSON.stringify(await ReportDraftModel.find().lean())).not.toMatch(/marta/i);
      await attempt(2);
      expect(reads).toHaveLength(1);
      expect((await report()).reportData).toMatchObject({
        analysis: { summary: '' },
        drops: [{ text, reason: 'Second reading: [erased] does not' }, {}],
      });
    });

    it('counts as read what it has a reading of, and leaves the rest to the rules', async () => {
      read = async ({ statements: [first] }) => ({
        readings: [[first?.position ?? '', { isSupported: true, reason: '' }]],
        inputTokens: 30,
        outputTokens: 7,
      });
      await attempt(1);
      const message = 'Rules alone decided on 1 statement: The second reading says nothing of them';
      expect(await outcome()).toMatchObject({ state: 'failed', message });
    });
  });
});

it('a call is sent by whoever has claimed it alone, and by no one once the draft is gone', async () => {
  const company = { name: 'Acme', domain: 'acme.example' };
  const key = { _id: 'r', company };
  const draft = { _id: 'r', company: { id, ...company }, data: {}, calls: {}, writtenAt: new Date() };
  await ReportDraftModel.collection.insertOne(draft as never);
  expect(await claimReadingCall(key, 0, 'a')).toBeNull();
  await releaseReadingCall(key, 0, 'a');
  expect(await claimReadingCall(key, 0, 'b')).toBeNull();
  await releaseReadingCall(key, 0, 'a');
  expect(await claimReadingCall(key, 0, 'c')).toEqual({ state: 'sent', token: 'b', aliveAt: expect.any(Date) });
  // Another draft, written for the new name of the company.
  expect(await claimReadingCall({ ...key, company: { ...company, name: 'Globex' } }, 1, 'd')).toBe('gone');
  expect((await ReportDraftModel.findById('r').lean())?.calls).not.toHaveProperty('1');
  await ReportDraftModel.deleteMany();
  expect(await claimReadingCall(key, 0, 'd')).toBe('gone');
});
