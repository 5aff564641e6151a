import { setTimeout as sleep } from 'node:timers/promises';
import { ScheduleModel } from '@workbench/db';
import { useTestDatabase } from '@workbench/db/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { registerSchedule } from '../index.ts';
import { ctx, FAST, until } from '../jobs.fixtures.ts';
import { type JobEngine, startJobEngine } from '../processor/engine.ts';

useTestDatabase();

const engines: JobEngine[] = [];
afterEach(async () => {
  await Promise.all(engines.splice(0).map((engine) => engine.stop()));
});

async function startTwo(): Promise<void> {
  engines.push(...(await Promise.all([1, 2].map(() => startJobEngine({ ctx, timings: FAST })))));
}

describe('recurring work', () => {
  it('runs in one process at a time, and the interval counts from the end of a run', async () => {
    const spans: { from: number; to: number }[] = [];
    const run = async () => {
      const from = Date.now();
      await sleep(150);
      spans.push({ from, to: Date.now() });
    };
    registerSchedule({ name: 't.often', everyMs: 200, run });
    await startTwo();
    await until(() => spans.length >= 3);
    for (const [index, { from }] of spans.entries()) {
      const before = spans[index - 1];
      if (before) expect(from - before.to).toBeGreaterThanOrEqual(200);
    }
  });

  it('is due again after a failure, and after the death of the process that was at it', async () => {
    await ScheduleModel.create({ _id: 't.fails', nextAt: new Date(0), owner: 'dead', leaseUntil: new Date(0) });
    let runs = 0;
    const run = () => {
      runs++;
      return Promise.reject(new Error('no'));
    };
    registerSchedule({ name: 't.fails', everyMs: 50, run });
    await startTwo();
    await until(() => runs >= 2);
    expect(runs).toBeGreaterThanOrEqual(2);
  });

  it('runs although a clock that was ahead has stored that it is due, or at work, in a year', async () => {
    const inAYear = new Date(Date.now() + 365 * 86_400_000);
    await ScheduleModel.create({ _id: 't.ahead', nextAt: inAYear, owner: 'dead', leaseUntil: inAYear });
    let runs = 0;
    registerSchedule({ name: 't.ahead', everyMs: 3_600_000, run: async () => void runs++ });
    await startTwo();
    await until(() => runs === 1);
    expect((await ScheduleModel.findById('t.ahead').lean())?.owner).not.toBe('dead');
  });

  it('waits for its hour across a restart', async () => {
    await ScheduleModel.create({
      _id: 't.hourly',
      nextAt: new Date(Date.now() + 60_000),
      owner: null,
      leaseUntil: null,
    });
    let runs = 0;
    registerSchedule({ name: 't.hourly', everyMs: 3_600_000, run: async () => void runs++ });
    await startTwo();
    await sleep(300);
    expect(runs).toBe(0);
  });
});
