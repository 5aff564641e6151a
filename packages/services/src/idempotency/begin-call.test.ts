import { createHash } from 'node:crypto';
import { IdempotentCallModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { mongo } from 'mongoose';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createContext } from '../shared/context.ts';
import { type BeginCallInput, beginCall } from './begin-call.ts';
import { KEPT_ANSWER_BYTES_MAX } from './limits.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);
afterEach(() => vi.restoreAllMocks());

const AT = new Date('2026-11-23T12:00:00Z');
const INPUT: BeginCallInput = {
  caller: 'a',
  formerCaller: 'Bearer a',
  key: 'k',
  request: 'POST /api/lists',
  waitMs: 0,
};
const begin = (input: Partial<BeginCallInput> = {}, now = AT) =>
  beginCall({ ctx: createContext({ now: () => now }), input: { ...INPUT, ...input } });

async function run(input?: Partial<BeginCallInput>, now?: Date) {
  const start = await begin(input, now);
  if (start.kind !== 'run') throw new Error(`The call is ${start.kind}`);
  return start.claim;
}

describe('a call with a key', () => {
  it('is running for others until it is answered, then answers them', async () => {
    const claim = await run();
    expect(await begin()).toEqual({ kind: 'running' });
    const waiting = begin({ waitMs: 60_000 });
    const answer = { status: 201, headers: { location: '/x' }, body: '{}' };
    await claim.answer(answer);
    expect(await waiting).toEqual({ kind: 'answered', answer });
  });

  it('stores neither key nor caller nor request', async () => {
    await run({ key: 'marta@acme.com', request: 'POST {"name":"Marta"}' });
    expect(JSON.stringify(await IdempotentCallModel.find().lean())).not.toMatch(/marta|Bearer/i);
  });

  it('ends after 24 hours, also where the index has not deleted it', async () => {
    const claim = await run();
    await claim.answer({ status: 200, headers: {}, body: '{}' });
    const later = await run({ request: 'POST /api/views' }, new Date(AT.getTime() + 24 * 3_600_000));
    expect(later.callId).not.toBe(claim.callId);
    await later.forget();
  });

  it('that began under an earlier version is found by what that took for the caller', async () => {
    const claim = await run();
    const answer = { status: 200, headers: {}, body: '{}' };
    await claim.answer(answer);
    const earlier = createHash('sha256')
      .update(JSON.stringify(['Bearer a', 'k']))
      .digest('hex');
    const stored = await IdempotentCallModel.findOne().orFail().lean();
    await IdempotentCallModel.collection.insertOne({ ...stored, _id: earlier } as never);
    await IdempotentCallModel.deleteOne({ _id: stored._id });
    expect(await begin()).toEqual({ kind: 'answered', answer });
    expect((await begin({ formerCaller: 'Bearer b' })).kind).toBe('run');
  });

  it('that had no effect leaves nothing behind', async () => {
    await (await run()).forget();
    expect(await IdempotentCallModel.countDocuments()).toBe(0);
  });

  it('that was interrupted is continued by one repeat, under the same id', async () => {
    const claim = await run();
    await claim.interrupt();
    const starts = await Promise.all([begin(), begin(), begin()]);
    expect(starts.map(({ kind }) => kind).sort()).toEqual(['interrupted', 'running', 'running']);
    expect(starts.find(({ kind }) => kind === 'interrupted')).toMatchObject({ claim: { callId: claim.callId } });
  });

  const closed = new mongo.MongoNetworkError('connection closed');
  const shutsDown = new mongo.MongoServerError({ message: 'connection closed at shutdown', code: 11_600 });
  it.each([
    ['interrupt', 'updateOne', 'interrupted', closed],
    ['answer', 'updateOne', 'answered', closed],
    ['forget', 'deleteOne', 'run', closed],
    ['forget', 'deleteOne', 'run', shutsDown],
  ] as const)(
    'whose %s meets a database that restarts is ended when it is back',
    async (how, write, then, restarts) => {
      const claim = await run();
      vi.spyOn(IdempotentCallModel.collection, write).mockRejectedValueOnce(restarts).mockRejectedValueOnce(restarts);
      await expect(claim[how]({ status: 200, headers: {}, body: '{}' })).rejects.toThrow('connection closed');
      expect((await begin({ waitMs: 10_000 })).kind).toBe(then);
    },
  );

  it('is carried out by one repeat where its end is written after that has taken over', async () => {
    const claim = await run();
    const restarts = new mongo.MongoNetworkError('connection closed');
    vi.spyOn(IdempotentCallModel.collection, 'deleteOne')
      .mockRejectedValueOnce(restarts)
      .mockRejectedValueOnce(restarts);
    // Its renewals have failed, too.
    await IdempotentCallModel.collection.updateOne({}, { $set: { leaseUntil: new Date(Date.now() - 1000) } });
    await expect(claim.forget()).rejects.toThrow('connection closed');
    const repeat = await begin();
    if (repeat.kind !== 'interrupted') throw new Error(`The repeat is ${repeat.kind}`);
    await vi.waitUntil(() => vi.mocked(IdempotentCallModel.collection.deleteOne).mock.calls.length === 3, 60_000);
    await Promise.all(
      vi
        .mocked(IdempotentCallModel.collection.deleteOne)
        .mock.results.map(({ value }) => value)
        .slice(2),
    );
    expect((await begin()).kind).toBe('running');
    await repeat.claim.answer({ status: 200, headers: {}, body: '{}' });
    expect((await begin()).kind).toBe('answered');
  });

  it('that was stored although the database was away for its caller has not begun: a repeat is carried out', async () => {
    const calls = IdempotentCallModel.collection;
    const insert = calls.insertOne.bind(calls);
    const now = performance.now.bind(performance);
    let waitedMs = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now() + waitedMs);
    vi.spyOn(calls, 'insertOne').mockImplementationOnce(async (doc) => {
      await insert(doc);
      waitedMs = 60_000;
      throw new mongo.MongoNetworkError('connection closed');
    });
    await expect(begin()).rejects.toThrow('connection closed');
    expect((await begin({ waitMs: 10_000 })).kind).toBe('run');
  });

  it('keeps no body over the limit, and is not carried out again', async () => {
    const body = 'x'.repeat(KEPT_ANSWER_BYTES_MAX + 1);
    await (await run()).answer({ status: 200, headers: {}, body });
    expect(await begin()).toEqual({ kind: 'answered', answer: { status: 200, headers: {} } });
  });
});
