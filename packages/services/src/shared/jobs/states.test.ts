import { BatchItemModel, BatchModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { ServiceError } from '../errors.ts';
import { ctx } from './jobs.fixtures.ts';
import {
  BATCH_TRANSITIONS,
  ITEM_STATES,
  ITEM_TRANSITIONS,
  inStates,
  isAllowed,
  type StoredBatchState,
} from './states.ts';
import { cancelBatch, pauseBatch, resumeBatch, retryBatch } from './store/control-batch.ts';
import { startBatch } from './store/start-batch.ts';

const BATCH_STATES: StoredBatchState[] = ['preparing', 'running', 'paused', 'completed', 'cancelled', 'failed'];
const ENDED = new Set<StoredBatchState>(['completed', 'cancelled', 'failed']);

describe('transitions', () => {
  test.each<[keyof typeof BATCH_TRANSITIONS, string, string]>([
    ['start', 'preparing', 'running'],
    ['pause', 'running', 'paused'],
    ['resume', 'paused', 'running'],
    ['cancel', 'running paused', 'cancelled'],
    ['complete', 'running paused', 'completed'],
    ['fail', 'running paused', 'failed'],
    ['reopen', 'running completed failed', 'running'],
    ['reopenPaused', 'paused', 'paused'],
  ])('%s a batch from %s to %s and from no other state', (name, from, to) => {
    const transition = BATCH_TRANSITIONS[name];
    expect(BATCH_STATES.filter((state) => isAllowed(transition, state)).join(' ')).toBe(from);
    expect(transition.to).toBe(to);
  });

  test.each<[keyof typeof ITEM_TRANSITIONS, string, string]>([
    ['claim', 'pending', 'running'],
    ['complete', 'running', 'completed'],
    ['skip', 'running', 'skipped'],
    ['fail', 'running', 'failed'],
    ['release', 'running', 'pending'],
    ['cancel', 'pending running', 'cancelled'],
    ['reopen', 'skipped failed', 'pending'],
  ])('%s an item from %s to %s and from no other state', (name, from, to) => {
    const transition = ITEM_TRANSITIONS[name];
    expect(ITEM_STATES.filter((state) => isAllowed(transition, state)).join(' ')).toBe(from);
    expect(transition.to).toBe(to);
  });

  test('a filter names one state, or several', () => {
    expect(inStates(BATCH_TRANSITIONS.pause.from)).toBe('running');
    expect(inStates(BATCH_TRANSITIONS.cancel.from)).toEqual({ $in: ['running', 'paused'] });
  });
});

describe('a command moves a batch as its transition allows, and else leaves its state', () => {
  useTestDatabase();
  beforeEach(emptyTestDatabase);

  const commands = [
    ['pause', pauseBatch],
    ['resume', resumeBatch],
    ['cancel', cancelBatch],
    ['reopen', (id: string) => retryBatch({}, id)],
  ] as const;
  const refused: Record<string, StoredBatchState[]> = {
    pause: ['preparing'],
    resume: [],
    cancel: ['preparing'],
    reopen: ['preparing', 'cancelled'],
  };

  it.each(commands.flatMap(([name, command]) => BATCH_STATES.map((state) => [name, state, command] as const)))(
    '%s of a %s batch',
    async (name, state, command) => {
      const { id } = await startBatch(ctx, { kind: 't.states', params: {}, keys: ['a'] });
      const finishedAt = ENDED.has(state) ? new Date() : null;
      await BatchModel.updateOne({ _id: id }, { $set: { state, finishedAt, finishedNotified: finishedAt !== null } });
      const outcome = await command(id).catch((error: unknown) => error);
      const isRefused = refused[name]?.includes(state);
      expect(outcome instanceof ServiceError && outcome.kind === 'conflict').toBe(isRefused);
      const transition = BATCH_TRANSITIONS[name === 'reopen' && state === 'paused' ? 'reopenPaused' : name];
      const expected = isAllowed(transition, state) ? transition.to : state;
      expect((await BatchModel.findById(id).lean())?.state).toBe(expected);
      const isCancelled = name === 'cancel' && isAllowed(transition, state);
      expect((await BatchItemModel.findOne({ batchId: id }).lean())?.state).toBe(isCancelled ? 'cancelled' : 'pending');
    },
  );

  it('leaves a batch cancelled that was cancelled while a command to reopen it was under way', async () => {
    const { id } = await startBatch(ctx, { kind: 't.states', params: {}, keys: ['a'] });
    const update = BatchModel.updateOne.bind(BatchModel);
    const first = vi.spyOn(BatchModel, 'updateOne').mockImplementationOnce((async (
      ...args: Parameters<typeof update>
    ) => {
      await update({ _id: id }, { $set: { state: 'cancelled' } });
      return update(...args);
    }) as never);
    await expect(retryBatch({}, id)).rejects.toMatchObject({ kind: 'conflict' });
    expect(first).toHaveBeenCalled();
    first.mockRestore();
    expect((await BatchModel.findById(id).lean())?.state).toBe('cancelled');
  });
});
