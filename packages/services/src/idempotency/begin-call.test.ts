import { createHash } from 'node:crypto';
import { IdempotentCallModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { createContext } from '../shared/context.ts';
import { type BeginCallInput, beginCall } from './begin-call.ts';
import { KEPT_ANSWER_BYTES_MAX } from './limits.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);

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

  it('keeps no body over the limit, and is not carried out again', async () => {
    const body = 'x'.repeat(KEPT_ANSWER_BYTES_MAX + 1);
    await (await run()).answer({ status: 200, headers: {}, body });
    expect(await begin()).toEqual({ kind: 'answered', answer: { status: 200, headers: {} } });
  });
});
